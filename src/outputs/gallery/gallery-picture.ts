// The script of a picture in the gallery's list. It runs before any other: what is closed at first opens, nothing is sent,
// and soon all stands still.

/** How long after a widget has started its picture moves. */
const MOVES_MS = 1_200;

/** How long after a widget has started it is pressed: an island says later that something is closed. */
const PRESS_MS = 300;

// Browsers let a frame that is inert take the focus from the page around it. What is inert in itself takes none, but a
// modal dialog is never inert.
document.documentElement.inert = true;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

const send = window.fetch;
window.fetch = (input, init) =>
  init?.method === "POST" ? new Promise<Response>(() => {}) : send(input, init);

/** An animation that ends is shown at its end; the others stop where they are. */
function end(animation: Animation) {
  if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
  else animation.finish();
}

/** Ends all timers and animations. */
function standStill() {
  const lastTimer = Number(setTimeout(() => {}));
  for (let id = 1; id <= lastTimer; id += 1) clearTimeout(id);
  const lastFrame = requestAnimationFrame(() => {});
  for (let id = 1; id <= lastFrame; id += 1) cancelAnimationFrame(id);
  document.getAnimations().forEach(end);
  for (const video of document.querySelectorAll("video")) video.pause();
}

let timer: ReturnType<typeof setTimeout>;
const standStillSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(standStill, MOVES_MS);
};

/** Presses what opens the first closed part, as visitors do with a menu. */
function openFirst(host: HTMLElement) {
  const closed = ":is(a, button)[aria-expanded=false]";
  const buttons = [...(host.matches(closed) ? [host] : []), ...host.querySelectorAll<HTMLElement>(closed)];
  buttons.find((button) => button.checkVisibility())?.click();
}

document.addEventListener("islet:mounted", ({ target }) => {
  const host = target as HTMLElement;
  host.dispatchEvent(new CustomEvent("islet:preview", { detail: {} }));
  setTimeout(() => openFirst(host), PRESS_MS);
  standStillSoon();
});
addEventListener("load", () => {
  for (const host of document.querySelectorAll("#gallery-stage [data-widget]"))
    for (const type of ["pointerover", "focusin"]) host.dispatchEvent(new Event(type, { bubbles: true }));
  standStillSoon();
});
