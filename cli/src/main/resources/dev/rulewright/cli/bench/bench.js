// A click on a piece of the board asks what it may do, a click on a place after that what it may do there; so does
// dragging the one onto the other. The list of pieces below the board does the same without a script.
const table = () => document.querySelector("main[data-address]")?.dataset.address;
const piece = node => {
  const word = node.closest?.("svg [data-piece]")?.dataset.piece;
  return word === "back" ? undefined : word;
};
const place = node => node.closest?.("svg [data-place]")?.dataset.place;
let held;

const ask = (what, where) => {
  const there = where ? "&place=" + encodeURIComponent(where) : "";
  location.assign(table() + "&piece=" + encodeURIComponent(what) + there);
};
document.addEventListener("pointerdown", event => { held = { what: piece(event.target), where: place(event.target) }; });
document.addEventListener("pointerup", event => {
  if (!table() || !place(event.target)) return;
  const where = place(event.target);
  const looked = new URLSearchParams(location.search).get("piece");
  if (held?.what && held.where !== where) ask(held.what, where);
  else if (piece(event.target)) ask(piece(event.target));
  else if (looked) ask(looked, where);
});
