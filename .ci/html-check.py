"""Looks at the report of a run, and at its pictures, in a headless Chromium. Prints each thing that was tried."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

COMMAND = str(pathlib.Path(sys.argv[1]).resolve())
CHECKS = pathlib.Path("Checks").resolve()
LONGEST = 2.0  # seconds until 1,000 scenarios can be read

failures = []


def expect(holds, what):
    print(("ok      " if holds else "FAILED  ") + what, flush=True)
    if not holds:
        failures.append(what)


def run(*words, cwd):
    result = subprocess.run([COMMAND, *words], cwd=cwd, capture_output=True, text=True)
    if result.returncode > 1:
        sys.exit(f"{words}: status {result.returncode}\n{result.stderr}")
    return result.stdout


# What is written by hand into a page is checked as a reader would meet it: these run in the page.

LIGHT = """
  const channel = value => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const parts = colour => (colour.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
"""

CONTRAST = "() => {" + LIGHT + """
  const isOpaque = colour => { const p = parts(colour); return p.length === 3 || p[3] === 1; };
  const ground = element => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (isOpaque(colour)) return parts(colour);
    }
    return parts(getComputedStyle(document.documentElement).backgroundColor);
  };
  let lowest = [99, ''];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest('svg, script, style')) continue;
    if (!element.checkVisibility()) continue;
    count += 1;
    const value = contrast(parts(getComputedStyle(element).color), ground(element));
    if (value < lowest[0]) lowest = [value, element.className + ': ' + walker.currentNode.data.slice(0, 40)];
  }
  return { lowest: lowest[0], where: lowest[1], count };
}"""

# In a picture the ground of a word is the last opaque shape before it that holds its middle.
PICTURE_CONTRAST = "() => {" + LIGHT + """
  const all = Array.from(document.querySelectorAll('svg rect, svg circle, svg text'));
  const shapes = all.map(element => ({ element, box: element.getBoundingClientRect(), style: getComputedStyle(element) }));
  const isGround = shape => shape.element.tagName !== 'text' && shape.style.fill !== 'none'
    && shape.element.getClientRects().length > 0 && shape.style.opacity === '1';
  const groundAt = (x, y, before) => {
    for (let at = before - 1; at >= 0; at -= 1) {
      const box = shapes[at].box;
      if (isGround(shapes[at]) && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) {
        return parts(shapes[at].style.fill);
      }
    }
    return [255, 255, 255];
  };
  let words = [99, ''];
  let rings = [99, ''];
  let count = 0;
  shapes.forEach((shape, number) => {
    if (shape.element.getClientRects().length === 0) return;
    const box = shape.box;
    if (shape.element.tagName === 'text') {
      count += 1;
      const ground = groundAt((box.left + box.right) / 2, (box.top + box.bottom) / 2, number);
      const value = contrast(parts(shape.style.fill), ground);
      if (value < words[0]) words = [value, shape.element.textContent];
    } else if (shape.element.classList.contains('ring')) {
      for (const [x, y] of [[box.left - 5, box.top + 10], [box.left + 8, (box.top + box.bottom) / 2]]) {
        const value = contrast(parts(shape.style.stroke), groundAt(x, y, number));
        if (value < rings[0]) rings = [value, 'ring'];
      }
    }
  });
  return { words: words[0], where: words[1], rings: rings[0], count };
}"""

STRUCTURE = """() => {
  const ids = Array.from(document.querySelectorAll('[id]'), element => element.id);
  const pictures = Array.from(document.querySelectorAll('svg:not([aria-hidden]):not(svg svg), img'));
  const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), heading => Number(heading.tagName[1]));
  return {
    doubleIds: ids.length - new Set(ids).size,
    pictures: pictures.length,
    silent: pictures.filter(one => one.getAttribute('role') !== 'img' || !one.getAttribute('aria-label')).length,
    skips: levels.filter((level, at) => at > 0 && level > levels[at - 1] + 1).length,
    firsts: levels.filter(level => level === 1).length,
    landmarks: ['header', 'main', 'nav', 'footer', '[role=search]'].filter(name => document.querySelector(name)).length,
    scripts: document.scripts.length,
  };
}"""


class Browser:
    """A page with all that went wrong on it."""

    def __init__(self, browser, **options):
        self.context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        self.page = self.context.new_page()
        self.errors = []
        self.requests = []
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.errors.append(dialog.message), dialog.dismiss()))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def open(self, path):
        self.requests.clear()
        start = time.monotonic()
        self.page.goto(f"file://{path}", wait_until="load")
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return time.monotonic() - start

    def focused(self, script="element => element.tagName"):
        return self.page.evaluate(f"() => ({script})(document.activeElement)")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)


def look_at_structure(browser, path):
    it = Browser(browser)
    it.open(path)
    found = it.page.evaluate(STRUCTURE)
    expect(found["doubleIds"] == 0, "every id is there once")
    expect(found["pictures"] > 0 and found["silent"] == 0, f"{found['pictures']} pictures, each with a text alternative")
    expect(found["skips"] == 0 and found["firsts"] == 1, "headings in order, one at the top")
    expect(found["landmarks"] == 5, "header, navigation, search, main and footer")
    expect(len(it.requests) == 1, f"nothing is fetched but the page: {it.requests[1:3]}")
    expect(it.errors == [], f"nothing on the console {it.errors[:2]}")
    it.context.close()


def use_the_keyboard(browser, path):
    it = Browser(browser)
    it.open(path)
    it.press("Tab")
    expect(it.focused("element => element.className") == "skip", "Tab comes to the way past the top first")
    it.press("Enter")
    expect(it.focused("element => element.id") == "results", "Return goes to the results")

    it.open(path)
    for _ in range(3):
        it.press("Tab")
        if it.focused("element => element.name") == "words":
            break
    expect(it.focused("element => element.name") == "words", "Tab comes to the search")
    it.page.keyboard.type("reload")
    it.page.wait_for_timeout(200)
    shown = it.page.locator(".block:visible")
    texts = shown.all_text_contents()
    status = it.page.locator("[role=status]").text_content()
    expect(texts and all("reload" in text.lower() for text in texts), f"search leaves what has the word: {status}")
    it.press("Enter")
    expect(it.focused() == "H3" and it.focused("element => element.closest('details, .block').hidden") is False,
           "Return goes to the first block that is left")
    it.press("Tab")
    expect(it.focused() == "SUMMARY", "Tab goes on to its details")

    # All the way through a page by Tab: everything that can be used is come to, and is seen to have focus.
    it.open(path)
    it.page.evaluate("() => document.querySelectorAll('.block').forEach((block, at) => { if (at > 1) block.remove() })")
    wanted = it.page.evaluate("""() => Array.from(document.querySelectorAll('a, button, input, summary, [tabindex="0"]'))
      .filter(element => element.checkVisibility()).length""")
    met, unseen = set(), []
    for _ in range(wanted + 5):
        it.press("Tab")
        mark = it.focused("""element => {
          if (element === document.body) return null;
          element.dataset.met ||= String(document.querySelectorAll('[data-met]').length + 1);
          const style = getComputedStyle(element);
          return [element.dataset.met, style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2];
        }""")
        if mark is None:
            break
        met.add(mark[0])
        if not mark[1]:
            unseen.append(mark[0])
    expect(len(met) >= wanted, f"Tab comes to all of {wanted} links, buttons and fields ({len(met)})")
    expect(unseen == [], "each of them shows that it has focus")

    # The scrubber.
    it.open(path)
    it.page.locator("input[type=range]").first.focus()
    last = int(it.focused("element => element.max"))
    it.press("Home")
    first = it.focused("""element => { const stage = element.closest('.stage');
      return [element.value, stage.querySelectorAll('.beats > li.now').length,
        getComputedStyle(stage.querySelector('.beats > li')).display !== 'none', element.getAttribute('aria-valuetext')] }""")
    expect(first[:3] == ["1", 1, True] and first[3].startswith(f"Beat 1 of {last}: 1 the task starts"),
           f"Home shows the first beat, and says it: {first[3][:60]}")
    it.press("ArrowRight", "ArrowRight")
    third = it.focused("""element => { const stage = element.closest('.stage');
      const rings = Array.from(stage.querySelectorAll('.here .ring')).filter(one => one.getClientRects().length > 0);
      const dots = Array.from(stage.querySelectorAll('.step .dot')).filter(one => one.getClientRects().length > 0);
      const now = stage.querySelector('.beats > li.now');
      return [element.value, rings.length, dots.length, stage.querySelector('svg').getAttribute('aria-label')
        === element.getAttribute('aria-valuetext'),
        stage.querySelector('use').getAttribute('href') === '#' + now.dataset.screen] }""")
    expect(third == ["3", 1, 3, True, True], f"two arrows later: one ring, a path of three, and the picture says it {third}")
    it.press("End")
    expect(it.focused("element => element.value") == str(last), "End shows the last")
    it.press("Tab", "Tab", "Enter")
    everything = it.focused("element => [element.textContent, element.getAttribute('aria-pressed'), "
                            "Array.from(element.closest('.stage').querySelectorAll('.beats > li'))"
                            ".every(beat => beat.checkVisibility())]")
    expect(everything == ["All beats", "true", True], f"a button shows all beats {everything}")

    # Filters.
    it.open(path)
    count = it.page.locator(".block:visible").count()
    box = it.page.locator("input[value=failed]")
    box.focus()
    it.press("Space")
    it.page.wait_for_timeout(200)
    left = it.page.locator(".block:visible")
    expect(left.count() < count and all("failed" not in (one.get_attribute("data-verdicts") or "").split()
                                        or "passed" in one.get_attribute("data-verdicts")
                                        or "not-observed" in one.get_attribute("data-verdicts")
                                        for one in left.all()),
           f"without failed ones {left.count()} of {count} blocks are left")
    expect(it.errors == [], f"nothing on the console {it.errors[:2]}")
    it.context.close()


def look_at_colours(browser, path, picture):
    for scheme in ("light", "dark"):
        it = Browser(browser, color_scheme=scheme)
        it.open(path)
        it.page.evaluate("() => document.querySelectorAll('details').forEach(one => { one.open = true })")
        found = it.page.evaluate(CONTRAST)
        expect(found["lowest"] >= 4.5 and found["count"] > 100,
               f"{scheme}: {found['count']} words, contrast at least {found['lowest']:.2f} ({found['where']})")
        it.page.set_content(pathlib.Path(picture).read_text())
        found = it.page.evaluate(PICTURE_CONTRAST)
        expect(found["words"] >= 4.5 and found["count"] > 20,
               f"{scheme}: {found['count']} words in a picture, at least {found['words']:.2f} ({found['where']})")
        expect(3 <= found["rings"] < 99, f"{scheme}: rings against what is around and inside them, {found['rings']:.2f}")
        it.context.close()


def apply_the_rules_of_axe(browser, path):
    for width, scheme in ((1280, "light"), (1280, "dark"), (360, "light")):
        it = Browser(browser, color_scheme=scheme, viewport={"width": width, "height": 900})
        it.open(path)
        it.page.evaluate("""() => {
          document.querySelectorAll('.block').forEach((block, at) => { if (at > 2) block.remove() });
          document.querySelectorAll('.block').forEach(block => { block.style.contentVisibility = 'visible' });
        }""")
        results = Axe().run(it.page, options={"resultTypes": ["violations"]})
        found = [f"{one['id']} ({len(one['nodes'])}): {one['nodes'][0]['html'][:80]}" for one in results.response["violations"]]
        expect(found == [], f"axe {results.response['testEngine']['version']}, {width} points, {scheme}: {found or 'nothing'}")
        it.context.close()


def look_at_it_otherwise(browser, path):
    it = Browser(browser, viewport={"width": 360, "height": 800})
    it.open(path)
    beyond = it.page.evaluate("""() => Array.from(document.querySelectorAll('body *'))
      .filter(element => element.checkVisibility({ contentVisibilityAuto: true }) && !element.closest('.shared'))
      .filter(element => !element.matches('.skip') && element.getBoundingClientRect().right > 361)
      .filter(element => { const box = element.closest('.compare, pre');
        return !box || box === element || !['auto', 'scroll'].includes(getComputedStyle(box).overflowX) })
      .map(element => element.tagName + '.' + element.className)""")
    width = it.page.evaluate("() => document.documentElement.scrollWidth")
    expect(width <= 360 and beyond == [], f"360 points: nothing beyond the edge ({width}) {beyond[:3]}")
    it.context.close()

    for motion, moves in (("reduce", False), ("no-preference", True)):
        it = Browser(browser, reduced_motion=motion)
        it.open(path)
        name = it.page.evaluate("() => getComputedStyle(document.querySelector('.here .ring')).transitionDuration")
        expect((name != "0s") == moves, f"motion {motion}: {name}")
        it.context.close()

    it = Browser(browser, forced_colors="active")
    it.open(path)
    border = it.page.evaluate("() => getComputedStyle(document.querySelector('.chip')).borderTopWidth")
    expect(border == "1px", "forced colours: verdicts keep an edge")
    it.context.close()

    it = Browser(browser, java_script_enabled=False)
    it.page.goto(f"file://{path}")
    beats = it.page.locator(".block.open .beats").first.locator("li")
    expect(beats.count() > 1 and all(beat.is_visible() for beat in beats.all()), "without JavaScript all beats are read")
    expect(not it.page.locator(".filter").is_visible() and not it.page.locator(".stepper").first.is_visible(),
           "without JavaScript nothing is offered that does nothing")
    it.page.locator(".block:not(.open) summary, .block summary").first.press("Enter")
    expect(it.page.locator(".block svg.picture use").first.count() == 1, "without JavaScript there is a picture")
    it.context.close()

    it = Browser(browser)
    it.open(path)
    it.page.emulate_media(media="print")
    hidden = it.page.evaluate("""() => Array.from(document.querySelectorAll('.beats > li, .claims dd'))
      .filter(element => element.getClientRects().length === 0 || element.getBoundingClientRect().height === 0).length""")
    expect(hidden == 0, f"on paper everything is there ({hidden} missing)")
    it.context.close()


def try_hostile_texts(browser, folder):
    words = "</script><script>alert(1)</script><img src=x onerror=alert(2)> ]]> --> &amp; \\u202e' "
    (folder / "hostile.app").write_text(
        f"App: {words}\n\nScreen: Cart\n  heading \"{words}\"\n  button \"{'long ' * 15_000}\"\n"
        f"  button \"Pay\"\n    on activate: announce \"{words}\"\n"
    )
    (folder / "hostile.check").write_text(
        f"Profile: VoiceOver, TalkBack\nTask: activate \"Pay\"\nExpected: focus is on \"{words}\"\n"
        "          \"Pay\" is announced once\n"
    )
    run("hostile.check", "--app", "hostile.app", "--format", "html:hostile.html", cwd=folder)
    run("draw", "hostile.check", "--app", "hostile.app", "--output", "hostile.svg", cwd=folder)
    it = Browser(browser)
    it.open(folder / "hostile.html")
    found = it.page.evaluate("() => [document.scripts.length, document.images.length, document.querySelectorAll('.block').length]")
    expect(found == [1, 0, 1], f"hostile texts are words: {found} scripts, images, blocks")
    size = (folder / "hostile.html").stat().st_size
    expect(size < 400_000, f"a long text is cut: {size} bytes")
    it.open(folder / "hostile.svg")
    tag = it.page.evaluate("() => document.documentElement.tagName + document.querySelectorAll('script, image').length")
    expect(tag == "svg0", f"a picture with hostile texts is a picture ({tag})")
    expect(it.errors == [], f"nothing runs {it.errors[:2]}")
    it.context.close()


def open_a_thousand(browser, folder):
    for number in range(31):
        part = folder / "many" / f"part-{number}"
        shutil.copytree(CHECKS, part)
        if number % 2:
            shutil.copyfile(CHECKS / "shop-before.app", part / "shop.app")
    start = time.monotonic()
    counts = run("many", "--format", "pretty:counts.txt", "--format", "html:many.html", cwd=folder)
    made = time.monotonic() - start
    counts = next(line for line in (folder / "counts.txt").read_text().splitlines() if "scenarios:" in line)
    it = Browser(browser)
    page = folder / "many.html"
    meter = it.context.new_cdp_session(it.page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    times = []
    # What else the machine does only adds: the quickest is what the page takes.
    while len(times) < 8 and min(times, default=LONGEST) >= LONGEST:
        times.append(it.open(page))
    size = page.stat().st_size / 1_000_000
    work = next(one["value"] for one in meter.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")
    # On a machine that is busy with other things the clock says little: then the page's own work is held to the limit.
    isBusy = os.getloadavg()[0] > 2 * (os.cpu_count() or 1)
    expect(work < LONGEST and (isBusy or min(times) < LONGEST), f"{counts}; {size:.1f} MB made in {made:.1f} s, opened in {min(times):.2f} s (try {len(times)}), "
           f"{work:.2f} s of it work of the page{', on a busy machine' if isBusy else ''}")
    start = time.monotonic()
    it.page.locator("input[type=search]").fill("reload")
    it.page.wait_for_function("() => document.querySelector('[role=status]').textContent.includes('shown')")
    expect(time.monotonic() - start < LONGEST, f"searched in {time.monotonic() - start:.2f} s")
    it.context.close()


def main():
    with tempfile.TemporaryDirectory() as name, sync_playwright() as driver:
        folder = pathlib.Path(name)
        words = ["--app", str(CHECKS / "shop-before.app")]
        checks = [str(CHECKS / "focus-recovery.check"), str(CHECKS / "focus-black-hole.check")]
        run(*checks, *words, "--on", "all", "--format", "html:run.html", cwd=folder)
        run("draw", f"{CHECKS}/focus-recovery.check:11", "--output", "run.svg", cwd=folder)
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = folder / "run.html"
        look_at_structure(browser, page)
        use_the_keyboard(browser, page)
        look_at_colours(browser, page, folder / "run.svg")
        apply_the_rules_of_axe(browser, page)
        look_at_it_otherwise(browser, page)
        try_hostile_texts(browser, folder)
        open_a_thousand(browser, folder)
        browser.close()
    if failures:
        sys.exit(f"{len(failures)} failed")


main()
