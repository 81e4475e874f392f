import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Shows the state of a button that adds: normal, loading, added or failed. The styles are in button-states.css. */
export interface ButtonStates {
  start(button: HTMLElement): void;
  /** Shows the button as normal once its last request has ended. */
  finish(button: HTMLElement): void;
  /** Also adds a link to the cart after the button, once. */
  showAdded(button: HTMLElement): void;
  showProblem(button: HTMLElement, text: string): void;
  /** Ends every loading state: the visitor came back to a page that was left during a request. */
  finishAll(): void;
}

interface NewElement<Tag> {
  readonly tag: Tag;
  readonly className: string;
  readonly text: string;
}

/** The states of all buttons of a widget; everything they change is undone when the widget ends. */
export function createButtonStates({ page, signal }: WidgetContext): ButtonStates {
  const changes = createChanges(signal);
  const runningRequests = new Map<HTMLElement, number>();
  const problems = new Map<HTMLElement, Element>();

  function insertAfter<Tag extends "a" | "span">(button: Element, { tag, className, text }: NewElement<Tag>) {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    button.after(element);
    removeAtEnd(signal, element);
    return element;
  }

  const setLoading = (button: HTMLElement, count: number) => {
    if (count > 0) runningRequests.set(button, count);
    else runningRequests.delete(button);
    changes.toggleClass(button, "loading", count > 0);
    changes.setAttribute(button, "aria-busy", count > 0 ? "true" : null);
  };

  function showLink(button: HTMLElement) {
    const loopForm = button.closest(".e-loop-add-to-cart-form-container");
    const parent = loopForm ?? button.parentElement;
    if (page.isCart || !parent || selectAll(parent, ".added_to_cart", { limit: 1 }).length) return;
    const text = page.text("view_cart", "View cart");
    const link = insertAfter(button, { tag: "a", className: "added_to_cart wc-forward", text });
    link.href = safeUrl(page.cartUrl, "link") ?? "";
    link.title = text;
    loopForm?.append(link);
  }

  return {
    start(button) {
      problems.get(button)?.remove();
      changes.toggleClass(button, "added", false);
      setLoading(button, (runningRequests.get(button) ?? 0) + 1);
    },
    finish: (button) => setLoading(button, (runningRequests.get(button) ?? 0) - 1),
    finishAll() {
      for (const button of [...runningRequests.keys()]) setLoading(button, 0);
    },
    showAdded(button) {
      changes.toggleClass(button, "added", true);
      showLink(button);
    },
    showProblem(button, text) {
      problems.get(button)?.remove();
      problems.set(
        button,
        insertAfter(button, { tag: "span", className: "islet-add-to-cart-problem", text }),
      );
    },
  };
}
