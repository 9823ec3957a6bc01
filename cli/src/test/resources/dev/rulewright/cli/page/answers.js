// Answers the addresses of a file by the rules in a page, without a browser: node answers.js PAGE ADDRESSES ANSWERS.
const fs = require("fs");
const [page, addresses, answers] = process.argv.slice(2);
const html = fs.readFileSync(page, "utf8");
const between = (from, to) => {
  const start = html.indexOf(from) + from.length;
  return html.slice(start, html.indexOf(to, start));
};
globalThis.rulewright = { files: JSON.parse(between('<script type="application/json" id="files">', "</script>")) };
const rules = between('<script id="rules">', "</script>");
globalThis.location = { href: "https://example.org/games.html#/" };
// As a browser does, in which a script has no exports.
const vm = require("vm");
globalThis.self = globalThis;
vm.runInThisContext(rules);
globalThis.main([]);
const answered = href => {
  let answer;
  for (let step = 0; step < 20; step++) {
    answer = rulewright.answer(href, false);
    if (answer[0] !== "elsewhere") return answer;
    href = answer[1];
  }
  return answer;
};
fs.writeFileSync(answers, JSON.stringify(JSON.parse(fs.readFileSync(addresses, "utf8")).map(answered)));
