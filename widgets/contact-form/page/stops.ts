import type { FormLogic } from "../logic/form-logic.ts";
import type { PrintedRow } from "../row.ts";
import { labelOf } from "./controls.ts";

/** A step of a form, or the review of its answers. */
export interface Stop {
  /** The place of the step's row; -1 for what stands before the first one, Infinity for the review. */
  readonly key: number;
  readonly title: string;
}

/** What stands before the first step. */
const START = -1;
export const REVIEW = Infinity;

const keyOf = (row: PrintedRow, place: number) => (row.kind === "step" ? place : (row.step ?? START));

/** Whether a form may have several stops. */
export const mayHaveSteps = (rows: readonly PrintedRow[], hasReview: boolean): boolean =>
  hasReview || rows.some(({ kind }) => kind === "step");

/** Whether a row belongs to a stop. */
export const isAt = (rows: readonly PrintedRow[], place: number, { key }: Stop): boolean => {
  const row = rows[place];
  return row !== undefined && keyOf(row, place) === key;
};

/** The stops of a form whose rows are shown, in their order; a review is the last. */
export function stopsOf(
  rows: readonly PrintedRow[],
  logic: FormLogic,
  review: string | undefined,
): readonly Stop[] {
  const hasStart = rows.some((row, place) => keyOf(row, place) === START && row.kind !== "hidden");
  const hasSteps = rows.some(({ kind }) => kind === "step");
  const steps = rows.flatMap((row, key) =>
    row.kind === "step" && logic.isShown(key) ? [{ key, title: labelOf(row) }] : [],
  );
  return [
    ...(hasStart || !hasSteps ? [{ key: START, title: "" }] : []),
    ...steps,
    ...(review === undefined ? [] : [{ key: REVIEW, title: review }]),
  ];
}
