import { focusTarget } from "#dom/focus-target.ts";
import { createNotice, scrollToNotice } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";

/** Few answers take longer. */
const SLOW_MS = 20_000;

/**
 * Asks the visitor every 20 seconds whether to wait on for an order's answer, until the returned function is called.
 * @param stopWaiting runs if the visitor does not want to
 */
export function offerChoice(
  { form, context }: Pick<Checkout, "form" | "context">,
  stopWaiting: () => void,
): () => void {
  const { after, listen, page, signal } = context;
  let end = () => {};

  function waitOn() {
    end();
    end = after(SLOW_MS, ask);
  }

  function addButton(notice: Element, text: string, run: () => void) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = text;
    listen(button, "click", run);
    notice.append(" ", button);
    return button;
  }

  function ask() {
    const text = page.text(
      "order_slow",
      "Your order is taking longer than usual. It may have been placed already, so please do not order again.",
    );
    const notice = createNotice("message", text);
    const keepWaiting = addButton(notice, page.text("keep_waiting", "Keep waiting"), waitOn);
    addButton(notice, page.text("stop_waiting", "Stop waiting"), stopWaiting);
    // The form is covered.
    Element.prototype.before.call(form, notice);
    end = () => notice.remove();
    focusTarget(keepWaiting, signal);
    scrollToNotice(notice, signal);
  }

  waitOn();
  const stop = () => end();
  signal.addEventListener("abort", stop);
  return stop;
}
