import { type ReportedProblem, reportedProblems } from "#runtime/reported-problems.ts";

export type { ReportedProblem };

/** So many of a view. */
const MOST_PROBLEMS = 10;

let taken = 0;

/** The problems that the page had since this was last asked, each kind once. */
export function takeProblems(): readonly ReportedProblem[] {
  const since = reportedProblems.slice(taken);
  taken = reportedProblems.length;
  const kinds = new Map(since.map((problem) => [`${problem.code} ${problem.widget}`, problem]));
  return [...kinds.values()].slice(0, MOST_PROBLEMS);
}
