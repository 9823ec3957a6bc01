
// Filters, and judging by keys. What is judged is kept in this browser, and written out as lines that 'editions judge' reads.
'use strict';
const tools = document.getElementById('tools');
if (tools) {
  const KEPT = 'rulewright-editions-judged ' + tools.dataset.memory;
  const findings = [...document.querySelectorAll('.finding')];
  const exported = document.getElementById('export');
  const KEYS = { r: 'real', h: 'harmless', l: 'later' };
  const VERDICTS = Object.values(KEYS);
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT)) || {};
  } catch (ignored) {
    exported.querySelector('p span').textContent = 'This browser keeps nothing: copy or save the lines before you close the page.';
  }
  let now = -1;
  const done = []; // Findings that were judged since the page was opened, with what was said of them before.

  const shown = () => findings.filter(each => !each.hidden);
  const element = (name, text, parent) => {
    const made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  };

  const show = finding => {
    const { status, note } = finding.dataset;
    finding.querySelector('.judged').textContent = [status === 'new' ? '' : status, note].filter(text => text).join(': ');
    for (const button of finding.querySelectorAll('.judges button[data-judge]'))
      button.setAttribute('aria-pressed', String(button.dataset.judge === status));
  };

  const write = () => {
    const changed = findings.filter(each => kept[each.dataset.id]);
    const clean = text => text.replace(/\s+/g, ' ').trim();
    const lines = changed.map(each => [each.dataset.id, each.dataset.status, clean(each.dataset.note)].join('\t'));
    const text = lines.length ? 'id\tjudgement\tnote\n' + lines.join('\n') + '\n' : '';
    exported.querySelector('textarea').value = text;
    document.getElementById('save').href = URL.createObjectURL(new Blob([text], { type: 'text/tab-separated-values' }));
  };

  const said = finding => ({ status: finding.dataset.status, note: finding.dataset.note });
  const same = (one, other) => one.status === other.status && one.note === other.note;

  const keep = (finding, what) => {
    Object.assign(finding.dataset, what);
    if (same(what, finding.before)) delete kept[finding.dataset.id];
    else kept[finding.dataset.id] = { ...what, before: finding.before };
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch (ignored) { /* said above */ }
    show(finding);
    write();
  };

  const select = finding => {
    findings.forEach(each => each.classList.toggle('now', each === finding));
    now = findings.indexOf(finding);
    if (finding) {
      finding.focus({ preventScroll: true });
      finding.scrollIntoView({ block: 'center' });
    }
  };

  const step = by => {
    const there = shown();
    const next = by > 0 ? there.find(each => findings.indexOf(each) > now) : there.findLast(each => findings.indexOf(each) < now);
    if (next) select(next);
  };

  // A note alone puts off the verdict.
  const change = (finding, status, note) => {
    const old = said(finding);
    if (same({ status, note }, old)) return;
    done.push([finding, old]);
    keep(finding, { status: VERDICTS.includes(status) ? status : 'later', note });
  };

  // What was judged before the page was opened is taken back where it is selected.
  const takeBack = selected => {
    const [finding, old] = done.pop() || [selected, selected?.before];
    if (!finding) return;
    keep(finding, old);
    if (finding.hidden) filter();
    select(finding);
  };

  const note = finding => {
    if (finding.querySelector('textarea')) return;
    const box = element('textarea', finding.dataset.note, finding);
    box.rows = 2;
    box.setAttribute('aria-label', 'note');
    box.addEventListener('keydown', event => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
        event.preventDefault();
        if (event.key === 'Escape') box.value = finding.dataset.note;
        box.blur();
        finding.focus();
      }
    });
    box.addEventListener('blur', () => {
      change(finding, finding.dataset.status, box.value.replace(/\s+/g, ' ').trim());
      box.remove();
    });
    box.focus();
  };

  const judge = (finding, status) => {
    change(finding, status, finding.dataset.note);
    step(1);
  };

  const filter = () => {
    const wanted = ['severity', 'kind', 'edition', 'status'].map(name => [name, tools.elements[name].value]);
    for (const finding of findings)
      finding.hidden = !wanted.every(([name, value]) =>
        !value || (value === 'not judged' ? !VERDICTS.includes(finding.dataset[name]) : finding.dataset[name] === value));
    for (const ref of document.querySelectorAll('.ref')) ref.hidden = document.getElementById('f' + ref.dataset.f).hidden;
    for (const mark of document.querySelectorAll('td mark')) {
      let next = mark.nextElementSibling, on = false;
      for (; next && next.classList.contains('ref'); next = next.nextElementSibling) on ||= !next.hidden;
      mark.classList.toggle('off', !on);
    }
    const all = tools.elements.all.checked;
    let heading;
    for (const row of document.querySelectorAll('tbody > tr:not(.notes)')) {
      const notes = row.nextElementSibling?.classList.contains('notes') ? row.nextElementSibling : null;
      const found = [...(notes || row).querySelectorAll('.finding')].some(each => !each.hidden);
      if (row.classList.contains('section')) heading = row;
      row.hidden = !all && !found;
      if (notes) notes.hidden = !found;
      if (found && heading) heading.hidden = false;
    }
    tools.querySelector('output').value = shown().length + ' of ' + findings.length;
  };

  for (const finding of findings) {
    finding.before = said(finding);
    const earlier = kept[finding.dataset.id];
    // What is remembered elsewhere since it was judged here goes before that.
    if (earlier && same(earlier.before, finding.before)) Object.assign(finding.dataset, { status: earlier.status, note: earlier.note });
    else delete kept[finding.dataset.id];
    if (VERDICTS.includes(finding.before.status)) tools.elements.status.value = 'not judged';
    const buttons = element('p', '', finding);
    buttons.className = 'judges';
    for (const status of VERDICTS) {
      const button = element('button', status, buttons);
      button.type = 'button';
      button.dataset.judge = status;
      button.addEventListener('click', () => change(finding, status, finding.dataset.note));
    }
    const button = element('button', 'note', buttons);
    button.type = 'button';
    button.addEventListener('click', () => note(finding));
    finding.addEventListener('click', event => {
      if (!event.target.closest('a, button, textarea')) select(finding);
    });
    show(finding);
  }

  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select')) return;
    const finding = findings[now];
    if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
    else if (event.key === 'u') takeBack(finding);
    else if (!finding) return;
    else if (KEYS[event.key]) judge(finding, KEYS[event.key]);
    else if (event.key === 'n') note(finding);
    else return;
    event.preventDefault();
  });
  addEventListener('hashchange', () => {
    const finding = document.getElementById(location.hash.slice(1));
    if (finding?.classList.contains('finding')) select(finding);
  });
  tools.addEventListener('change', filter);
  tools.addEventListener('submit', event => event.preventDefault());
  document.getElementById('copy').addEventListener('click', async () => {
    const box = exported.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(box.value);
    } catch (refused) {
      box.select();
      document.execCommand('copy');
    }
    exported.querySelector('[role=status]').textContent = 'Copied.';
  });

  tools.hidden = exported.hidden = false;
  document.documentElement.style.setProperty('--tools', tools.offsetHeight + 'px');
  addEventListener('resize', () => document.documentElement.style.setProperty('--tools', tools.offsetHeight + 'px'));
  filter();
  write();
}
