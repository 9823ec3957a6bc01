
// Filters, and judging by keys. What is judged is kept in this browser, and written out as lines that 'editions judge' reads.
'use strict';
const KEPT = 'rulewright-editions-judged';
const tools = document.getElementById('tools');
if (tools) {
  const findings = [...document.querySelectorAll('.finding')];
  const exported = document.getElementById('export');
  const KEYS = { r: 'real', h: 'harmless', l: 'later' };
  const VERDICTS = Object.values(KEYS);
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT)) || {};
  } catch (ignored) {
    exported.querySelector('p').textContent = 'This browser keeps nothing: copy or save the lines before you close the page.';
  }
  let now = -1;

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

  // A note alone puts off the verdict.
  const keep = (finding, status, note) => {
    const before = status === finding.before.status && note === finding.before.note;
    if (!before && !VERDICTS.includes(status)) status = 'later';
    finding.dataset.status = status;
    finding.dataset.note = note;
    if (before) delete kept[finding.dataset.id];
    else kept[finding.dataset.id] = { status, note };
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

  const note = finding => {
    if (finding.querySelector('textarea')) return;
    const box = element('textarea', finding.dataset.note, finding);
    box.rows = 2;
    box.setAttribute('aria-label', 'note');
    box.addEventListener('keydown', event => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
        event.preventDefault();
        box.blur();
        finding.focus();
      }
    });
    box.addEventListener('blur', () => {
      keep(finding, finding.dataset.status, box.value.replace(/\s+/g, ' ').trim());
      box.remove();
    });
    box.focus();
  };

  const judge = (finding, status) => {
    keep(finding, status, finding.dataset.note);
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
    finding.before = { status: finding.dataset.status, note: finding.dataset.note };
    const earlier = kept[finding.dataset.id];
    if (earlier) Object.assign(finding.dataset, earlier);
    if (VERDICTS.includes(finding.before.status)) tools.elements.status.value = 'not judged';
    const buttons = element('p', '', finding);
    buttons.className = 'judges';
    for (const status of VERDICTS) {
      const button = element('button', status, buttons);
      button.type = 'button';
      button.dataset.judge = status;
      button.addEventListener('click', () => keep(finding, status, finding.dataset.note));
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
    else if (!finding) return;
    else if (KEYS[event.key]) judge(finding, KEYS[event.key]);
    else if (event.key === 'n') note(finding);
    else if (event.key === 'u') keep(finding, finding.before.status, finding.before.note);
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
