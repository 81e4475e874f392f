import { knownLanguage } from "#browser/known-language.ts";
import { numbered } from "#dom/numbered.ts";
import { query, queryAll } from "#dom/query.ts";
import { valueIn } from "../page/answers.ts";
import type { RowsOnPage } from "../page/rows-on-page.ts";
import type { PrintedRow } from "../row.ts";

/** A choice's element, and its control. */
const choiceElements = ({ kind, element }: PrintedRow): readonly HTMLElement[] =>
  kind === "select"
    ? queryAll<HTMLOptionElement>(element, "option").filter(({ value }) => value !== "")
    : queryAll(element, ".islet-contact-form__choice");

/** What a choice's own control is: an option is one itself. */
const controlIn = (choice: HTMLElement) => query<HTMLInputElement>(choice, "input") ?? choice;

/** Shows the choices of a row whose conditions hold; what is no longer to choose is not chosen. */
function showChoices(row: PrintedRow, place: number, { logic, changes }: RowsOnPage) {
  if (row.choices.every(({ showIf }) => showIf === "")) return;
  for (const [index, choice] of numbered(choiceElements(row))) {
    const isShown = logic.isChoiceShown(place, index);
    changes.setAttribute(choice, "hidden", isShown ? null : "");
    if (choice.localName === "option") changes.setAttribute(choice, "disabled", isShown ? null : "");
    const control = controlIn(choice);
    if (isShown) continue;
    if (choice.localName !== "option") (control as HTMLInputElement).checked = false;
    else if ((choice as HTMLOptionElement).selected)
      for (const select of queryAll<HTMLSelectElement>(row.element, "select")) select.value = "";
  }
}

function showResult({ element, unit, decimals, name }: PrintedRow, { logic, page }: RowsOnPage) {
  const result = String(logic.valueOf(name));
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const number =
    result &&
    new Intl.NumberFormat(knownLanguage(page.locale || document.documentElement.lang), digits).format(
      Number(result),
    );
  for (const output of queryAll(element, "output"))
    output.textContent = [number, number && unit].filter(Boolean).join("\u00a0");
  for (const input of queryAll<HTMLInputElement>(element, "input")) input.value = result;
}

/** Gives back what a result has replaced. */
function giveBackResult({ element }: PrintedRow, { changes, signal }: RowsOnPage) {
  for (const output of queryAll(element, "output")) changes.noteText(output);
  signal.addEventListener("abort", () => {
    for (const output of queryAll(element, "output")) output.textContent = "";
    for (const input of queryAll<HTMLInputElement>(element, "input")) input.value = "";
  });
}

/** Shows the choices and the results of a form that computes something. */
export interface ShownValues {
  showChoices(place: number): void;
  /** Takes what a row has now, and shows what depends on it. Returns whether steps have come or gone. */
  update(row: PrintedRow, show: (place: number) => void): boolean;
}

/** Starts with the results of what is filled in. */
export function createShownValues(parts: RowsOnPage): ShownValues {
  const { rows, logic } = parts;
  for (const row of rows) {
    if (row.kind !== "calculated") continue;
    giveBackResult(row, parts);
    showResult(row, parts);
  }

  function update(row: PrintedRow, show: (place: number) => void): boolean {
    const { shown, results } = logic.set(row.name, valueIn(row));
    for (const place of shown) show(place);
    for (const place of new Set([...results, ...shown])) {
      const other = rows[place];
      if (other?.kind === "calculated") showResult(other, parts);
    }
    // A choice that is gone is chosen no more.
    const others = [...shown].flatMap((place) => rows[place] ?? []);
    const isFollowed = others.map(
      (other) => other !== row && other.choices.length > 0 && update(other, show),
    );
    return isFollowed.includes(true) || others.some(({ kind }) => kind === "step");
  }

  return {
    update,
    showChoices(place) {
      const row = rows[place];
      if (row) showChoices(row, place, parts);
    },
  };
}
