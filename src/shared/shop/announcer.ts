import { selectAll } from "#browser/selectors.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";

/** The shop's own live region, used if the theme prints one. */
const CLASS_NAME = "widget_shopping_cart_live_region";

/** Announces a text to screen readers. An empty text clears the region, so the same text can be announced again. */
export type Announce = (text: string) => void;

/** Creates the live region if the page has none; removes what it created when the signal aborts. */
export function createAnnouncer(signal: AbortSignal): Announce {
  function region(): HTMLElement {
    // Everything outside a modal dialog is inert, so screen readers would not read it.
    const container = selectAll(document, "dialog:modal").at(-1) ?? document.body;
    const found = selectAll(container, `.${CLASS_NAME}`, { limit: 1 })[0];
    if (isHtmlElement(found)) return found;
    const created = document.createElement("div");
    created.className = `${CLASS_NAME} screen-reader-text islet-visually-hidden`;
    created.setAttribute("role", "status");
    container.append(created);
    removeAtEnd(signal, created);
    return created;
  }

  region();
  return (text) => {
    // A text from before a dialog opened is in a region outside it.
    for (const live of text ? [region()] : selectAll(document, `.${CLASS_NAME}`)) {
      live.textContent = text;
      if (text) live.setAttribute("aria-relevant", "all");
      else live.removeAttribute("aria-relevant");
    }
  };
}
