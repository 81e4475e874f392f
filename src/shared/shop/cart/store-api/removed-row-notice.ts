import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { ROW, rowKeyOf } from "../cart-rows.ts";

/** A row that is removed, or about to be, as the notice in its place shows it. */
export interface RemovedRow {
  /** Of the notice. */
  readonly id: string;
  readonly key: string;
  /** Its place among the rows. */
  readonly index: number;
  text: string;
  /** The words of the button; empty while it cannot be brought back. */
  undo: string;
}

export const UNDO_BUTTON = ".islet-removed-row__undo";
const CONTENT = ".widget_shopping_cart_content";

/** Whether markup has rows, or the place of an empty cart. */
export const isCart = (markup: DocumentFragment): boolean =>
  selectAll(markup, `${ROW}, ${CONTENT}`, { limit: 1 }).length > 0;

/** The notice of a row in a cart. */
export const findNotice = (root: Element, { id }: RemovedRow): HTMLElement | undefined =>
  selectAll(root, `[id="${id}"]`).find(isHtmlElement);

/** The row of an item in a cart. */
export const findRow = (root: Element | DocumentFragment, key: string): HTMLElement | undefined =>
  selectAll(root, ROW)
    .filter(isHtmlElement)
    .find((row) => rowKeyOf(row) === key);

/** Puts the notice of a row behind it, or where it was, or into the empty cart. */
export function placeNotice(root: Element | DocumentFragment, row: RemovedRow): HTMLElement {
  const rows = selectAll(root, ROW);
  // Once it is brought back, it stands elsewhere: the notice and the focus stay until it is shown.
  const own = row.undo ? undefined : findRow(root, row.key);
  const next = rows[row.index];
  const last = rows.at(-1);
  const parent = (own ?? next ?? last)?.parentElement;
  const notice = createNotice(row, parent?.matches("ul, ol") ? "li" : "div");
  if (own) own.after(notice);
  else if (next) next.before(notice);
  else if (last) last.after(notice);
  else (selectAll(root, CONTENT, { limit: 1 })[0] ?? root).prepend(notice);
  return notice;
}

function createNotice(row: RemovedRow, tag: "li" | "div"): HTMLElement {
  const notice = document.createElement(tag);
  notice.id = row.id;
  notice.className = "islet-removed-row";
  notice.tabIndex = -1;
  notice.dataset["isletRemoved"] = row.key;
  writeNotice(notice, row);
  return notice;
}

/** Shows the row's text, and its button once there is one; a button that is there stays, with the focus. */
export function writeNotice(notice: HTMLElement, { id, text, undo }: RemovedRow): void {
  const [words] = selectAll(notice, "span", { limit: 1 });
  const shown = words ?? document.createElement("span");
  shown.id = `${id}-text`;
  shown.textContent = text;
  if (!words) notice.prepend(shown);
  if (!undo || selectAll(notice, UNDO_BUTTON).length) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = UNDO_BUTTON.slice(1);
  button.textContent = undo;
  button.setAttribute("aria-describedby", shown.id);
  notice.append(" ", button);
}
