import type { Checkout } from "../checkout.ts";
import { clearNotices, noticeOf, scrollToNotice } from "#shop/notices.ts";

/** Shows the shop's answer before an element, as it is (checkout.3, checkout.4); gives its first element. */
export async function showBefore(
  place: Element,
  answer: string | HTMLElement,
  { context: { signal } }: Checkout,
): Promise<HTMLElement | null> {
  const notice = typeof answer === "string" ? await noticeOf(answer) : answer;
  clearNotices();
  const parts = notice instanceof DocumentFragment ? [...notice.children] : [notice];
  place.before(...parts);
  signal.addEventListener("abort", () => {
    for (const part of parts) part.remove();
  });
  const [first] = parts;
  const told = first?.matches(".islet-alert") ? first.firstElementChild : first;
  return told instanceof HTMLElement ? told : null;
}

/** Brings an error to the visitor: into view, with the focus. */
export function attend(error: HTMLElement | null, { context: { signal } }: Checkout): void {
  if (!error) return;
  error.tabIndex = -1;
  error.focus({ preventScroll: true });
  scrollToNotice(error, signal);
}
