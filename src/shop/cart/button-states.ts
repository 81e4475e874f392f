import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** What a button that adds shows: normal, loading, added, or why it could not (add-to-cart.2); styles beside this file. */
export interface ButtonStates {
  start(button: HTMLElement): void;
  /** Back to normal, once its last request is over. */
  finish(button: HTMLElement): void;
  /** Also puts the link to the cart behind the button, once (add-to-cart.7). */
  showAdded(button: HTMLElement): void;
  showProblem(button: HTMLElement, text: string): void;
  /** Whatever still seems to run: the visitor came back to a page that was left meanwhile. */
  finishAll(): void;
}

/** The states of every button of a widget; what they put on the page goes with it. */
export function createButtonStates({ page, signal }: WidgetContext): ButtonStates {
  const changes = createChanges(signal);
  const requests = new Map<HTMLElement, number>();
  const problems = new Map<HTMLElement, Element>();

  function insert<Tag extends "a" | "span">(tag: Tag, className: string, text: string, button: Element) {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    button.after(element);
    signal.addEventListener("abort", () => element.remove());
    return element;
  }

  const setLoading = (button: HTMLElement, count: number) => {
    if (count > 0) requests.set(button, count);
    else requests.delete(button);
    changes.toggleClass(button, "loading", count > 0);
    changes.setAttribute(button, "aria-busy", count > 0 ? "true" : null);
  };

  function showLink(button: HTMLElement) {
    const loop = button.closest(".e-loop-add-to-cart-form-container");
    const place = loop ?? button.parentElement;
    if (page.isCart || !place || selectAll(place, ".added_to_cart", { limit: 1 }).length) return;
    const text = page.text("view_cart", "View cart");
    const link = insert("a", "added_to_cart wc-forward", text, button);
    link.href = safeUrl(page.cartUrl, "link") ?? "";
    link.title = text;
    loop?.append(link);
  }

  return {
    start(button) {
      problems.get(button)?.remove();
      changes.toggleClass(button, "added", false);
      setLoading(button, (requests.get(button) ?? 0) + 1);
    },
    finish: (button) => setLoading(button, (requests.get(button) ?? 0) - 1),
    finishAll() {
      for (const button of [...requests.keys()]) setLoading(button, 0);
    },
    showAdded(button) {
      changes.toggleClass(button, "added", true);
      showLink(button);
    },
    showProblem(button, text) {
      problems.get(button)?.remove();
      problems.set(button, insert("span", "islet-add-to-cart-problem", text, button));
    },
  };
}
