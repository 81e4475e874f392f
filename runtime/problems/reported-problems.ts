/** What is kept of a problem: nothing of the page, and no text that somebody wrote. */
interface ReportedProblem {
  /** As in the table of `runtime/README.md`. */
  readonly code: string;
  /** The widget that has it; empty if it is none of a widget. */
  readonly widget: string;
}

/** A page may have any number of them. */
const MOST_REPORTED = 200;

const reported: ReportedProblem[] = [];

/** Adds the problems so far to the list of whoever asks: code that comes late has not heard them. */
function tell(event: Event): void {
  const list: unknown = (event as CustomEvent).detail;
  if (Array.isArray(list)) list.push(...reported);
}

/** Keeps a problem for `islet:problems`. An author may have written anything as the name of a widget. */
export function keepProblem({ code, widget = "" }: { code: string; widget?: string }): void {
  document.addEventListener("islet:problems", tell);
  if (reported.length < MOST_REPORTED)
    reported.push({ code, widget: /^[a-z][a-z\d-]{0,39}$/.test(widget) ? widget : "" });
}
