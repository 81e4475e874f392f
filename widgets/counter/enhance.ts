import { selectAll } from "#browser/selectors.ts";
import { prefersLessMotion } from "#dom/less-motion.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { numberFormat } from "./number-format.ts";
import type { Settings } from "./settings.ts";
import { SEEN_PERCENT, watchLowest } from "./watch-lowest.ts";

/** How long frames may be late at the end. */
const PATIENCE_MS = 1_000;

/** Counts to the number once the visitor sees it. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, listen, after } = context;
  const number = selectAll(host, settings.parts.number).find(isHtmlElement) ?? host;
  // Translators put texts into elements of this name.
  if (number.querySelector(":not(font)")) throw missing("the element of its number must hold text only");

  const changes = createChanges(signal);
  const format = numberFormat(settings, page.locale || document.documentElement.lang);
  const printed = [...number.childNodes];
  const { minWidth } = number.style;
  const counting = new AbortController();
  // A translator would count on from a number of its own.
  changes.setAttribute(number, "translate", "no");
  changes.noteText(number);
  const show = (value: number) => number.replaceChildren(format(value));
  signal.addEventListener("abort", () => {
    counting.abort();
    number.replaceChildren(...printed);
  });

  function finish() {
    if (counting.signal.aborted) return;
    counting.abort();
    changes.setAttribute(number, "role", null);
    changes.setAttribute(number, "aria-label", null);
    show(settings.toValue);
    changes.setStyle(number, "min-width", minWidth);
  }

  let isStarted = false;
  function start() {
    if (isStarted || counting.signal.aborted) return;
    isStarted = true;
    const durationMs = settings.duration * 1_000;
    // Frames may stop for good, for example in a window that another one covers.
    after(durationMs + PATIENCE_MS, finish);
    countUp(
      { from: settings.fromValue, to: settings.toValue, durationMs, signal: counting.signal },
      show,
      finish,
    );
  }

  const isStill = document.hidden || !window.IntersectionObserver || prefersLessMotion();
  if (isStill) return finish();
  // Keeps the room that the printed number takes: what follows must not move.
  const { width } = number.getBoundingClientRect();
  if (getComputedStyle(number).display === "inline") changes.setStyle(number, "display", "inline-block");
  changes.setStyle(number, "min-width", `${width}px`);
  show(settings.fromValue);
  // Screen readers read the number that counts, whenever they come by.
  changes.setAttribute(number, "role", "img");
  changes.setAttribute(number, "aria-label", format(settings.toValue));
  listen(window, "beforeprint", finish);
  listen(document, "visibilitychange", () => document.hidden && finish());
  const margin = `0px 0px ${SEEN_PERCENT - 100}% 0px`;
  watchView(number, { margin, signal: counting.signal }, (entry) => entry.isIntersecting && start());
  watchLowest(number, counting.signal, start);
}

interface Count {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly signal: AbortSignal;
}

/** Slow at both ends. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** Shows each number on the way, one for each animation frame, and the last one exactly; then calls `done`. */
function countUp(
  { from, to, durationMs, signal }: Count,
  show: (value: number) => void,
  done: () => void,
): void {
  let startedAt: number | undefined;
  function step(now: number) {
    if (signal.aborted) return;
    startedAt ??= now;
    const share = (now - startedAt) / durationMs;
    if (share >= 1) return done();
    show(from + (to - from) * eased(share));
    requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}
