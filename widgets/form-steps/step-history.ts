import { writeEntry } from "#browser/history-entries.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { controlsIn, isInvalid } from "./controls.ts";
import type { StepsView } from "./view.ts";
import type { Walk } from "./walk.ts";

const KEY = "islet_form_steps";

/** A step in the browser's history. */
interface Entry {
  readonly step: number;
  /** The step of the entry before. */
  readonly from: number;
}

const entries = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  const all = isRecord(state) ? state[KEY] : undefined;
  return isRecord(all) ? all : {};
};

/** The browser's history of the steps of a form. */
export interface StepHistory {
  /** The current entry gets the current step. */
  keep(): void;
  /** Adds an entry with the current step. */
  add(from: number): void;
  /** Goes back if the entry before has this step; else false. */
  backTo(step: number): boolean;
}

/**
 * Keeps each step as an entry of the browser's history, and opens that of the current one.
 * @param form the place of the form on the page
 */
export function createStepHistory({ context }: StepsView, walk: Walk, form: number): StepHistory {
  const entry = (): Entry | undefined => {
    const found = entries()[form];
    return isRecord(found) && walk.steps[Number(found["step"])] ? (found as unknown as Entry) : undefined;
  };

  function write(method: "pushState" | "replaceState", from: number) {
    const all = { ...entries(), [form]: { step: walk.current, from } };
    writeEntry(method, { ...(history.state as object | null), [KEY]: all });
  }
  const keep = () => write("replaceState", entry()?.from ?? -1);

  context.listen(window, "popstate", () => {
    const found = entry();
    // An anchor of the page makes an entry, too.
    if (!found) return keep();
    // Once the form is sent, the entries of its later steps are left.
    const open = walk.steps.findIndex(({ element }) => controlsIn(element).some(isInvalid));
    const step = open < 0 ? found.step : Math.min(found.step, open);
    if (step !== walk.current) walk.lead(step, true);
  });
  const initial = entry();
  if (initial && walk.current === 0) walk.open(initial.step);
  else keep();
  return {
    keep,
    add: (from) => write("pushState", from),
    backTo(step) {
      const isBefore = entry()?.from === step;
      if (isBefore) history.back();
      return isBefore;
    },
  };
}
