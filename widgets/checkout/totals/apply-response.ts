import { reload } from "#browser/navigate.ts";
import { sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { keepFocus } from "#dom/keep-focus.ts";
import { morph } from "#dom/morph.ts";
import { queryAll, query } from "#dom/query.ts";
import type { Checkout } from "../checkout.ts";
import { keepFields } from "./keep-input.ts";
import { noteNames, restoreNames } from "./keep-field-names.ts";
import { clearNotices, noticeOf, showGroup } from "#shop/notices.ts";
import { shownParts } from "./printed-parts.ts";

export type ReviewAnswer = Readonly<Record<string, unknown>>;

const BOX = "div.payment_box";
const GROUP = ".woocommerce-NoticeGroup-updateOrderReview";

/**
 * Puts new totals on the page, as long as nobody has asked for others. A gateway's frame in a part that has not changed
 * lives on.
 * @returns false where the form itself is gone: the session has ended
 */
export async function applyReview(
  { host, form, context }: Checkout,
  answer: ReviewAnswer,
  isCurrent: () => boolean,
): Promise<boolean> {
  if (answer["reload"]) {
    reload();
    return false;
  }
  for (const group of queryAll(document, GROUP)) group.remove();
  const before = shownParts(form);
  const putBack = keepFields(form);
  for (const [selector, html] of Object.entries(Object(answer["fragments"]) as object)) {
    if (typeof html !== "string" || before.get(selector)?.html === html) continue;
    const markup = await sanitise(noteNames(html), "fragment", { sameOrigin: true });
    if (!isCurrent()) return false;
    const targets = targetsOf(selector, host);
    if (targets.every((target) => Node.prototype.contains.call(form, target))) restoreNames(markup);
    for (const target of targets)
      show(target, markup.cloneNode(true) as DocumentFragment, before.get(selector)?.markup);
    before.set(selector, { html, markup });
  }
  if (!form.isConnected) return false;
  putBack();
  if (answer["result"] === "failure") await tellFailure(form, answer, context.signal);
  return true;
}

/** Parts of the page that hold the checkout are not for an answer to replace, save the form itself. */
const targetsOf = (selector: string, host: HTMLElement) =>
  selectAll(document, selector).filter((target) => target.localName === "form" || !target.contains(host));

/** Ways to pay are changed in place, so that a gateway's frame in a box that is the same as before lives on. */
function show(target: Element, markup: DocumentFragment, before: DocumentFragment | undefined) {
  const root = markup.firstElementChild;
  if (!root || root.localName !== target.localName || !queryAll(markup, BOX).length)
    return replace(target, markup);
  for (const box of queryAll(markup, BOX)) {
    const same = `${BOX}.${[...box.classList].map((name) => CSS.escape(name)).join(".")}`;
    const [old, live] = [before && query(before, same), query(target, same)];
    // Morphing leaves alone what looks the same.
    if (live && old?.isEqualNode(box)) box.replaceWith(live.cloneNode(true));
  }
  keepFocus(target, () => {
    morph(target, root);
    return target;
  });
}

function replace(target: Element, markup: Node) {
  const parts = [...markup.childNodes];
  const first = parts.find((node) => node instanceof Element);
  keepFocus(target, () => {
    target.replaceWith(...parts);
    // A radio button that was cleaned apart from its group comes unchecked.
    for (const part of parts)
      if (part instanceof Element)
        for (const input of queryAll<HTMLInputElement>(part, "input[checked]")) input.checked = true;
    return first ?? target;
  });
}

async function tellFailure(form: Element, { messages }: ReviewAnswer, signal: AbortSignal) {
  clearNotices();
  if (typeof messages === "string" && messages)
    showGroup(form, { kind: "updateOrderReview", content: await noticeOf(messages), signal });
  for (const field of queryAll(form, ".input-text, select, input[type=checkbox]"))
    field.dispatchEvent(new Event("validate", { bubbles: true }));
}
