// A click on a piece of the board asks what it may do; the list of pieces below does the same without a script.
document.addEventListener("click", event => {
  const piece = event.target.closest?.("svg [data-piece]");
  const main = document.querySelector("main[data-address]");
  if (!piece || !main || piece.dataset.piece === "back") return;
  const link = document.createElement("a");
  link.href = main.dataset.address + "&piece=" + encodeURIComponent(piece.dataset.piece);
  document.body.append(link);
  htmx.process(link);
  link.click();
  link.remove();
});
