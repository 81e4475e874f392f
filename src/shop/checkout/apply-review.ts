import { reload } from "#browser/go.ts";
import { sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { keepFocus } from "#dom/keep-focus.ts";
import { all } from "./elements.ts";
import type { Ground } from "./ground.ts";
import { keepFields } from "./kept-fields.ts";
import { clearNotices, noticeOf, showGroup } from "./notices.ts";

export type ReviewAnswer = Readonly<Record<string, unknown>>;

const GROUP = ".woocommerce-NoticeGroup-updateOrderReview";

/** What each part was when it was last replaced: what the server says again unchanged is left alone (reference: shop 5.2). */
const shown = new WeakMap<HTMLElement, Map<string, string>>();

/**
 * Puts new totals on the page. A gateway's frame in a part that has not changed lives on.
 * @returns false where the form itself is gone: the session has ended
 */
export async function applyReview({ host, form, context }: Ground, answer: ReviewAnswer): Promise<boolean> {
  if (answer["reload"]) {
    reload();
    return false;
  }
  for (const group of all(document, GROUP)) group.remove();
  const before = shown.get(form) ?? new Map<string, string>();
  shown.set(form, before);
  const putBack = keepFields(form);
  for (const [selector, html] of Object.entries(Object(answer["fragments"]) as object)) {
    if (typeof html !== "string" || before.get(selector) === html) continue;
    const markup = await sanitise(html, "fragment", { sameOrigin: true });
    if (context.signal.aborted) return false;
    before.set(selector, html);
    for (const target of targetsOf(selector, host)) replace(target, markup.cloneNode(true));
  }
  if (!form.isConnected) return false;
  putBack();
  if (answer["result"] === "failure") await tellFailure(form, answer, context.signal);
  return true;
}

/** Parts of the page that hold the checkout are not for an answer to replace, save the form itself. */
const targetsOf = (selector: string, host: HTMLElement) =>
  selectAll(document, selector).filter((target) => target.localName === "form" || !target.contains(host));

function replace(target: Element, markup: Node) {
  const parts = [...markup.childNodes];
  const first = parts.find((node) => node instanceof Element);
  keepFocus(target, () => {
    target.replaceWith(...parts);
    return first ?? target;
  });
}

async function tellFailure(form: Element, { messages }: ReviewAnswer, signal: AbortSignal) {
  clearNotices();
  if (typeof messages === "string" && messages)
    showGroup(form, "updateOrderReview", await noticeOf(messages), signal);
  for (const field of all(form, ".input-text, select, input[type=checkbox]"))
    field.dispatchEvent(new Event("validate", { bubbles: true }));
}
