import { selectAll } from "#browser/selectors.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { moreControl } from "./more-control.ts";
import type { PagedList } from "./paged-list.ts";

/** Says whether a page of a list loads, has come, or failed. */
export interface ListStatus {
  /** Says that a page loads; `replaces` if it takes the place of this one. */
  load(replaces: boolean): void;
  /** Says that nothing loads any more. */
  rest(): void;
  /** Tells screen readers how many posts have come, and everybody if they were the last. */
  show(count: number, isLast: boolean): void;
  /** Tells screen readers how many items are shown in place of others, and everybody if there is none. */
  found(count: number): void;
  /** Shows everybody that the page could not be loaded. */
  fail(): void;
  /** The text for visitors. */
  readonly element: HTMLElement;
}

/** Adds the text after the list; all ends with the widget. */
export function createListStatus({ host, list, parts, changes, context }: PagedList): ListStatus {
  const { page, signal } = context;
  const [stateElement = host] = selectAll(host, parts.state, { limit: 1 });
  const element = document.createElement("div");
  element.setAttribute("role", "status");
  list.after(element);
  removeAtEnd(signal, element);

  function announce(text: string, isShown = false) {
    element.style.cssText = isShown ? "" : VISUALLY_HIDDEN;
    element.textContent = text;
  }

  function setBusy(isBusy: boolean, names: readonly string[]) {
    changes.setAttribute(list, "aria-busy", isBusy ? "true" : null);
    for (const name of names) changes.toggleClass(stateElement, name, isBusy);
    for (const spinner of selectAll(host, parts.spinner))
      for (const icon of spinner.children)
        for (const name of parts.spinning) changes.toggleClass(icon, name, isBusy);
  }

  /** What the server has printed for the end, which its styles show then. */
  function end(): string {
    for (const name of parts.ended) changes.toggleClass(stateElement, name, true);
    const more = moreControl(host, parts);
    if (more) setHidden(more, true, changes);
    const [printed] = selectAll(host, parts.message, { limit: 1 });
    return printed?.textContent?.trim() || page.text("posts_end", "No more posts to show");
  }

  const rest = () => setBusy(false, [...parts.loading, ...parts.replacing]);
  announce("");
  return {
    element,
    rest,
    load(replaces) {
      setBusy(true, replaces ? parts.replacing : parts.loading);
    },
    show(count, isLast) {
      rest();
      const news = page.text("posts_loaded", "New posts: %d").replace("%d", String(count));
      announce([...(count > 0 ? [news] : []), ...(isLast ? [end()] : [])].join(". "));
    },
    found(count) {
      rest();
      if (count > 0)
        return announce(page.text("items_shown", "Items shown: %d").replace("%d", String(count)));
      const [printed] = selectAll(host, parts.empty, { limit: 1 });
      const text = printed?.textContent?.trim();
      announce(text || page.text("nothing_found", "Nothing was found."), !text);
    },
    fail() {
      rest();
      announce(page.text("posts_failed", "The posts could not be loaded. Please try again."), true);
    },
  };
}
