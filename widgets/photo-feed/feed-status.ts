import { selectAll } from "#browser/selectors.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Feed } from "./feed.ts";

/** Says whether photos load, have come, or failed. */
export interface FeedStatus {
  /** Marks the list and the button as busy, or as ready again. */
  setBusy(isBusy: boolean): void;
  /** Tells screen readers how many photos have come, and that they were the last. */
  show(count: number, isLast: boolean): void;
  /** Shows everybody that they could not be loaded; without a printed button it adds one that calls `retry`. */
  fail(retry: (button: HTMLElement) => void): void;
}

/** Adds the text after the list; all ends with the widget. */
export function createStatus({ host, list, settings: { parts }, changes, context }: Feed): FeedStatus {
  const { page, signal } = context;
  const element = document.createElement("div");
  const button = document.createElement("button");
  element.setAttribute("role", "status");
  element.style.cssText = VISUALLY_HIDDEN;
  list.after(element);
  button.type = "button";
  button.classList.add(...parts.retry);
  button.textContent = page.text("try_again", "Try again");
  for (const added of [element, button]) removeAtEnd(signal, added);
  const printed = () => selectAll(host, parts.more).filter(isHtmlElement);

  function announce(text: string, isShown = false) {
    element.style.cssText = isShown ? "" : VISUALLY_HIDDEN;
    element.textContent = text;
    button.remove();
  }

  return {
    setBusy(isBusy) {
      changes.setAttribute(list, "aria-busy", isBusy ? "true" : null);
      for (const name of parts.hidden) {
        for (const text of selectAll(host, parts.moreText)) changes.toggleClass(text, name, isBusy);
        for (const spinner of selectAll(host, parts.spinner)) changes.toggleClass(spinner, name, !isBusy);
      }
    },
    show(count, isLast) {
      const news = page.text("photos_loaded", "New photos: %d").replace("%d", String(count));
      const end = page.text("photos_end", "No more photos to show");
      announce([...(count > 0 ? [news] : []), ...(isLast ? [end] : [])].join(". "));
      if (isLast) for (const more of printed()) setHidden(more, true, changes);
    },
    fail(retry) {
      announce(page.text("photos_failed", "The photos could not be loaded. Please try again."), true);
      if (printed().length > 0) return;
      element.after(button);
      button.onclick = () => retry(button);
    },
  };
}
