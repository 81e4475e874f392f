import { createChanges } from "#dom/changes.ts";
import { focusTarget } from "#dom/focus-target.ts";
import { readOnFocus } from "#dom/read-on-focus.ts";
import { scrollOffset } from "#dom/scroll-offset.ts";
import { scrollSoon } from "#dom/scroll-soon.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { queryAll } from "#dom/query.ts";
import { isChosen } from "./areas.ts";
import { createMover } from "./move-notices.ts";
import type { Settings } from "./settings.ts";
import { ALERTS, ERROR, INFO, findNotices } from "./find-notices.ts";

/** The shop's own distance, in px, and durations. */
const GAP_PX = 100;
const SCROLL_MS = 1_000;
const FOCUS_DELAY_MS = 500;

const TEXT_FIELD =
  "input:not([type=radio], [type=checkbox], [type=submit], [type=button]), textarea, select, [contenteditable=true]";

/**
 * Moves the page's notices into an area, scrolls to those that are new, and focuses the first alert.
 * @returns a function that does so; it takes whether the page has just opened
 */
export function createNoticeArea(
  area: HTMLElement,
  { keepSeen, without }: Settings,
  context: WidgetContext,
): (isStart: boolean) => void {
  const { signal } = context;
  const moves = !without.includes("move");
  const changes = createChanges(signal);
  const moveNotices = createMover(area, signal);
  const focusAlert = createAlertFocus(context);
  const shownNotices = new WeakSet<Element>();
  const stayingNotices = new Set<HTMLElement>();

  return (isStart) => {
    if (!isChosen(area)) return;
    if (moves) {
      const notices = findNotices(area);
      changes.toggleClass(area, "e-woocommerce-notices-wrapper-loading", false);
      if (isStart && keepSeen) for (const notice of notices) if (isSeen(notice)) stayingNotices.add(notice);
      moveNotices(notices.filter((notice) => !stayingNotices.has(notice)));
    }
    const newNotices = [...stayingNotices, ...queryAll(area, `${ALERTS}, ${INFO}`)].filter(
      (notice) => !shownNotices.has(notice),
    );
    for (const notice of newNotices) shownNotices.add(notice);
    if (newNotices.length === 0 || !mayInterrupt(newNotices)) return;
    // The visitor has begun to use the page before it was ready.
    if (isStart && document.activeElement !== document.body) return;
    const isSeenHere = isInView(area) || newNotices.some((notice) => stayingNotices.has(notice));
    if (moves && (!isStart || !isSeenHere))
      scrollSoon(area, { durationMs: SCROLL_MS, gapPx: GAP_PX, signal });
    if (!without.includes("focus")) focusAlert(newNotices);
  };
}

/**
 * Focuses the first alert after a while, unless the visitor has moved the focus by then. Screen readers read it with the
 * focus; if it does not get it, it is an alert again.
 */
function createAlertFocus({ after, signal }: WidgetContext) {
  let leaveAlert = () => {};
  return (notices: readonly HTMLElement[]) => {
    const alert = notices
      .flatMap((notice) => [notice, ...queryAll(notice, ALERTS)])
      .find((notice) => notice.matches(ALERTS) && notice.getAttribute("role") === "alert");
    leaveAlert();
    if (!alert) return;
    const focusedBefore = document.activeElement;
    const ending = new AbortController();
    const end = () => ending.abort();
    signal.addEventListener("abort", end, { signal: ending.signal });
    readOnFocus(alert, ending.signal);
    const stopTimer = after(FOCUS_DELAY_MS, () => {
      leaveAlert = () => {};
      const { activeElement, body } = document;
      const hasMoved = activeElement !== focusedBefore && activeElement !== body;
      if (alert.isConnected && !hasMoved && mayInterrupt([alert])) focusTarget(alert, signal);
      else end();
    });
    leaveAlert = () => {
      stopTimer();
      end();
    };
  };
}

/** Only an error interrupts a visitor who is typing. */
const mayInterrupt = (notices: readonly Element[]): boolean =>
  !document.activeElement?.matches(TEXT_FIELD) ||
  notices.some((notice) => notice.matches(ERROR) || queryAll(notice, ERROR).length > 0);

/** Whether a part of it is in the window. */
function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= scrollOffset(element) && bottom <= innerHeight;
}
