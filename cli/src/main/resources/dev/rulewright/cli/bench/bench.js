// A click on a piece of the board asks what it may do, a click on a place after that what it may do there; so does
// dragging the one onto the other. While pieces are set by hand, dragging sets a piece elsewhere, or outside, and a
// click on a place puts it into the form. The lists and forms below the board do the same without a script.
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
const byHand = () => document.querySelector(".by-hand[open] form");
const set = (form, what, from, to) => {
  form.elements.thing.value = what;
  form.elements.from.value = from;
  form.elements.to.value = to ?? "";
  form.requestSubmit();
};
document.addEventListener("pointerdown", event => { held = { what: piece(event.target), where: place(event.target) }; });
document.addEventListener("pointerup", event => {
  const where = place(event.target);
  const form = byHand();
  if (form && held?.what && held.where !== where) return set(form, held.what, held.where, where);
  if (form && where && !held?.what) form.elements.to.value = where;
  if (!table() || !where) return;
  const looked = new URLSearchParams(location.search).get("piece");
  if (held?.what && held.where !== where) ask(held.what, where);
  else if (piece(event.target)) ask(piece(event.target));
  else if (looked) ask(looked, where);
});
