// Shows the entries that hold every word that is looked for, those whose names hold them first.
const MOST = 100;
const plain = text => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const asked = new URLSearchParams(location.search).get("words") ?? "";
const words = plain(asked).split(/\s+/).filter(word => word);
const holds = text => words.every(word => plain(text).includes(word));
const found = words.length === 0 ? [] : ENTRIES.filter(entry => holds(entry.join(" ")));
found.sort((one, other) => holds(other[1]) - holds(one[1]));

for (const [kind, name, text, href] of found.slice(0, MOST)) {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = name;
  const item = document.createElement("li");
  item.append(`${kind} `, link, ` ${text}`);
  document.getElementById("found").append(item);
}
// The rules themselves understand questions, and other words for the same thing.
const ask = document.getElementById("ask");
if (ask && words.length > 0) {
  ask.href += "&words=" + encodeURIComponent(asked);
  ask.textContent = `Ask the rules: ${asked}`;
}
document.querySelector("input[name=words]").value = asked;
document.getElementById("count").textContent =
  words.length === 0 ? "" : found.length > MOST ? `The first ${MOST} of ${found.length} found` : `${found.length} found`;
