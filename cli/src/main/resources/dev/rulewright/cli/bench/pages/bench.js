// A click on a piece of the board asks what it may do, a click on a place after that what it may do there; so does
// dragging the one onto the other. While pieces are set by hand, dragging sets a piece elsewhere, or outside, as do a
// click on a piece, of the board or of the palette, and one on a place. Lists and forms do the same without a script.
const table = () => document.querySelector("main[data-address]")?.dataset.address;
const piece = node => {
  const word = node.closest?.("svg [data-piece], .palette [data-piece]")?.dataset.piece;
  return word === "back" ? undefined : word;
};
const place = node => node.closest?.("svg [data-place]")?.dataset.place;
const byHand = () => document.querySelector(".by-hand[open] form, .by-hand[data-open] form");
let held;

// Follows a link that leaves the page where it is scrolled to.
const follow = parameters => {
  const link = document.createElement("a");
  link.href = table() + "&" + new URLSearchParams(parameters);
  document.querySelector(".bench").append(link);
  htmx.process(link);
  link.click();
};
const fill = (form, values) => Object.entries(values).forEach(([name, value]) => { form.elements[name].value = value; });

document.addEventListener("pointerdown", event => {
  held = event.button === 0 ? { what: piece(event.target), where: place(event.target) } : undefined;
});
document.addEventListener("pointerup", event => {
  if (!held || event.button !== 0) return;
  const { what, where } = held;
  const there = place(event.target);
  const form = byHand();
  if (form && what && where !== there) {
    fill(form, { thing: what, from: where ?? "", to: there ?? "" });
    form.requestSubmit();
  } else if (form && what) {
    fill(form, { thing: what, from: where ?? "" });
  } else if (form && there) {
    fill(form, { to: there });
    if (form.elements.thing.value) form.requestSubmit();
  } else if (table() && there) {
    const looked = new URLSearchParams(location.search || location.hash.split("?")[1]);
    if (what && where !== there) follow({ piece: what, at: where, place: there });
    else if (what) follow({ piece: what, at: where });
    else if (looked.has("piece")) follow({ piece: looked.get("piece"), at: looked.get("at") ?? "", place: there });
  }
});
