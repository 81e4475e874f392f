import { selectAll } from "#browser/selectors.ts";

/** The shop's own live region: reused where the theme prints one (reference: shop 2.2). */
const NAME = "widget_shopping_cart_live_region";

/** Tells screen readers; an empty text clears, so that the same words can be told again. */
export type Announce = (text: string) => void;

/** Makes the live region if there is none, and takes away what it made when the signal aborts. */
export function createAnnouncer(signal: AbortSignal): Announce {
  function region(): HTMLElement {
    // Everything outside a modal dialog is inert and would stay silent.
    const place = selectAll(document, "dialog:modal").at(-1) ?? document.body;
    const found = selectAll(place, `.${NAME}`, { limit: 1 })[0];
    if (found instanceof HTMLElement) return found;
    const made = document.createElement("div");
    made.className = `${NAME} screen-reader-text islet-visually-hidden`;
    made.setAttribute("role", "status");
    place.append(made);
    signal.addEventListener("abort", () => made.remove());
    return made;
  }

  region();
  return (text) => {
    // A text that was told before a dialog opened stands outside it.
    for (const live of text ? [region()] : selectAll(document, `.${NAME}`)) {
      live.textContent = text;
      if (text) live.setAttribute("aria-relevant", "all");
      else live.removeAttribute("aria-relevant");
    }
  };
}
