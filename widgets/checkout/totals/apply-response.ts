import { reload } from "#browser/navigate.ts";
import { isSwitchOn } from "#browser/response-switch.ts";
import { sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { keepFocus } from "#dom/focus/keep-focus.ts";
import { query, queryAll } from "#dom/query.ts";
import { morph } from "#dom/state/morph.ts";
import { isElement } from "#runtime/node-type.ts";
import { clearNotices, noticeOf, showGroup } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";
import { copyNames, restoreNames } from "./keep-field-names.ts";
import { keepInput } from "./keep-input.ts";
import { printedParts } from "./printed-parts.ts";

export type TotalsResponse = Readonly<Record<string, unknown>>;

const BOX = "div.payment_box";
const GROUP = ".woocommerce-NoticeGroup-updateOrderReview";

interface ApplySteps {
  /** False once the answer is obsolete. */
  isCurrent(): boolean;
  /** Called with each part that is about to be replaced. */
  beforeReplace(part: Element): void;
}

/**
 * Shows new totals. Parts that the server has not changed stay, and with them a gateway's frame.
 * @returns false if the answer is obsolete or the form is gone, because the session has ended
 */
export async function applyResponse(
  { host, form, context }: Pick<Checkout, "host" | "form" | "context">,
  response: TotalsResponse,
  { isCurrent, beforeReplace }: ApplySteps,
): Promise<boolean> {
  if (isSwitchOn(response["reload"])) {
    reload();
    return false;
  }
  for (const group of queryAll(document, GROUP)) group.remove();
  const printed = printedParts(form);
  const restoreInput = keepInput(form);
  for (const [selector, html] of Object.entries(Object(response["fragments"]) as object)) {
    if (typeof html !== "string" || printed.get(selector)?.html === html) continue;
    const markup = await sanitise(copyNames(html), "fragment", { sameOrigin: true });
    if (!isCurrent()) return false;
    const targets = targetsOf(selector, host);
    if (targets.every((target) => Node.prototype.contains.call(form, target))) restoreNames(markup);
    for (const target of targets) {
      beforeReplace(target);
      update(target, markup.cloneNode(true) as DocumentFragment, printed.get(selector)?.markup);
    }
    printed.set(selector, { html, markup });
  }
  if (!form.isConnected) return false;
  restoreInput();
  if (response["result"] === "failure") await showFailure(form, response, context.signal);
  return true;
}

/** An answer may replace the form, but nothing else that contains the checkout. */
const targetsOf = (selector: string, host: HTMLElement) =>
  selectAll(document, selector).filter((target) => target.localName === "form" || !target.contains(host));

/** Payment methods are changed in place, so that a gateway's frame in an unchanged box stays. */
function update(target: Element, markup: DocumentFragment, printed: DocumentFragment | undefined) {
  const root = markup.firstElementChild;
  if (!root || root.localName !== target.localName || !queryAll(markup, BOX).length)
    return replace(target, markup);
  for (const box of queryAll(markup, BOX)) {
    const selector = `${BOX}.${[...box.classList].map((name) => CSS.escape(name)).join(".")}`;
    const printedBox = printed && query(printed, selector);
    const currentBox = query(target, selector);
    // Morphing keeps nodes that are equal.
    if (currentBox && printedBox?.isEqualNode(box)) box.replaceWith(currentBox.cloneNode(true));
  }
  keepFocus(target, () => {
    morph(target, root);
    return target;
  });
}

function replace(target: Element, markup: Node) {
  const nodes = [...markup.childNodes];
  const first = nodes.find(isElement);
  keepFocus(target, () => {
    target.replaceWith(...nodes);
    // A radio button that was sanitised apart from its group is unchecked.
    for (const node of nodes)
      if (isElement(node))
        for (const input of queryAll<HTMLInputElement>(node, "input[checked]")) input.checked = true;
    return first ?? target;
  });
}

async function showFailure(form: Element, { messages }: TotalsResponse, signal: AbortSignal) {
  clearNotices();
  if (typeof messages === "string" && messages)
    showGroup(form, { kind: "updateOrderReview", content: await noticeOf(messages), signal });
  for (const field of queryAll(form, ".input-text, select, input[type=checkbox]"))
    field.dispatchEvent(new Event("validate", { bubbles: true }));
}
