import { writeEntry } from "#browser/history-entries.ts";
import { textStorage } from "#browser/storage.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { pageScroller, scrolledPx } from "#dom/scroll/page-scroller.ts";
import { isRecord } from "#runtime/parse-json.ts";

/** In the history entry: what each list of this page of the visit shows. */
const STATE_KEY = "islet_posts";
/** In the storage of the tab: where the page was scrolled to when it was left. */
const SCROLL_KEY = "islet_posts_scroll";

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
};

const shownByList = (): Readonly<Record<string, unknown>> => {
  const shown = entryState()[STATE_KEY];
  return isRecord(shown) ? shown : {};
};

/** What a list showed when the visitor left this history entry; undefined if that was what the server printed. */
export const remembered = (list: string): unknown => shownByList()[list];

/** Remembers in this history entry what a list shows; a value of JSON. Leaves an entry alone that a script of the page uses otherwise. */
export function remember(list: string, shown: string | number): void {
  const state: unknown = history.state;
  if (state !== null && !isRecord(state)) return;
  writeEntry("replaceState", { ...entryState(), [STATE_KEY]: { ...shownByList(), [list]: shown } });
}

/** Whether a list had more pages when the visitor left this history entry. */
export const hadMorePages = (list: string): boolean => Number(remembered(list)) > 0;

/** The address of the page that a list showed when the visitor left this history entry, if it was not this entry's. */
export function otherPage(list: string): string | undefined {
  const shown = remembered(list);
  return typeof shown === "string" && shown !== withoutHash(location.href) ? shown : undefined;
}

/**
 * Adds a history entry in which a list shows another page, and the others what they show now.
 * @param shown undefined if that is what the server prints at the address
 */
export const rememberInNewEntry = (list: string, address: string, shown: string | undefined): void =>
  void writeEntry("pushState", { [STATE_KEY]: { ...shownByList(), [list]: shown } }, address);

/** Remembers where the page is scrolled to. */
export const rememberScroll = (): void =>
  textStorage("session").set(SCROLL_KEY, `${Math.round(scrolledPx())} ${location.href}`);

/** Scrolls to where the visitor left this address, in px; only down, since the page was too short for the browser. */
export function restoreScroll(): void {
  const [px, address] = textStorage("session").get(SCROLL_KEY)?.split(" ") ?? [];
  if (address === location.href && Number(px) > scrolledPx())
    pageScroller().scrollTo({ top: Number(px), behavior: "instant" });
}
