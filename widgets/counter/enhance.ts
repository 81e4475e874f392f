import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { countUp } from "./count-up.ts";
import { numberFormat } from "./number-format.ts";
import type { Settings } from "./settings.ts";

const MAX_DURATION_MS = 5_000;
/** A number in the last tenth of a page never comes higher in the window. */
const PATIENCE_MS = 1_000;

/** Counts to the number once the visitor sees it. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, listen, after } = context;
  const number = selectAll(host, settings.skin.number).find(isHtmlElement) ?? host;
  if (number.childElementCount > 0) throw missing("the element of its number must hold text only");

  const changes = createChanges(signal);
  const format = numberFormat(settings, page.locale || document.documentElement.lang);
  const printed = [...number.childNodes];
  const counting = new AbortController();
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
    changes.setStyle(number, "min-width", "0");
  }

  let isStarted = false;
  function start() {
    if (isStarted || counting.signal.aborted) return;
    isStarted = true;
    const durationMs = Math.min(settings.duration * 1_000, MAX_DURATION_MS);
    // Frames may stop for good, for example in a window that another one covers.
    after(durationMs + PATIENCE_MS, finish);
    countUp(
      { from: settings.fromValue, to: settings.toValue, durationMs, signal: counting.signal },
      show,
      finish,
    );
  }

  const isStill =
    document.hidden || !window.IntersectionObserver || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill) return finish();
  // Keeps the room that the printed number takes: what follows must not move.
  const { width } = number.getBoundingClientRect();
  changes.setStyle(number, "display", "inline-block");
  changes.setStyle(number, "min-width", `${width}px`);
  show(settings.fromValue);
  // Screen readers read the number that counts, whenever they come by.
  changes.setAttribute(number, "role", "img");
  changes.setAttribute(number, "aria-label", format(settings.toValue));
  listen(window, "beforeprint", finish);
  listen(document, "visibilitychange", () => document.hidden && finish());
  watchView(
    number,
    { margin: "0px 0px -10% 0px", signal: counting.signal },
    (entry) => entry.isIntersecting && start(),
  );
  watchView(
    number,
    { signal: counting.signal },
    (entry) => entry.isIntersecting && after(PATIENCE_MS, start),
  );
}
