import { isPlainClick } from "#browser/plain-click.ts";
import { closest } from "#browser/selectors.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";

/** Selectors of a list with what belongs to it, and of what loads its next page. */
interface ListButtons {
  readonly list: string;
  /** None that the browser could follow. */
  readonly more: string;
}

/** Whether an element's widgets run, or cannot. */
export const isAlive = (host: Element): boolean =>
  /^(?:mounted|failed)$/.test(host.getAttribute("data-widget-state") ?? "");

/** What visitors press before a list is alive is pressed again then. */
export function keepEarlyPresses({ list, more }: ListButtons, signal: AbortSignal): void {
  const pressed = new Map<EventTarget, HTMLElement>();
  document.addEventListener(
    "click",
    (event) => {
      const button = isElement(event.target) && isPlainClick(event) ? closest(event.target, more) : null;
      const host = button && closest(button, list);
      if (!host || !isHtmlElement(button) || isAlive(host)) return;
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
