/** What is kept of a problem: nothing of the page, and no text that somebody wrote. */
export interface ReportedProblem {
  /** As in the table of `runtime/README.md`. */
  readonly code: string;
  /** The widget that has it; empty if it is none of a widget. */
  readonly widget: string;
}

/** A page may have any number of them. */
const MOST_REPORTED = 200;

/** The problems of the page so far, the first ones. Code that comes later finds here what it has not heard. */
export const reportedProblems: ReportedProblem[] = [];

/** Keeps a problem. An author may have written anything as the name of a widget. */
export function keepProblem({ code, widget = "" }: { code: string; widget?: string }): void {
  if (reportedProblems.length < MOST_REPORTED)
    reportedProblems.push({ code, widget: /^[a-z][a-z\d-]{0,39}$/.test(widget) ? widget : "" });
}
