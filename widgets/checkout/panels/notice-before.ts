import { readOnFocus } from "#dom/focus/read-on-focus.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { clearNotices, noticeOf, scrollToNotice } from "#shop/notices.ts";

/** Replaces all notices with the server's markup, or a notice, before an element. Returns the first notice. */
export async function showBefore(
  element: Element,
  content: string | HTMLElement,
  signal: AbortSignal,
): Promise<HTMLElement | null> {
  const notices = typeof content === "string" ? [...(await noticeOf(content)).children] : [content];
  clearNotices();
  element.before(...notices);
  for (const notice of notices) removeAtEnd(signal, notice);
  const [first] = notices;
  const notice = first?.matches(".islet-alert") ? first.firstElementChild : first;
  return isHtmlElement(notice) ? notice : null;
}

/** Scrolls to a notice and focuses it. */
export function focusNotice(notice: HTMLElement | null, signal: AbortSignal): void {
  if (!notice) return;
  readOnFocus(notice, signal);
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  scrollToNotice(notice, signal);
}
