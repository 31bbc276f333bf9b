/// What makes a report livelier. The page is the data: without the script it is read as it stands.
enum ReportScript {
  /// In strict mode, with nothing left behind in the window.
  static let text = #"""
    'use strict';
    (() => {
      const page = document.documentElement;
      page.classList.add('live');

      // One beat of a run: its screen, the path of focus up to it, and its words.
      function show(stage, number) {
        const beats = stage.querySelectorAll('.beats > li');
        const range = stage.querySelector('input[type=range]');
        const first = Number(range.min);
        const last = Number(range.max);
        const now = Math.min(Math.max(number, first), last);
        const beat = beats[now - first];
        beats.forEach(other => {
          other.classList.toggle('now', other === beat);
          if (other === beat) other.setAttribute('aria-current', 'step');
          else other.removeAttribute('aria-current');
        });
        stage.querySelector('use').setAttribute('href', '#' + beat.dataset.screen);
        const past = beat.dataset.past.split(' ').map(stretch => stretch.split('-').map(Number));
        stage.querySelectorAll('.step').forEach(step => {
          const at = Number(step.dataset.beat);
          step.classList.toggle('now', at === now);
          step.classList.toggle('past', past.some(([from, to]) => from <= at && at <= to));
        });
        const here = stage.querySelector('.here');
        const ring = beat.dataset.ring ? beat.dataset.ring.split(' ') : null;
        here.classList.toggle('nowhere', !ring);
        if (ring) {
          for (const box of here.children) {
            ['x', 'y', 'width', 'height'].forEach((name, part) => box.setAttribute(name, ring[part]));
          }
        }
        const words = beat.textContent.replace(/\s+/g, ' ').trim().slice(0, 400);
        const place = 'Beat ' + now + ' of ' + last + ': ';
        range.value = now;
        range.setAttribute('aria-valuetext', place + words);
        stage.querySelector('svg').setAttribute('aria-label', place + words);
        stage.querySelector('.which').textContent = now + ' of ' + last;
      }

      document.addEventListener('input', event => {
        if (event.target.matches('input[type=range]')) show(event.target.closest('.stage'), Number(event.target.value));
        else if (event.target.closest('.filter')) filterSoon();
      });

      document.addEventListener('click', event => {
        const button = event.target.closest('button');
        if (!button || !button.closest('.stepper')) return;
        const stage = button.closest('.stage');
        if (button.dataset.move) {
          show(stage, Number(stage.querySelector('input[type=range]').value) + Number(button.dataset.move));
        } else {
          const isOn = stage.querySelector('.beats').classList.toggle('all');
          button.setAttribute('aria-pressed', String(isOn));
        }
      });

      // Search and filter.
      const form = document.querySelector('.filter');
      if (!form) return;
      const blocks = Array.from(document.querySelectorAll('.block'));
      const files = Array.from(document.querySelectorAll('.file'));
      const texts = new Map();
      const textOf = block => {
        if (!texts.has(block)) texts.set(block, block.textContent.toLowerCase());
        return texts.get(block);
      };

      function filter() {
        const words = form.elements.words.value.toLowerCase().split(/\s+/).filter(word => word);
        const boxes = Array.from(form.querySelectorAll('input[type=checkbox]'));
        const wanted = boxes.filter(box => box.checked).map(box => box.value);
        let count = 0;
        for (const block of blocks) {
          const verdicts = block.dataset.verdicts.split(' ');
          const fits = wanted.some(verdict => verdicts.includes(verdict))
            && words.every(word => textOf(block).includes(word));
          block.hidden = !fits;
          if (fits) count += 1;
        }
        for (const file of files) {
          const own = Array.from(file.querySelectorAll('.block'));
          file.hidden = own.length > 0 && own.every(block => block.hidden);
        }
        form.querySelector('[role=status]').textContent = count + ' of ' + blocks.length + ' blocks shown';
      }

      let pending = 0;
      function filterSoon() {
        clearTimeout(pending);
        pending = setTimeout(filter, 80);
      }

      // Return goes to the first block that is left.
      form.addEventListener('submit', event => {
        event.preventDefault();
        clearTimeout(pending);
        filter();
        open(blocks.find(block => !block.hidden));
      });

      function open(block) {
        if (!block) return;
        const details = block.querySelector('details');
        if (details) details.open = true;
        const heading = block.querySelector('h3');
        heading.tabIndex = -1;
        heading.focus();
      }

      const goToHash = () => {
        const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
        if (target && target.classList.contains('block')) open(target);
      };
      addEventListener('hashchange', goToHash);
      goToHash();
      form.hidden = false;
    })();

    """#
}
