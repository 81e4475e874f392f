/** What is kept of a problem: nothing of the page, and no text that somebody wrote. */
interface ReportedProblem {
  /** As in the table of `runtime/README.md`. */
  readonly code: string;
  /** The widget that has it; empty if it is none of a widget. */
  readonly widget: string;
}

/** Where code that comes later finds them; web-vitals names it, too. No listener waits for whoever may ask. */
const KEY = Symbol.for("islet.problems");
const page = window as unknown as { [KEY]?: ReportedProblem[] };

/** A page may have any number of them. */
const MOST_REPORTED = 200;

/** Keeps a problem of the page. An author may have written anything as the name of a widget. */
export function keepProblem({ code, widget = "" }: { code: string; widget?: string }): void {
  const reported = (page[KEY] ??= []);
  if (reported.length < MOST_REPORTED)
    reported.push({ code, widget: /^[a-z][a-z\d-]{0,39}$/.test(widget) ? widget : "" });
}
