// A click on a piece of the board asks what it may do; the list of pieces below does the same without a script.
document.addEventListener("click", event => {
  const piece = event.target.closest?.("svg [data-piece]")?.dataset.piece;
  const table = document.querySelector("main[data-address]")?.dataset.address;
  if (piece && table && piece !== "back") location.assign(table + "&piece=" + encodeURIComponent(piece));
});
