/** A problem of the page, without its words. */
export interface ReportedProblem {
  /** As in the table of `runtime/README.md`. */
  readonly code: string;
  /** The widget that has it; empty if it is none of a widget. */
  readonly widget: string;
}

/** Where the runtime keeps them: `runtime/problems/reported-problems.ts`, which a page without problems does not load. */
const KEY = Symbol.for("islet.problems");
const page = window as unknown as { readonly [KEY]?: readonly ReportedProblem[] };

/** So many of a view. */
const MOST_PROBLEMS = 10;

/** How many problems of the page earlier views had. */
let taken = 0;

/** The problems that the page had since this was last asked, each kind once. */
export function takeProblems(): readonly ReportedProblem[] {
  const all = page[KEY] ?? [];
  const kinds = new Map(all.slice(taken).map((problem) => [`${problem.code} ${problem.widget}`, problem]));
  taken = all.length;
  return [...kinds.values()].slice(0, MOST_PROBLEMS);
}
