import { createChanges } from "#dom/changes.ts";
import { focusTarget } from "#dom/focus-target.ts";
import { scrollOffset } from "#dom/scroll-offset.ts";
import { scrollToElement } from "#dom/scroll-to.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { queryAll } from "#dom/query.ts";

/** Clauses notices.1 and notices.2. */
const GAP_PX = 100;
const PACE_MS = 1_000;
const FOCUS_DELAY_MS = 500;

const WRAPPER = ".woocommerce-notices-wrapper";
const GROUP = ".woocommerce-NoticeGroup";
const ALERTS = ".woocommerce-error, .woocommerce-message, .wc-block-components-notice-banner";
const INFO = ".woocommerce-info, .wc-block-components-notice-banner.is-info";
const ERROR = ".woocommerce-error, .is-error";
/** What the shop prints as a notice although it is part of the page. */
const PARTS =
  ".wc-empty-cart-message, .woocommerce-form-coupon-toggle, .woocommerce-form-login-toggle, .payment_box, .e-notices-demo-notice, .demo_store";
const FIELD =
  "input:not([type=radio], [type=checkbox], [type=submit], [type=button]), textarea, select, [contenteditable=true]";

/** Every area for notices; the first on the page has them all. */
const AREAS = "[data-widget~=notices], [data-widget-marked~=notices]";

/** A notice and where the server had put it. */
interface Move {
  readonly notice: HTMLElement;
  readonly parent: ParentNode;
  readonly next: Node | null;
}

/** Moves notices into the area, leads the visitor to them, and gives an alert the focus (reference: shop 8.4, 8.5). */
export function createGathering(host: HTMLElement, context: WidgetContext): (isStart: boolean) => void {
  const { after, signal } = context;
  const changes = createChanges(signal);
  const moves: Move[] = [];
  const told = new WeakSet<Element>();
  let stopTimer = () => {};

  signal.addEventListener("abort", () => {
    for (let move = moves.pop(); move; move = moves.pop()) putBack(move);
  });

  function putBack({ notice, parent, next }: Move) {
    if (notice.parentNode !== host) return;
    parent.insertBefore(notice, next?.parentNode === parent ? next : null);
  }

  function moveHere(notices: readonly HTMLElement[]) {
    const { activeElement } = document;
    for (const notice of notices)
      if (notice.parentNode) moves.push({ notice, parent: notice.parentNode, next: notice.nextSibling });
    host.prepend(...notices);
    // What moves loses the focus.
    if (activeElement instanceof HTMLElement && notices.some((notice) => notice.contains(activeElement)))
      activeElement.focus({ preventScroll: true });
  }

  /** An error matters more than what is being typed; nothing else does. */
  function mayInterrupt(notices: readonly Element[]): boolean {
    return (
      !document.activeElement?.matches(FIELD) ||
      notices.some((notice) => notice.matches(ERROR) || queryAll(notice, ERROR).length > 0)
    );
  }

  function focusAlert(notices: readonly HTMLElement[]) {
    const alerts = notices.flatMap((notice) => [notice, ...queryAll(notice, ALERTS)]);
    const [alert] = alerts.filter((one) => one.matches(ALERTS) && one.getAttribute("role") === "alert");
    stopTimer();
    if (!alert) return;
    const { activeElement: before, body } = document;
    stopTimer = after(FOCUS_DELAY_MS, () => {
      const { activeElement: now } = document;
      // Who has followed the alert's link meanwhile, or gone elsewhere, stays there.
      const hasMoved = now !== before && now !== body;
      if (alert.isConnected && !hasMoved && mayInterrupt([alert])) focusTarget(alert, signal);
    });
  }

  return (isStart) => {
    if (queryAll(document, AREAS)[0] !== host) return;
    changes.toggleClass(host, "e-woocommerce-notices-wrapper-loading", false);
    const away = noticesOn(document.body, host);
    if (away.length > 0) moveHere(away);
    const fresh = queryAll(host, `${ALERTS}, ${INFO}`).filter((notice) => !told.has(notice));
    for (const notice of fresh) told.add(notice);
    if (fresh.length === 0 || !mayInterrupt(fresh)) return;
    // Who has begun with something else when the page is ready is left alone.
    if (isStart && document.activeElement !== document.body) return;
    if (!isStart || !isInView(host)) scrollToElement(host, { durationMs: PACE_MS, gapPx: GAP_PX, signal });
    focusAlert(fresh);
  };
}

/** Notices that stand elsewhere, groups as one. Those of the builder's pages are seen in the area only. */
function noticesOn(page: HTMLElement, host: HTMLElement): HTMLElement[] {
  const isBuilder = host.matches(".e-woocommerce-notices-wrapper");
  return queryAll(page, `${GROUP}, ${ALERTS}, ${INFO}`).filter((one) => {
    const isInfo = one.matches(INFO) && !isBuilder && !one.closest(WRAPPER);
    const isPart = one.closest(PARTS) || (one.parentElement?.closest(GROUP) ?? false);
    return !isInfo && !isPart && !host.contains(one);
  });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= scrollOffset(element) && bottom <= innerHeight;
}
