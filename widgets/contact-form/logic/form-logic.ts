import { numbered } from "#dom/numbered.ts";
import type { Expression } from "../expression/parse.ts";
import { type FieldValue, isTrue, numberOf, rounded } from "../expression/values.ts";
import type { CompiledForm } from "./compile.ts";

/** What changed of a form, by the places of its rows. */
export interface Change {
  /** Rows that are shown now or no longer, or whose choices are. */
  readonly shown: ReadonlySet<number>;
  readonly results: ReadonlySet<number>;
}

/** What a form shows and computes for what is filled in. */
export interface FormLogic {
  /** Takes the value of a field, and computes what depends on it. */
  set(name: string, value: FieldValue): Change;
  isShown(place: number): boolean;
  isChoiceShown(place: number, choice: number): boolean;
  /** What is calculated, or filled in; an empty text for what is not shown. */
  valueOf(name: string): FieldValue;
}

/** The places of the rows that read each field, and those of each step. */
function readersIn({ rows }: CompiledForm): ReadonlyMap<string, ReadonlySet<number>> {
  const readers = new Map<string, Set<number>>();
  const add = (name: string, place: number) => {
    const known = readers.get(name) ?? new Set<number>();
    readers.set(name, known.add(place));
  };
  for (const [place, { row, condition, formula, choices }] of numbered(rows)) {
    for (const expression of [condition, formula, ...choices])
      for (const name of expression?.names ?? []) add(name, place);
    const step = row.step === undefined ? undefined : rows[row.step];
    if (step) add(step.row.name, place);
  }
  return readers;
}

/** Starts with every row, as nothing filled in shows it. */
export function createLogic(form: CompiledForm): FormLogic {
  const { rows, order } = form;
  const readers = readersIn(form);
  const places = new Map(rows.map(({ row }, place) => [row.name, place]));
  const values = new Map<string, FieldValue>();
  const shown = new Set<number>();
  const results = new Map<number, string>();
  const choices = new Map<number, string>();

  function valueOf(name: string): FieldValue {
    const place = places.get(name);
    if (place === undefined || !shown.has(place)) return "";
    return rows[place]?.row.kind === "calculated" ? (results.get(place) ?? "") : (values.get(name) ?? "");
  }

  const holds = (condition: Expression | undefined) => !condition || isTrue(condition.valueFor(valueOf));

  function resultOf(place: number): string {
    const { formula, row } = rows[place] ?? {};
    if (!formula || !row) return "";
    return rounded(numberOf(formula.valueFor(valueOf)), row.decimals).toFixed(row.decimals);
  }

  /** Computes one row, and says what of it has changed. */
  function compute(place: number) {
    const { row, condition, choices: conditions = [] } = rows[place] ?? {};
    const isShown = (row?.step === undefined || shown.has(row.step)) && holds(condition);
    const [result, open] = [resultOf(place), conditions.map((one) => Number(holds(one))).join("")];
    const isTurned = isShown !== shown.has(place);
    const isResult = result !== (results.get(place) ?? "");
    const isOpened = open !== (choices.get(place) ?? "");
    if (isShown) shown.add(place);
    else shown.delete(place);
    results.set(place, result);
    choices.set(place, open);
    return { isShown: isTurned || isOpened, isResult, isRead: isTurned || isResult };
  }

  /** Computes rows and all that depends on them; only choices may ask for a row behind their own, and are computed again. */
  function update(first: Iterable<number>): Change {
    const waiting = new Set(first);
    const change = { shown: new Set<number>(), results: new Set<number>() };
    for (const place of [...order, ...order]) {
      if (!waiting.delete(place)) continue;
      const { isShown, isResult, isRead } = compute(place);
      if (isShown) change.shown.add(place);
      if (isResult) change.results.add(place);
      const name = rows[place]?.row.name ?? "";
      if (isRead) for (const reader of readers.get(name) ?? []) waiting.add(reader);
    }
    return change;
  }

  update(order);
  return {
    valueOf,
    isShown: (place) => shown.has(place),
    isChoiceShown: (place, choice) => choices.get(place)?.[choice] !== "0",
    set(name, value) {
      values.set(name, value);
      return update(readers.get(name) ?? []);
    },
  };
}
