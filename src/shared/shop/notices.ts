import { sanitise } from "#browser/safe-html.ts";
import { newMessageId } from "#dom/focus/read-on-focus.ts";
import { queryAll } from "#dom/query.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { removeAtEnd } from "#runtime/added.ts";

/** The shop's own distance and duration when it scrolls to a notice. */
const GAP_PX = 100;
const DURATION_MS = 1_000;

const NOTICES =
  ".woocommerce-NoticeGroup-checkout, .islet-alert, .woocommerce-error, .woocommerce-message, .is-error, .is-success";

/** Removes the notices of an earlier attempt, wherever they have been moved; those of a payment method stay. */
export function clearNotices(): void {
  for (const notice of queryAll(document, NOTICES)) if (!notice.closest(".payment_box")) notice.remove();
}

/** A notice in the shop's markup. Strings are inserted as text, never as markup. */
export function createNotice(kind: "error" | "message", ...content: readonly (string | Node)[]): HTMLElement {
  const notice = document.createElement("div");
  notice.className = `woocommerce-${kind}`;
  notice.setAttribute("role", "alert");
  notice.append(...content);
  return notice;
}

/**
 * A notice with a control that is about to get the focus. It is no alert: screen readers read its text as the control's
 * description.
 */
export function createNoticeWith(control: HTMLElement, text: string): HTMLElement {
  const description = document.createElement("span");
  description.id = newMessageId();
  description.textContent = text;
  control.setAttribute("aria-describedby", description.id);
  const notice = createNotice("message", description, " ", control);
  notice.removeAttribute("role");
  return notice;
}

/**
 * The shop's markup as elements. If the sanitiser cannot be loaded or the markup is no notice, an error notice with
 * its content.
 */
export async function noticeOf(html: string): Promise<DocumentFragment> {
  const clean = await sanitise(html, "notice", { sameOrigin: true }).catch(() => null);
  if (clean?.firstElementChild && /woocommerce|is-(?:error|info|success)/.test(html)) {
    for (const list of queryAll(clean, "ul[role=alert]")) wrapInAlert(list);
    return clean;
  }
  const fragment = document.createDocumentFragment();
  fragment.append(createNotice("error", clean ?? html.replaceAll(/<[^>]*>/g, " ")));
  return fragment;
}

/** A list with the role alert is no list to a screen reader, so the role moves to an element around it. */
function wrapInAlert(list: HTMLElement) {
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
  removeAtEnd(signal, group);
  scrollToNotice(group, signal);
  return group;
}

/** Scrolls to a notice, as far below the top of the window as the shop does. */
export function scrollToNotice(notice: HTMLElement, signal: AbortSignal): void {
  scrollSoon(notice, { durationMs: DURATION_MS, gapPx: GAP_PX, signal });
}
