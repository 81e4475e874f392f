import { focusTarget } from "#dom/focus/focus-target.ts";
import { readOnFocus } from "#dom/focus/read-on-focus.ts";
import { createNoticeWith, scrollToNotice } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";

/** Few answers take longer. */
const SLOW_MS = 20_000;

/**
 * Asks the visitor every 20 seconds whether to wait on for an order's answer, until the returned function is called.
 * @param stopWaiting runs if the visitor does not want to
 */
export function offerToWait(
  { form, context }: Pick<Checkout, "form" | "context">,
  stopWaiting: () => void,
): () => void {
  const { after, listen, page, signal } = context;
  let end = () => {};

  function createButton(text: string, run: () => void) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = text;
    listen(button, "click", run);
    return button;
  }

  function askLater(notice?: HTMLElement) {
    const cancel = after(SLOW_MS, () => {
      notice?.remove();
      ask();
    });
    end = () => {
      cancel();
      notice?.remove();
    };
  }

  function ask() {
    const text = page.text(
      "order_slow",
      "Your order is taking longer than usual. It may have been placed already, so please do not order again.",
    );
    const stopButton = createButton(page.text("stop_waiting", "Stop waiting"), stopWaiting);
    const keepButton = createButton(page.text("keep_waiting", "Keep waiting"), () => {
      // The form is covered, so the focus stays here.
      notice.replaceChildren(page.text("placing_order", "Please wait..."), " ", stopButton);
      readOnFocus(notice, signal);
      focusTarget(notice, signal);
      scrollToNotice(notice, signal);
      askLater(notice);
    });
    const notice = createNoticeWith(keepButton, text);
    notice.append(" ", stopButton);
    // The form is covered.
    Element.prototype.before.call(form, notice);
    end = () => notice.remove();
    focusTarget(keepButton, signal);
    scrollToNotice(notice, signal);
  }

  askLater();
  const stop = () => end();
  signal.addEventListener("abort", stop);
  return stop;
}
