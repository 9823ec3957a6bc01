
// Sorts a table of results by the column whose heading is chosen, by mouse or keyboard; once more turns the order round.
'use strict';
const key = cell => cell.dataset.sort ?? cell.textContent;
for (const table of document.querySelectorAll('table.results')) {
  const headings = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  headings.forEach((heading, column) => {
    const numeric = heading.classList.contains('number');
    const compare = (one, other) => {
      const a = key(one.cells[column]), b = key(other.cells[column]);
      if (a === '' || b === '') return (a === '') - (b === '');
      return numeric ? Number(a) - Number(b) : a.localeCompare(b, 'en', { numeric: true });
    };
    const sort = () => {
      const down = heading.getAttribute('aria-sort') === 'ascending';
      headings.forEach(each => each.removeAttribute('aria-sort'));
      heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const rows = [...body.rows].sort((one, other) => down ? compare(other, one) : compare(one, other));
      body.append(...rows);
    };
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    button.addEventListener('click', sort);
    heading.append(button);
  });
}
