import { isPlainClick } from "#browser/plain-click.ts";
import { query, queryAll } from "#dom/query.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { isAlive } from "../../shared/early-presses.ts";
import { OFF_CANVAS } from "./selectors.ts";

/** Elementor's own event, on the window. */
const EVENT = "elementor-pro/off-canvas/toggle-display-mode";

const OPENERS = "a[href*='#'], [data-action-link], [aria-controls]";
const NAMING = ["href", "data-action-link", "aria-controls"];

const asleep = () => queryAll(document, OFF_CANVAS).filter((panel) => !isAlive(panel));

/** The panels without a widget yet that an element, or one around it, may open. */
export function panelsOf(element: Element): HTMLElement[] {
  const opener = element.closest(OPENERS);
  if (!opener) return [];
  const text = NAMING.map((name) => opener.getAttribute(name)).join(" ");
  // Which panel an action is about, only the widget reads.
  return asleep().filter((panel) =>
    ["off_canvas", query(panel, ".e-off-canvas")?.id].some((name) => name && text.includes(name)),
  );
}

/**
 * Starts panels when something that opens one is pressed, wherever it is, or Elementor's event names one; that counts once
 * they are there.
 */
export function keepOpenings(wake: () => unknown, signal: AbortSignal): void {
  let held: readonly HTMLElement[] = [];
  let repeat = () => {};

  function hold(event: Event, panels: readonly HTMLElement[], again: () => void) {
    if (!panels.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = panels;
    repeat = again;
    wake();
  }

  const options = { signal, capture: true };
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!isElement(target) || !isPlainClick(event)) return;
      const opener = target.closest(OPENERS);
      if (isHtmlElement(opener)) hold(event, panelsOf(target), () => opener.click());
    },
    options,
  );
  addEventListener(
    EVENT,
    (event) => {
      const detail: unknown = Reflect.get(event, "detail");
      const id = isRecord(detail) && String(detail["id"]);
      const panels = asleep().filter(({ dataset }) => dataset["id"] === id);
      hold(event, panels, () => dispatchEvent(new CustomEvent(EVENT, { detail })));
    },
    options,
  );
  document.addEventListener(
    "islet:mounted",
    ({ target }) => {
      if (!held.includes(target as HTMLElement) || !held.every(isAlive)) return;
      held = [];
      repeat();
    },
    { signal },
  );
}
