import { focusTarget } from "#dom/focus/focus-target.ts";
import { query } from "#dom/query.ts";
import { createAppender, type Outcome } from "./append-pages.ts";
import { createListStatus, type ListStatus } from "./list-status.ts";
import { remember, remembered, rememberScroll, restoreScroll } from "./page-memory.ts";
import type { PagedList } from "./paged-list.ts";
import { addRetryButton } from "./retry-button.ts";

/** Loads the pages of a list on a press, or as the visitor scrolls. */
export interface LoadMore {
  /**
   * Appends the next page. The focus goes from the control to the first new item if the visitor uses keys, or if the control
   * is gone. Without a control, a page that fails gets a button, and the outcome is that of its last press.
   */
  load(control?: HTMLElement): Promise<Outcome>;
  /** Appends the pages that were here when the visitor left this history entry, and scrolls to where the visitor was. */
  restore(): Promise<void>;
}

/** More than anybody reads; a history entry is no reason for more requests than that. */
const MAX_RESTORED = 20;
const BY_VISITOR = ["wheel", "touchstart", "pointerdown", "keydown"];
/** Links that keys reach: that of the title, or any. */
const LINK = 'a[href]:not([tabindex^="-"])';
const TITLE_LINK = `:is(h1, h2, h3, h4, h5, h6) ${LINK}`;

/** A filter of the list may have hidden an item as it came. */
const isNotFiltered = (item: Element) => !item.hasAttribute("hidden");

/** A button in place of what the server has not printed, until a press of it loads the page. @returns what that came to */
const retryBy = (
  load: (button: HTMLElement) => Promise<Outcome>,
  status: ListStatus,
  paged: PagedList,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const press = async (button: HTMLElement) => {
      const outcome = await load(button);
      if (outcome === "failed" || outcome === "ignored") return;
      remove();
      resolve(outcome);
    };
    const remove = addRetryButton(paged, status, (button) => paged.context.guard(() => press(button)));
  });

/** Starts it for a list; all ends with the widget. */
export function createLoadMore(paged: PagedList): LoadMore {
  const { key, list, context } = paged;
  const { signal, listen } = context;
  const status = createListStatus(paged);
  const appender = createAppender(paged, status);
  listen(window, "pagehide", () => appender.count() > 0 && rememberScroll());

  function focusItem(item: Element) {
    if (signal.aborted) return;
    const link = query(item, TITLE_LINK) ?? query(item, LINK);
    if (link) link.focus();
    else focusTarget(item as HTMLElement, signal);
  }

  async function load(control?: HTMLElement): Promise<Outcome> {
    const usesKeys = control?.matches(":focus-visible") ?? false;
    const hadFocus = document.activeElement === control;
    // A control that is hidden while a page loads loses the focus.
    const isFocusFree = () =>
      hadFocus && [control, document.body].includes(document.activeElement as HTMLElement);
    const { outcome, items } = await appender.append();
    if (outcome === "failed" && !control) return retryBy(load, status, paged);
    if (outcome === "failed" && isFocusFree()) control?.focus({ preventScroll: true });
    if (outcome === "failed" || outcome === "ignored") return outcome;
    const isLast = outcome === "end";
    const mayFocus = isFocusFree();
    const shown = items.filter(isNotFiltered);
    status.show(shown.length, isLast);
    if (items.length > 0) remember(key, appender.count());
    const last = isLast ? [...list.children].findLast(isNotFiltered) : undefined;
    const target = usesKeys || isLast ? (shown[0] ?? last) : undefined;
    if (mayFocus && target) focusItem(target);
    else if (mayFocus) control?.focus({ preventScroll: true });
    return outcome;
  }

  return {
    load,
    async restore() {
      const moved = new AbortController();
      const stop = () => moved.abort();
      for (const type of BY_VISITOR) listen(window, type, stop, { passive: true });
      const count = Math.min(Number(remembered(key)) || 0, MAX_RESTORED);
      while (appender.count() < count) {
        const { outcome, items } = await appender.append();
        if (outcome === "more" || outcome === "end") status.show(items.length, outcome === "end");
        if (outcome !== "more") break;
      }
      if (!moved.signal.aborted) restoreScroll();
    },
  };
}
