import {
  asChunkError,
  isRefusedModule,
  isUnfit,
  refusedByPolicy,
  retryChunk,
  startErrorOf,
} from "../load/chunk-error.ts";
import { runIfVisitorStays } from "../load/run-if-visitor-stays.ts";
import { expectedField, otherVersion, wrongHosts } from "./config-fields.ts";
import { fieldWords } from "./field-words.ts";
import { createFolding, kindOf } from "./fold-lines.ts";
import { bracketed, ignoredField, nearestName } from "./nearest-name.ts";
import { pageCause } from "./page-cause.ts";
import { pathsOf } from "./paths-of.ts";
import { problemOf, UNFIT_WORDS } from "./placement-problem.ts";
import type { Describe, Problem, ProblemDetail, Refused, Report } from "./problems.ts";
import { keepProblem } from "./reported-problems.ts";
import { shown } from "./shown.ts";
import { mistakeIn, syntaxAdvice, unreadableConfig } from "./syntax-mistake.ts";

/** After a deployment in between. */
const RELOAD = "It may be of another version than this page: reload the page.";
const STAYS = "The server markup stays.";

/** What happens if settings cannot be used. */
const consequenceOf = ({ isRunning = false }) =>
  isRunning ? "The widget runs on with the settings before." : STAYS;

// This file imports nothing of the core: it must load without it, and a file for both would be one more on every page.
// Methods are called by their prototypes: a form may have fields of the same names.

/** `div#sale.big`: enough to find the element in the page's source. */
export function nameOfElement(element: Element): string {
  const [id, firstClass] = ["id", "class"].map(
    (name) => Element.prototype.getAttribute.call(element, name)?.match(/\S+/)?.[0],
  );
  if (id) return `${element.localName}#${id}`;
  return firstClass ? `${element.localName}.${firstClass}` : element.localName;
}

/** What happens after these settings. */
function resultOf(problem: Extract<Problem, { code: "settings" }>): string {
  const wrong = problem.issues.filter(({ until }) => !until);
  if (!wrong.length) return "The widget runs with it.";
  return wrong.every(({ isMended }) => isMended)
    ? "The widget runs with the defaults."
    : consequenceOf(problem);
}

/** Also of another window: an editor's script may listen in the preview. */
const isError = (error: unknown): error is Error =>
  error instanceof Error || Object.prototype.toString.call(error) === "[object Error]";

/** True for an error of `missing` of widget.ts. */
const isMissing = (error: unknown): error is Error => isError(error) && error.name === "MissingRequirement";

const messageOf = (error: unknown) => (isError(error) ? error.message : shown(error));

/** What happens now, and what to do about a text that is no JSON. */
const withAdvice = (now: string, reason: string, text: string) =>
  `${now} ${reason === "syntax" ? syntaxAdvice(text) : ""}`.trimEnd();

const leftOut = () => (typeof __ISLET_LEFT_OUT__ === "undefined" ? [] : __ISLET_LEFT_OUT__);

/** What happens now, after what is known to break scripts on this page. */
const withCause = (now: string) => `${pageCause()} ${now}`.trimStart();

/** The words of a problem: what is wrong, and what happens now. */
type Words<Code> = (problem: Extract<Problem, { code: Code }>) => readonly [what: string, now: string];

const sentences: { readonly [Code in Problem["code"]]: Words<Code> } = {
  "unknown-widget": ({ widget, known }) => {
    if (widget.includes(",")) return ["names are separated by spaces, not by commas", STAYS];
    if (leftOut().includes(widget))
      return ["this build leaves it out", `${STAYS} Build with --only ${[...known, widget].join(",")}.`];
    const nearest = nearestName(widget, known);
    return [`no widget has this name${nearest ? `; did you mean "${nearest}"?` : ""}`, STAYS];
  },
  "two-islands": ({ other }) => [
    `only one island can draw in an element, and "${other}" already does`,
    "Put it on a separate element.",
  ],
  "unfit-host": ({ reason, element }) => [
    UNFIT_WORDS[reason](element),
    `${STAYS} Put data-widget on a separate element.`,
  ],
  "not-listed": () => ["an attribute starts it, but widgets of #islet-config does not list it", STAYS],
  "unknown-strategy": ({ word }) => [
    `data-widget-on must be made of load, idle, visible, interaction and media (…), not "${word}"${bracketed(word)}`,
    "The word is ignored.",
  ],
  "settings-syntax": (problem) => [
    mistakeIn(problem),
    withAdvice(consequenceOf(problem), problem.reason, problem.text),
  ],
  settings: (problem) => [problem.issues.map(fieldWords).join("; "), resultOf(problem)],
  chunk: ({ error }) => {
    const startError = startErrorOf(error);
    const refused = refusedByPolicy(error);
    if (refused)
      return [
        `the page's Content-Security-Policy refuses its file ${refused.request}`,
        `${STAYS} Allow the folder of islet.js in ${refused.directive}.`,
      ];
    return startError
      ? [`its code cannot run on this page: ${startError.message}`, withCause(STAYS)]
      : [`its code did not arrive: ${messageOf(error)}`, isUnfit(error) ? `${RELOAD} ${STAYS}` : STAYS];
  },
  crash: ({ error }) =>
    isMissing(error)
      ? [error.message, STAYS]
      : [`failed: ${messageOf(error)}`, withCause("Every other widget goes on.")],
  hydration: ({ error }) => [
    `the server printed something else than these settings draw: ${messageOf(error)}`,
    "It was drawn again.",
  ],
  widget: ({ message }) => [message, ""],
  withheld: ({ message }) => [message, ""],
  replaced: ({ isDrawnAnew }) => [
    "a script of the page has replaced the inside of its element",
    isDrawnAnew ? "It is drawn again." : "What the widget draws cannot be seen.",
  ],
  "config-tag": ({ id }) =>
    id === "islet-config"
      ? [
          "#islet-config lacks its type, so the browser runs it as a script",
          'It is read. Add type="application/json".',
        ]
      : [`the page configuration has the id ${shown(id)}`, "It is read. Write islet-config."],
  config({ path, expected, given }) {
    if (typeof expected !== "string") return [`#islet-config: ${ignoredField(path, path, expected)}`, ""];
    if (path === "version") return otherVersion(given);
    if (path)
      return [
        `#islet-config: ${path} must be ${expectedField(expected, given)}, not ${shown(given)}`,
        expected === "host" ? "It allows nothing." : "The default holds.",
      ];
    const unreadable = unreadableConfig(String(given));
    return [mistakeIn(unreadable), withAdvice("The defaults hold.", unreadable.reason, unreadable.text)];
  },
  marker: ({ selector, error }) => [
    error instanceof TypeError
      ? `#islet-config: markers: selector, widget and on of ${shown(selector)} must be text`
      : `#islet-config: markers: "${selector}" is not a selector`,
    "It marks nothing.",
  ],
  preset: ({ name, reason }) => [`preset "${name}": ${reason}`, ""],
  "unknown-preset": ({ name, known }) => [
    `preset "${name}": there is none of this name; known are: ${known.join(", ") || "none"}`,
    "It marks nothing.",
  ],
  left: ({ name, reason }) => [`preset "${name}": ${reason}`, ""],
  "page-script": ({ error }) => [
    `a listener of the page failed: ${messageOf(error)}`,
    "Every other goes on.",
  ],
  "second-copy": ({ version, other }) => [
    `this page has two copies, version ${other} and version ${version}: the newer major runs, or else the first`,
    "Keep one script tag.",
  ],
};

/** One readable sentence: who, what, expected, given, where, consequence. */
export const describe: Describe = (problem) => {
  const [what, now] = (sentences[problem.code] as (problem: never) => readonly [string, string])(
    problem as never,
  );
  const who = "widget" in problem ? `${problem.widget}: ` : "";
  const where = "element" in problem ? ` (${nameOfElement(problem.element)})` : "";
  const sentence = `${who}${what.replace(/\.$/, "")}${where}`;
  return `[islet] ${sentence}${sentence.endsWith("?") ? "" : "."}${now && ` ${now}`}`;
};

/** Earlier messages, for an overlay that loads later. */
export const earlierMessages: string[] = [];
const MOST_MESSAGES = 200;

/**
 * Reports a problem as a bubbling, cancelable `islet:problem` event on the element (or the document), and on the console
 * unless the event is cancelled: a widget's own warning as a warning, anything else as an error.
 */
export function report(given: Problem | Refused): void {
  const problem = given.code === "refused" ? problemOf(given) : withChunkError(given);
  if (!problem || isOver(problem)) return;
  if ("error" in problem && isRefusedModule(problem.error)) runIfVisitorStays(() => showProblem(problem));
  else showProblem(problem);
}

/** An editor may replace the element before its widget ends, and while this file loads. */
const isOver = (problem: Problem) =>
  (problem.code === "widget" || problem.code === "withheld") && !problem.element.isConnected;

/** A page may have taken it away. */
const consoleOfPage = () => Reflect.get(globalThis, "console") as Console | undefined;

const foldLines = createFolding((line) => consoleOfPage()?.error(line));

/** How the console shows what is no error. */
const METHODS: { readonly [Code in Problem["code"]]?: "info" | "warn" } = {
  left: "info",
  withheld: "info",
  widget: "warn",
};

function showProblem(problem: Problem): void {
  const message = describe(problem);
  if (problem.code !== "config" && message.includes("allowed_hosts")) reportWrongHosts();
  if (earlierMessages.length < MOST_MESSAGES) earlierMessages.push(message);
  if (METHODS[problem.code] !== "info") keepProblem(problem);
  const paths = pathsOf(problem, isMissing);
  const detail: ProblemDetail = { ...problem, message, ...(paths.length > 0 && { paths }) };
  const target = "element" in problem && problem.element.isConnected ? problem.element : document;
  const event = new CustomEvent("islet:problem", { detail, bubbles: true, cancelable: true });
  if (!EventTarget.prototype.dispatchEvent.call(target, event)) return;
  const print = consoleOfPage()?.[METHODS[problem.code] ?? "error"] ?? (() => {});
  const errors = "error" in problem && !isMissing(problem.error) ? [problem.error] : [];
  foldLines(kindOf(problem), message, (line) => (line ? print(line) : print(message, ...errors)));
}

let hasReportedHosts = false;

/** Once, where a widget misses a host: one that is written as an address may be meant. */
function reportWrongHosts() {
  if (hasReportedHosts) return;
  hasReportedHosts = true;
  for (const given of wrongHosts())
    showProblem({ code: "config", path: "allowed_hosts", expected: "host", given });
}

/** The entry reports code that did not arrive without an error to show. */
const withChunkError = (problem: Problem): Problem =>
  problem.code === "chunk" ? { ...problem, error: asChunkError(problem.error) } : problem;

export { retryChunk };

/** The part of the runtime that is loaded with the first problem. */
export interface Sentences {
  readonly report: Report;
  readonly retryChunk: typeof retryChunk;
}
