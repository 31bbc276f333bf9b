"""Writes the texts that `.ci/benchmark language` measures, and measures the parser of Gherkin on the same sentences.

usage: language-texts.py FOLDER; with `gherkin-official` installed. Prints `KIND BLOCKS seconds` for each .feature file.
"""

import random
import re
import sys
import time
from pathlib import Path

from gherkin.parser import Parser

FORMS = Path("Tests/FocusScenarioTests/Fixtures/sentences/published-forms.tsv")
SIZES = [250, 500, 1000, 2000, 4000]
# For these a block would have to say more: what `it` is, what was opened, that it is about a keyboard or a switch.
NEEDS_MORE = re.compile(r"\b(it|its|opened|opener|scan|scanned|scanning|cycle|loop|Tab|Tabs|Escape|Return|Space|arrow|key|keyboard)\b")
WORDS = "Address Basket Card City Code Country Date Email Filter Fund Gift Help Item Map Name Note Order Phone Photo Plan"
WORDS = (WORDS + " Profile Receipt Report Review Room Seat Size Stop Street Ticket Title Total Tour Train Trip").split()


def forms():
    """The published sentences that any block may hold, with a quotation or a name in each."""
    lines = [line.split("\t")[0] for line in FORMS.read_text().splitlines() if not line.startswith("#")]
    fixed = [line for line in lines if line and not NEEDS_MORE.search(line)]
    return [line for line in fixed if varied(line, random.Random(0)) != line]


def varied(form, chance):
    """A form with other quotations, names and numbers."""
    def words(match):
        if match[0].startswith('"'):
            return f'"{chance.choice(WORDS)} {chance.choice(WORDS).lower()} {chance.randrange(1, 10_000_000)}"'
        if match.start() == 0:
            return match[0]
        return " ".join(chance.sample(WORDS, chance.randrange(2, 5)))

    return re.sub(r'"[^"]*"|\b[A-Z][a-z]+\b', words, form)


def sentences(kind, blocks):
    """Four sentences for each block, one of them about focus; `unique` ones never repeat, `repeated` ones often do."""
    chance = random.Random(7)
    about_focus = [form for form in forms() if "focus" in form]
    others = [form for form in forms() if "focus" not in form]
    seen = set()
    for number in range(blocks):
        yield [
            fresh(form, seen, chance) if kind == "unique" else form
            for form in [about_focus[number % len(about_focus)], *(others[(number * 3 + i) % len(others)] for i in range(3))]
        ]


def fresh(form, seen, chance):
    """A form that was not written before."""
    line = form
    while line == form or line in seen:
        line = varied(form, chance)
    seen.add(line)
    return line


def write(folder, kind, blocks):
    """The same sentences as a check file and as a feature file; the path of the latter."""
    check, feature = [], ["Feature: measured"]
    for number, own in enumerate(sentences(kind, blocks)):
        task = 'activate "Pay"' if kind == "repeated" else f'activate "Pay {number}"'
        check.append(f"Profile: VoiceOver\nTask: {task}\nExpected: " + "\n          ".join(own))
        steps = ["Given VoiceOver", f"When {task}", f"Then {own[0]}"] + [f"And {line}" for line in own[1:]]
        feature.append(f"  Scenario: {number}\n" + "\n".join("    " + step for step in steps))
    (folder / f"{kind}-{blocks}.check").write_text("\n\n".join(check) + "\n")
    path = folder / f"{kind}-{blocks}.feature"
    path.write_text("\n\n".join(feature) + "\n")
    return path


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for kind in ["repeated", "unique"]:
        for blocks in SIZES:
            text = write(folder, kind, blocks).read_text()
            best = min(measured(text) for _ in range(3))
            print(kind, blocks, best)


def measured(text):
    start = time.process_time()
    Parser().parse(text)
    return time.process_time() - start


main()
