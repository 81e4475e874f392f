import type { Hooks } from "../hooks/hooks.ts";
import { ATTRIBUTE, attributeOf } from "../markup.ts";
import type { Page } from "../page.ts";
import type { Problem, ProblemDetail } from "../problems/problems.ts";
import { queryWithin } from "../query.ts";
import { addStyles } from "./add-styles.ts";
import { isInPreview } from "./in-preview.ts";

/** Holds the sentence on an element whose widget cannot run. */
const PROBLEM = "data-widget-problem";

/** Generated content: another node in the editor's tree would be in the editor's way. */
const RULES = `
[${PROBLEM}]::after {
  content: attr(${PROBLEM});
  display: block;
  box-sizing: border-box;
  margin: 0;
  padding: 0.75em 1em;
  border: 1px solid #b26200;
  border-inline-start-width: 4px;
  background: #fff8e5;
  color: #1e1e1e;
  font: 400 14px/1.5 system-ui, sans-serif;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: normal;
}`;

interface Words {
  readonly page: Page;
  readonly hooks: Hooks;
}

/** Shows in the place of a widget why it cannot run, until it mounts or gets other settings. */
export function showProblems(words: Words, signal: AbortSignal): void {
  addStyles(RULES, signal);
  document.addEventListener(
    "islet:problem",
    (event) => {
      const detail = (event as CustomEvent<ProblemDetail>).detail;
      if (!("element" in detail) || isInPreview(detail.element) || !stops(detail)) return;
      // What follows from it is reported, too.
      if (attributeOf(detail.element, PROBLEM) === null)
        Element.prototype.setAttribute.call(detail.element, PROBLEM, sentenceOf(detail, words));
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    for (const host of queryWithin(document, `[${PROBLEM}]`)) forgetProblem(host);
  });
}

/** Takes the sentence off an element. */
export function forgetProblem(host: Element): void {
  Element.prototype.removeAttribute.call(host, PROBLEM);
}

/** Whether a widget of the element cannot run, or runs on with other settings than the panel shows. */
const stops = (problem: Problem & { readonly element: Element }) =>
  ("isRunning" in problem && problem.isRunning) ||
  attributeOf(problem.element, ATTRIBUTE.state) === "failed" ||
  problem.code === "unknown-widget";

/** `countdown: end date or evergreen interval must say when it ends.`, or what the editor says in the words of its panel. */
function sentenceOf(problem: ProblemDetail, { page, hooks }: Words): string {
  const { message } = problem;
  const plain = message
    .slice("[islet] ".length, message.lastIndexOf(" ("))
    .replaceAll(/settings\.([\w.[\]]+)/g, (_, path: string) => path.replaceAll("_", " "));
  const reason = hooks.applyFilters("islet/problem", plain, problem);
  return page.text("cannot_run_yet", "Cannot run yet: {reason}.").replace("{reason}", () => reason);
}
