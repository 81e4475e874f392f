import { ATTRIBUTE, attributeOf, type HostState, words } from "#runtime/markup.ts";
import type { ProblemDetail } from "#runtime/problems/problems.ts";
import type { Catalogue } from "#runtime/widget.ts";
import { mendForms } from "./mend-forms.ts";
import { mendSelectors } from "./mend-selectors.ts";

/** A widget of the page, on all its elements of one state. */
export interface FoundWidget {
  readonly name: string;
  /** Of `data-widget-state`. */
  readonly state: HostState;
  readonly count: number;
}

/** What Islet does on the page. */
export interface Run {
  readonly widgets: readonly FoundWidget[];
  /** Sentences, each once. */
  readonly problems: readonly string[];
  /** Sentences about what is no fault: jobs left to others, and what the page configuration does not allow. */
  readonly remarks: readonly string[];
}

/** What a page without layout, answers and visitors cannot tell. */
const UNTOLD: ReadonlySet<ProblemDetail["code"]> = new Set(["chunk", "hydration", "replaced", "page-script"]);
const REMARKS: ReadonlySet<ProblemDetail["code"]> = new Set(["left", "withheld"]);

/** In ms: how long a page must be quiet, and how long it may take until then. */
const QUIET = 700;
const LONGEST = 20_000;

/** Starts Islet in the window that is open, touches what waits for that, and waits until nothing changes. */
export async function runIslet(): Promise<Run> {
  mendForms();
  mendSelectors();
  const told: ProblemDetail[] = [];
  document.addEventListener("islet:problem", (event) => {
    // Not on the console: the report has it.
    event.preventDefault();
    told.push((event as CustomEvent<ProblemDetail>).detail);
  });
  for (const host of document.querySelectorAll(`[${ATTRIBUTE.on}]`)) startAtAnyWidth(host);
  const [{ startWith }, { lazyParts }, { catalogue }, { presets }] = await Promise.all([
    import("../start-with.ts"),
    import("../lazy-parts.ts"),
    import("#widgets/catalogue.ts"),
    import("#presets/presets.ts"),
  ]);
  const { core, islands, sentences } = lazyParts(presets);
  const widgetLoads = Object.values(catalogue).map(({ load }) => load);
  const loads: (() => Promise<unknown>)[] = [core, islands, sentences, ...widgetLoads, ...presets.values()];
  // What has loaded before does not look like quiet.
  await Promise.all(loads.map((load) => load()));
  const loaded = new Set<string>();
  startWith(notingLoads(catalogue, loaded), presets);
  const state = () => `${told.length} ${loaded.size} ${JSON.stringify(foundWidgets())}`;
  await untilQuiet(state);
  touch();
  await untilQuiet(state);
  const isTold = told.filter((problem) => !UNTOLD.has(problem.code) && !isOfWindow(problem));
  const found = foundWidgets();
  // A body that a preset has found shows nothing.
  const onBody = [...loaded].filter((name) => !found.some((widget) => widget.name === name));
  return runOf(isTold, [...found, ...onBody.map((name) => ({ name, state: "mounted" as const, count: 1 }))]);
}

/** What fails without layout and answers, and not for want of something in the page. */
const isOfWindow = (problem: ProblemDetail) =>
  problem.code === "crash" && (problem.error as Error | undefined)?.name !== "MissingRequirement";

/** Sorts what was told. */
export function runOf(
  told: readonly Pick<ProblemDetail, "code" | "message">[],
  widgets: Run["widgets"],
): Run {
  const [remarks, problems] = [true, false].map((isRemark) => {
    const chosen = told.filter(({ code }) => REMARKS.has(code) === isRemark);
    return [...new Set(chosen.map(({ message }) => message.replace("[islet] ", "")))];
  }) as [string[], string[]];
  return { widgets, problems, remarks };
}

/** The window has one width. */
function startAtAnyWidth(host: Element): void {
  const on = attributeOf(host, ATTRIBUTE.on) ?? "";
  host.setAttribute(ATTRIBUTE.on, on.replaceAll(/\bmedia\s*\([^()]*\)/g, "load"));
}

/** As a visitor's pointer does. */
function touch(): void {
  for (const host of [document.body, ...document.querySelectorAll(`[${ATTRIBUTE.state}="waiting"]`)])
    host.dispatchEvent(new Event("pointerover"));
}

/** @param loaded gets the name of each widget whose code is asked for */
const notingLoads = (catalogue: Catalogue, loaded: Set<string>): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, entry]) => {
      const load: typeof entry.load = () => {
        loaded.add(name);
        return entry.load();
      };
      return [name, { ...entry, load }];
    }),
  );

function foundWidgets(): FoundWidget[] {
  const counts = new Map<string, FoundWidget>();
  for (const host of document.querySelectorAll(`[${ATTRIBUTE.state}]`))
    for (const name of words(
      `${attributeOf(host, ATTRIBUTE.widget) ?? ""} ${attributeOf(host, "data-widget-marked") ?? ""}`,
    )) {
      const state = attributeOf(host, ATTRIBUTE.state) as HostState;
      const key = `${name} ${state}`;
      counts.set(key, { name, state, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  return [...counts.values()];
}

async function untilQuiet(state: () => string): Promise<void> {
  const end = Date.now() + LONGEST;
  for (let before = "", since = Date.now(); Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = state();
    if (now !== before) [before, since] = [now, Date.now()];
    else if (Date.now() - since > QUIET) return;
  }
}
