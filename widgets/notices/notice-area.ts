import { focusTarget } from "#dom/focus/focus-target.ts";
import { nameByText, readOnFocus } from "#dom/focus/read-on-focus.ts";
import { queryAll } from "#dom/query.ts";
import { scrollOffset } from "#dom/scroll/scroll-offset.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isChosen } from "./areas.ts";
import { ALERTS, ERROR, findNotices, INFO, isOfForm } from "./find-notices.ts";
import { createMover } from "./move-notices.ts";
import type { Settings } from "./settings.ts";

/** The shop's own distance, in px, and durations. */
const GAP_PX = 100;
const SCROLL_MS = 1_000;
const FOCUS_DELAY_MS = 500;

const TEXT_FIELD =
  "input:not([type=radio], [type=checkbox], [type=submit], [type=button]), textarea, select, [contenteditable=true]";

/**
 * Moves the page's notices into an area, scrolls to those that are new, and focuses the first alert. Those of a checkout's
 * form, and what was seen when the page opened, stay where they are.
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
  const seenNotices = new WeakSet<Element>();

  return (isStart) => {
    if (!isChosen(area)) return;
    const found = moves ? findNotices(area) : [];
    if (isStart && keepSeen) for (const notice of found) if (isSeen(notice)) seenNotices.add(notice);
    const staying = found.filter((notice) => seenNotices.has(notice) || isOfForm(notice, area));
    const moved = found.filter((notice) => !staying.includes(notice));
    if (moves) {
      changes.toggleClass(area, "e-woocommerce-notices-wrapper-loading", false);
      moveNotices(moved);
    }
    const newNotices = [...staying, ...queryAll(area, `${ALERTS}, ${INFO}`)].filter(
      (notice) => !shownNotices.has(notice),
    );
    for (const notice of newNotices) shownNotices.add(notice);
    const [first] = newNotices;
    if (!first || !mayInterrupt(newNotices)) return;
    // The visitor has begun to use the page before it was ready.
    if (isStart && document.activeElement !== document.body) return;
    const target = area.contains(first) ? area : first;
    const isSeenHere = seenNotices.has(first) || isInView(target);
    if (moves && (!isStart || !isSeenHere))
      scrollSoon(target, { durationMs: SCROLL_MS, gapPx: GAP_PX, signal });
    // No screen reader announces what the page opens with.
    const isAnnounced = (notice: Element) => !isStart || moved.some((one) => one.contains(notice));
    if (!without.includes("focus")) focusAlert(newNotices, isAnnounced);
  };
}

/**
 * Focuses the first alert after a while, unless the visitor has moved the focus by then. Screen readers read it with the
 * focus, and only then; if it does not get it, they announce it.
 */
function createAlertFocus({ after, signal }: WidgetContext) {
  let leaveAlert = () => {};
  return (notices: readonly HTMLElement[], isAnnounced: (notice: Element) => boolean) => {
    const alert = notices
      .flatMap((notice) => [notice, ...queryAll(notice, ALERTS)])
      .find((notice) => notice.matches(ALERTS) && notice.getAttribute("role") === "alert");
    leaveAlert();
    if (!alert) return;
    const focusedBefore = document.activeElement;
    const ending = new AbortController();
    const end = () => ending.abort();
    signal.addEventListener("abort", end, { signal: ending.signal });
    if (isAnnounced(alert)) readOnFocus(alert, ending.signal);
    else nameByText(alert, createChanges(ending.signal));
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
