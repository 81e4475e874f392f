import { sanitise } from "#browser/safe-html.ts";
import { scrollToElement } from "#dom/scroll-to.ts";
import { queryAll } from "#dom/query.ts";

/** The shop's own distance and pace when it shows a notice (reference: shop 5.4). */
const GAP_PX = 100;
const PACE_MS = 1_000;

const NOTICES =
  ".woocommerce-NoticeGroup-checkout, .islet-alert, .woocommerce-error, .woocommerce-message, .is-error, .is-success";

/** Takes away what an earlier try has told, wherever a widget for notices has moved it. */
export function clearNotices(): void {
  for (const notice of queryAll(document, NOTICES)) if (!notice.closest(".payment_box")) notice.remove();
}

/** A notice of our own in the shop's markup; texts are never markup. */
export function createNotice(kind: "error" | "message", ...content: readonly (string | Node)[]): HTMLElement {
  const notice = document.createElement("div");
  notice.className = `woocommerce-${kind}`;
  notice.setAttribute("role", "alert");
  notice.append(...content);
  return notice;
}

/**
 * The shop's markup as elements; where the sanitiser cannot be loaded (the visitor is offline), its text. What holds
 * no element becomes an error.
 */
export async function noticeOf(html: string): Promise<DocumentFragment> {
  const clean = await sanitise(html, "notice", { sameOrigin: true }).catch(() => null);
  if (clean?.firstElementChild && /woocommerce|is-(?:error|info|success)/.test(html)) {
    for (const list of queryAll(clean, "ul[role=alert]")) putInAlert(list);
    return clean;
  }
  const fragment = document.createDocumentFragment();
  fragment.append(createNotice("error", clean ?? html.replaceAll(/<[^>]*>/g, " ")));
  return fragment;
}

/** A list that is an alert is no list to a screen reader: the alert goes around it. */
function putInAlert(list: HTMLElement) {
  const alert = document.createElement("div");
  alert.className = "islet-alert";
  alert.setAttribute("role", "alert");
  list.removeAttribute("role");
  list.replaceWith(alert);
  alert.append(list);
}

interface NoticeGroup {
  readonly kind: "checkout" | "updateOrderReview";
  readonly content: Node;
  readonly signal: AbortSignal;
}

/** Shows a group of notices at the top of a form, with the shop's own classes, until the signal aborts. */
export function showGroup(form: Element, { kind, content, signal }: NoticeGroup): HTMLElement {
  const group = document.createElement("div");
  group.className = `woocommerce-NoticeGroup woocommerce-NoticeGroup-${kind}`;
  group.append(content);
  form.prepend(group);
  signal.addEventListener("abort", () => group.remove());
  scrollToNotice(group, signal);
  return group;
}

/** Brings a notice into view, as far below the window's top as the shop does. */
export function scrollToNotice(notice: HTMLElement, signal: AbortSignal): void {
  scrollToElement(notice, { durationMs: PACE_MS, gapPx: GAP_PX, signal });
}
