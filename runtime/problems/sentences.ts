import { asChunkError, retryChunk } from "../load/chunk-error.ts";
import { findMistake } from "./json-mistake.ts";
import type { Describe, FieldIssue, Problem, ProblemDetail, Refused } from "./problems.ts";
import { problemOf } from "./placement-problem.ts";

const STAYS = "The server markup stays.";

/** What becomes of settings that cannot be used. */
const otherwise = ({ isRunning = false }) =>
  isRunning ? "The widget runs on with the settings before." : STAYS;

// Nothing of the core's is imported here: this part comes where the core cannot, and a file for both would be one more
// on every page. Methods are called by their prototypes: a form may hold fields named like them.

/** `div#sale.big`: enough to find the element in the page's source. */
export function nameOfElement(element: Element): string {
  const [id, firstClass] = ["id", "class"].map(
    (name) => Element.prototype.getAttribute.call(element, name)?.match(/\S+/)?.[0],
  );
  return `${element.localName}${id ? `#${id}` : firstClass ? `.${firstClass}` : ""}`;
}

/** A value as its author wrote it, cut where it gets long. */
function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {}
  const plain = text ?? String(value);
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}

/** Changes of one letter between two names; beyond `most` it no longer counts. */
function distance(one: string, other: string): number {
  let row = [...other].map((_, index) => index + 1);
  [...one].forEach((letter, index) => {
    let diagonal = index;
    let left = index + 1;
    row = row.map((above, column) => {
      const cost = Math.min(left + 1, above + 1, diagonal + (letter === other[column] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? one.length;
}

/** The known name that is most like a wrong one; `undefined` where none comes near. */
export function nearestName(wrong: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, far: distance(wrong.slice(0, 64), name) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, best.name.length / 2) ? best.name : undefined;
}

function fields(issues: readonly FieldIssue[]): string {
  return issues
    .map(({ path, expected, given, isMended }) =>
      given === undefined
        ? `${path} is required: ${expected}`
        : `${path} must be ${expected}, not ${shown(given)}${isMended ? "" : " (it has no default)"}`,
    )
    .join("; ");
}

const CAPS: Readonly<Record<string, string>> = {
  size: "is longer than 256 KiB",
  depth: "is nested deeper than 32 levels",
  items: "has a list of more than 1,000 entries",
  keys: "has an object of more than 500 fields",
  root: "must be one JSON object in { }",
};

function syntax({ source, text, reason }: Extract<Problem, { code: "settings-syntax" }>): string {
  if (CAPS[reason]) return `${source} ${CAPS[reason]}`;
  const at = findMistake(text);
  const before = text.slice(0, at).split("\n");
  const place = `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  const found = at < text.length ? shown(text.slice(at, at + 12)) : "the end";
  return `${source} is not valid JSON at ${place}, near ${found}`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : shown(error));

/** What is wrong, and what happens now. */
type Words<Code> = (problem: Extract<Problem, { code: Code }>) => readonly [what: string, now: string];

const sentences: { readonly [Code in Problem["code"]]: Words<Code> } = {
  "unknown-widget": ({ widget, known }) => {
    const nearest = nearestName(widget, known);
    return [`no widget has this name${nearest ? `; did you mean "${nearest}"?` : ""}`, STAYS];
  },
  "two-islands": ({ other }) => [
    `only one island can draw in an element, and "${other}" already does`,
    "Put it on an element of its own.",
  ],
  "unknown-strategy": ({ word }) => [
    `data-widget-on must be made of load, idle, visible, interaction and media (…), not "${word}"`,
    "The word is ignored.",
  ],
  "settings-syntax": (problem) => [syntax(problem), otherwise(problem)],
  settings: (problem) => [
    fields(problem.issues),
    problem.issues.every((issue) => issue.isMended)
      ? "The widget runs with the defaults."
      : otherwise(problem),
  ],
  chunk: ({ error }) => [`its code did not arrive: ${messageOf(error)}`, STAYS],
  crash: ({ error }) => [`failed: ${messageOf(error)}`, "Every other widget goes on."],
  hydration: ({ error }) => [
    `the server printed something else than these settings draw: ${messageOf(error)}`,
    "It was drawn anew.",
  ],
  widget: ({ message }) => [message, ""],
  config: ({ path, expected, given }) => [
    `#islet-config: ${path && `${path} `}must be ${expected || "one JSON object of at most 256 KiB"}, not ${shown(given)}`,
    "The default holds.",
  ],
  marker: ({ selector, error }) => [
    error instanceof TypeError
      ? `#islet-config: markers: selector, widget and on of ${shown(selector)} must be text`
      : `#islet-config: markers: "${selector}" is not a selector`,
    "It marks nothing.",
  ],
  preset: ({ name, reason }) => [`preset "${name}": ${reason}`, ""],
  "page-script": ({ error }) => [
    `a listener of the page failed: ${messageOf(error)}`,
    "Every other goes on.",
  ],
  "second-copy": ({ version, other }) => [
    `this page has two copies, version ${other} and version ${version}: the newer major runs, or else the first`,
    "Keep one script tag.",
  ],
};

/** One readable sentence: who, what, expected, given, where, consequence (design section 9). */
export const describe: Describe = (problem) => {
  const [what, now] = (sentences[problem.code] as (problem: never) => readonly [string, string])(
    problem as never,
  );
  const who = "widget" in problem ? `${problem.widget}: ` : "";
  const where = "element" in problem ? ` (${nameOfElement(problem.element)})` : "";
  return `[islet] ${who}${what.replace(/\.$/, "")}${where}.${now && ` ${now}`}`;
};

/** What has been told so far, for an overlay that comes later; no more than anybody reads. */
export const toldSoFar: string[] = [];
const MOST_TOLD = 200;

/**
 * Reports a problem: as a bubbling, cancelable `islet:problem` event on the element (or the document), and on the
 * console unless somebody cancels it.
 */
export function tell(told: Problem | Refused): void {
  const problem = told.code === "refused" ? problemOf(told) : withChunkError(told);
  if (!problem) return;
  const message = describe(problem);
  if (toldSoFar.length < MOST_TOLD) toldSoFar.push(message);
  const detail: ProblemDetail = { ...problem, message };
  const target = "element" in problem && problem.element.isConnected ? problem.element : document;
  const event = new CustomEvent("islet:problem", { detail, bubbles: true, cancelable: true });
  if (EventTarget.prototype.dispatchEvent.call(target, event))
    console.error(message, ...("error" in problem ? [problem.error] : []));
}

/** The entry has no words, and tells of code that did not arrive only what it knows. */
const withChunkError = (problem: Problem): Problem =>
  problem.code === "chunk" ? { ...problem, error: asChunkError(problem.error) } : problem;

export { retryChunk };

/** The part of the runtime that is loaded with the first problem. */
export type Sentences = { readonly tell: typeof tell; readonly retryChunk: typeof retryChunk };
