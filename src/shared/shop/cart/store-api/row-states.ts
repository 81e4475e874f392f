import { matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { markAdded } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { ROW } from "../cart-rows.ts";
import { editFragments } from "../fragments.ts";
import {
  findNotice,
  findRow,
  isCart,
  placeNotice,
  type RemovedRow,
  writeNotice,
} from "./removed-row-notice.ts";

/** How long a removed row can be brought back. */
const UNDO_MS = 8_000;

/** A removed row on the page. */
export interface ShownRow extends RemovedRow {
  isBusy: boolean;
  stopTimer(): void;
}

/** Which rows of a cart are hidden behind a notice; new markup of the cart changes nothing of it. */
export interface RowStates {
  /** Hides a row behind a notice. */
  hide(row: Element, key: string, words: string): void;
  find(key: string | undefined): ShownRow | undefined;
  /** Shows what has changed in the notice. */
  write(row: ShownRow): void;
  /** Ends the notice after a while, but not while the visitor is at it. */
  endLater(row: ShownRow): void;
  /** Shows a row of the cart in place of its notice, and gives it the focus that the notice had. */
  show(key: string): HTMLElement | undefined;
  /** Says in a row why it is still there, until it is removed again. */
  explain(key: string, problem: string): void;
}

export function createRowStates({ after, host, id, signal }: WidgetContext): RowStates {
  const changes = createChanges(signal);
  const removed = new Map<string, ShownRow>();
  /** Sentences in rows, by their keys. */
  const problems = new Map<string, string>();
  let count = 0;

  const setShown = (row: HTMLElement, isShown: boolean) =>
    changes.setStyle(row, "display", isShown ? "" : "none");

  function end(row: ShownRow) {
    row.stopTimer();
    findNotice(host, row)?.remove();
    removed.delete(row.key);
  }

  function endLater(row: ShownRow) {
    row.stopTimer();
    row.stopTimer = after(UNDO_MS, () => {
      const notice = findNotice(host, row);
      if (notice && (hasFocus(notice) || matches(notice, ":hover"))) endLater(row);
      else end(row);
    });
  }

  keepInFragments(host, { removed, problems }, signal);
  signal.addEventListener("abort", () => {
    [...removed.values()].forEach(end);
    for (const sentence of selectAll(host, SENTENCE)) sentence.remove();
  });

  return {
    find: (key = "") => removed.get(key),
    hide(row, key, text) {
      const index = selectAll(host, ROW).indexOf(row);
      const state = newRow({ id: `${id}-removed-${count++}`, key, index, text });
      removed.set(key, state);
      problems.delete(key);
      selectAll(row, SENTENCE, { limit: 1 })[0]?.remove();
      const hadFocus = hasFocus(row);
      if (isHtmlElement(row)) setShown(row, false);
      const notice = placeNotice(host, state);
      if (hadFocus) notice.focus({ preventScroll: true });
    },
    write: (row) => writeShown(host, row),
    endLater,
    show(key) {
      const state = removed.get(key);
      const notice = state && findNotice(host, state);
      const hadFocus = notice && hasFocus(notice);
      if (state) end(state);
      const row = findRow(host, key);
      if (!row) return undefined;
      setShown(row, true);
      if (hadFocus) focusFirst(row);
      return row;
    },
    explain(key, problem) {
      const row = findRow(host, key);
      if (!row) return;
      problems.set(key, problem);
      row.append(sentenceOf(problem));
    },
  };
}

const newRow = (row: Pick<ShownRow, "id" | "key" | "index" | "text">): ShownRow => ({
  ...row,
  undo: "",
  isBusy: false,
  stopTimer() {},
});

function writeShown(host: Element, row: ShownRow): void {
  const notice = findNotice(host, row);
  if (notice) writeNotice(notice, row);
}

function focusFirst(row: Element): void {
  const [first] = selectAll(row, "a[href], button", { limit: 1 });
  if (isHtmlElement(first)) first.focus({ preventScroll: true });
}

/** A sentence of `explain`. */
const SENTENCE = "[data-islet-row-problem]";

function sentenceOf(problem: string): HTMLElement {
  const text = markAdded(document.createElement("span"));
  text.className = "islet-add-to-cart-problem";
  text.dataset["isletRowProblem"] = "";
  text.textContent = problem;
  return text;
}

interface Kept {
  readonly removed: ReadonlyMap<string, ShownRow>;
  readonly problems: ReadonlyMap<string, string>;
}

const hasFocus = (element: Element) => element.contains(document.activeElement);

/** Puts the notices and sentences into new markup of the cart, and hides the rows of notices there. */
function keepInFragments(host: HTMLElement, { removed, problems }: Kept, signal: AbortSignal) {
  editFragments((target, markup) => {
    const isHere = host.contains(target) || target.contains(host);
    if (!isHere || !isCart(markup)) return;
    for (const state of removed.values()) {
      placeNotice(markup, state);
      findRow(markup, state.key)?.style.setProperty("display", "none");
    }
    for (const [key, problem] of problems) findRow(markup, key)?.append(sentenceOf(problem));
  }, signal);
}
