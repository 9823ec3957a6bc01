// Stands between the page and the rules, as the server of the bench does elsewhere: links and forms are answered by the
// compiled rules, and the address of the page, behind its #, holds what is shown.
globalThis.rulewright = { files: JSON.parse(document.getElementById("files").textContent) };
globalThis.htmx = { process: () => {} };

const MOST_STEPS = 20;
const shownAddress = () => location.hash.slice(1) || "/";

// What agents do takes long: it is asked of a worker, in which the same rules run, so that the page can be used
// meanwhile. The worker stays for the next question; a stop, or another page, ends it.
const takesLong = href => /^\/(answer\?|go-on\?.*\bgames=)/.test(href);
const WORKER = `
onmessage = ({ data: { files, href, isPart } }) => {
  if (files) {
    globalThis.rulewright = { files };
    main([]);
  } else {
    postMessage(rulewright.answer(href, isPart));
  }
};`;
let worker;
let thinking;

const begunWorker = () => {
  const script = new Blob([document.getElementById("rules").textContent, WORKER], { type: "text/javascript" });
  const begun = new Worker(URL.createObjectURL(script));
  begun.postMessage({ files: rulewright.files });
  return begun;
};
const stopThinking = () => {
  if (!thinking) return;
  worker.terminate();
  worker = undefined;
  thinking.remove();
  thinking = undefined;
};

// Says so at a place of the page while the worker thinks. What is stopped has no answer.
const thought = (href, isPart, place) => new Promise((resolve, reject) => {
  stopThinking();
  worker ??= begunWorker();
  thinking = document.createElement("p");
  thinking.className = "thinking";
  thinking.setAttribute("role", "status");
  const stop = document.createElement("button");
  stop.type = "button";
  stop.textContent = "Stop";
  stop.addEventListener("click", () => {
    stopThinking();
    // Where the answer would have been all of the page.
    if (!document.querySelector("main").firstElementChild) visit("/");
  });
  thinking.append("Thinking … ", stop);
  place.append(thinking);
  const over = then => value => {
    thinking?.remove();
    thinking = undefined;
    then(value);
  };
  worker.postMessage({ href, isPart });
  worker.onmessage = over(({ data }) => resolve(data));
  worker.onerror = over(({ message }) => reject(message));
});

// The answer at the end of a way, and the address that gave it.
const answered = async (href, isPart, place) => {
  for (let step = 0; step < MOST_STEPS; step++) {
    const answer = takesLong(href) ? await thought(href, isPart, place) : rulewright.answer(href, isPart);
    if (answer[0] !== "elsewhere") return { href, answer };
    href = answer[1];
  }
  return { href: "/", answer: rulewright.answer("/", false) };
};

const keep = ([, name, type, text]) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const parsed = html => {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content;
};

// Parts that a page asks for later: once it is there, or once what folds them is opened.
const fillIn = async node => {
  const { answer } = await answered(node.getAttribute("hx-get"), true, node);
  if (answer[0] !== "part") return;
  if (node.getAttribute("hx-swap") === "outerHTML") node.replaceWith(parsed(answer[1]));
  else node.replaceChildren(parsed(answer[1]));
};
const fillInLater = main => {
  for (const node of main.querySelectorAll("[hx-get]")) {
    if (node.getAttribute("hx-trigger") === "load") setTimeout(() => node.isConnected && fillIn(node));
    else node.closest("details").addEventListener("toggle", () => fillIn(node), { once: true });
  }
};

const show = ([, title, html, address]) => {
  document.title = `${title} · Rulewright`;
  document.querySelector("h1").textContent = title;
  const main = document.querySelector("main");
  main.dataset.address = address;
  main.replaceChildren(parsed(html));
  fillInLater(main);
};

const showFault = fault => {
  console.error(fault);
  const line = document.createElement("p");
  line.className = "complaint";
  line.setAttribute("role", "alert");
  line.textContent = `A fault of the program: ${fault}`;
  document.querySelector("main").replaceChildren(line);
};

const visit = async (href, place) => {
  stopThinking();
  try {
    const { href: end, answer } = await answered(href, false, place ?? document.querySelector("main"));
    if (answer[0] === "file") return keep(answer);
    show(answer);
    return end;
  } catch (fault) {
    showFault(fault);
    return href;
  }
};

// Follows a link; a table stays where it is scrolled to, any other page begins at its top.
const lead = async (href, from) => {
  const stays = from.closest(".bench") !== null;
  const end = await visit(href, from.closest("form, p, div"));
  if (end === undefined) return;
  history.pushState(null, "", "#" + end);
  if (!stays) {
    scrollTo(0, 0);
    document.querySelector("h1").focus({ preventScroll: true });
  }
};

document.addEventListener("click", event => {
  const link = event.target.closest?.("a[href]");
  const href = link?.getAttribute("href");
  if (!href?.startsWith("/") || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  lead(href, link);
});
document.addEventListener("submit", event => {
  event.preventDefault();
  const form = event.target;
  const values = new URLSearchParams(new FormData(form, event.submitter));
  lead(form.getAttribute("action") + "?" + values, form);
});
// By hand, or back and forth in the history; what the page itself puts there is shown already.
addEventListener("hashchange", () => visit(shownAddress()));

main([]);
visit(shownAddress()).then(end => history.replaceState(null, "", "#" + (end ?? "/")));
