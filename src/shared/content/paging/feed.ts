import { selectAll } from "#browser/selectors.ts";
import { focusablesIn } from "#dom/focus/first-focus.ts";
import { numbered } from "#dom/numbered.ts";
import { query } from "#dom/query.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { ListContext, PagedList } from "./paged-list.ts";
import type { PagingParts } from "./parts.ts";

const HEADING = "h1, h2, h3, h4, h5, h6";
/** There, keys move a caret or a choice. */
const FIELD = "input, select, textarea, [contenteditable]";

/** How many articles a key moves the focus by. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ["PageDown", 1],
  ["PageUp", -1],
]);

/** The last or first element that Tab reaches before or after a list. */
function neighbour(list: Element, isAfter: boolean): HTMLElement | undefined {
  const side = isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = focusablesIn(document.body).filter(
    (element) => list.compareDocumentPosition(element) & side && !list.contains(element),
  );
  return isAfter ? outside[0] : outside.at(-1);
}

/** What it needs of a list. */
interface FeedList extends Pick<PagedList, "host" | "list" | "changes"> {
  readonly parts: Pick<PagingParts, "item" | "state" | "ended">;
  readonly context: Pick<ListContext, "page" | "signal" | "listen">;
}

/**
 * Makes a list that grows as the visitor scrolls a feed for screen readers and keys: Page Down and Page Up go from post to
 * post, Control with End and Home behind and before the list.
 */
export function startFeed({ host, list, parts, changes, context }: FeedList): void {
  const { page, signal, listen } = context;
  const articles = () =>
    selectAll(list, parts.item, { limit: Infinity }).filter(
      (item): item is HTMLElement => isHtmlElement(item) && !item.hasAttribute("hidden"),
    );

  function isEnded() {
    const [state = host] = selectAll(host, parts.state, { limit: 1 });
    return parts.ended.some((name) => state.classList.contains(name));
  }

  function describe() {
    const all = articles();
    const size = isEnded() ? all.length : -1;
    for (const [index, article] of numbered(all)) {
      const name = query(article, HEADING)?.textContent?.trim();
      // A builder prints other roles on its articles.
      changes.setAttribute(article, "role", "article");
      if (name) changes.setAttribute(article, "aria-label", name);
      changes.setAttribute(article, "tabindex", "-1");
      changes.setAttribute(article, "aria-posinset", String(index + 1));
      changes.setAttribute(article, "aria-setsize", String(size));
    }
  }

  /** What a key leads to; `undefined` if it is none of these keys, or there is nothing. */
  function targetOf({ key, ctrlKey, target }: KeyboardEvent): HTMLElement | undefined {
    if (ctrlKey) return key === "End" || key === "Home" ? neighbour(list, key === "End") : undefined;
    const all = articles();
    const current = all.findIndex((article) => article.contains(target as Node));
    const step = STEPS.get(key);
    return step && current >= 0 ? all[current + step] : undefined;
  }

  changes.setAttribute(list, "role", "feed");
  if (!list.hasAttribute("aria-labelledby") && !list.hasAttribute("aria-label"))
    changes.setAttribute(list, "aria-label", page.text("posts_feed", "Posts"));
  describe();
  listen(list, "keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    if (isHtmlElement(event.target) && event.target.matches(FIELD)) return;
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
  // Posts come and go; the list is not busy any more when its end is known.
  const growth = new MutationObserver(describe);
  growth.observe(list, { childList: true, attributeFilter: ["aria-busy"] });
  signal.addEventListener("abort", () => growth.disconnect());
}
