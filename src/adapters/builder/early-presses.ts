import { closest } from "#browser/selectors.ts";
import { isPlainClick } from "#dom/activation.ts";
import { isElement, isHtmlElement } from "#runtime/kind.ts";

/** Selectors of a list with what belongs to it, and of what loads its next page. */
interface ListButtons {
  readonly list: string;
  /** None that the browser could follow. */
  readonly more: string;
}

/** What visitors press before a list is alive is pressed again then. */
export function keepEarlyPresses({ list, more }: ListButtons, signal: AbortSignal): void {
  const pressed = new Map<EventTarget, HTMLElement>();
  document.addEventListener(
    "click",
    (event) => {
      const button = isElement(event.target) && isPlainClick(event) ? closest(event.target, more) : null;
      const host = button && closest(button, list);
      const isAlive = /^(?:mounted|failed)$/.test(host?.getAttribute("data-widget-state") ?? "");
      if (!host || !isHtmlElement(button) || isAlive) return;
      // A strict policy reports links to script.
      event.preventDefault();
      pressed.set(host, button);
    },
    { signal },
  );
  document.addEventListener(
    "islet:mounted",
    ({ target }) => {
      const button = target && pressed.get(target);
      if (!target || !button) return;
      pressed.delete(target);
      button.click();
    },
    { signal },
  );
}
