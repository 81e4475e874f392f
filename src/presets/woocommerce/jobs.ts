import { elementsOf, readPageScripts, runningScripts } from "../shared/running-scripts.ts";
import { type Handle, type Job, STOCK_SCRIPTS, WIDGET_JOBS } from "./stock.ts";

const handles = Object.keys(STOCK_SCRIPTS) as Handle[];

/**
 * The stock scripts that run on this page or that an optimiser delays. Waits until they have run, if there are any. Those
 * that the server has taken off (`off`), and that are not on the page under another name, have no traces: what looks like
 * theirs is another script's.
 */
export async function runningShopScripts(off: readonly string[]): Promise<ReadonlySet<Handle>> {
  const scripts = readPageScripts();
  const unsaid = handles.filter(
    (handle) => !off.includes(handle) || elementsOf(STOCK_SCRIPTS[handle], scripts).length,
  );
  return unsaid.length > 0 ? runningScripts(STOCK_SCRIPTS, unsaid) : new Set();
}

/** The stock scripts on the page that do a job. */
const scriptsOf = (job: Job, running: ReadonlySet<Handle>): readonly Handle[] =>
  WIDGET_JOBS[job].filter((handle) => running.has(handle));

/** Whether a stock script on the page does this job. */
export const isJobLeft = (job: Job, running: ReadonlySet<Handle>): boolean =>
  scriptsOf(job, running).length > 0;

/** Says which scripts do these jobs of a widget. */
export function sentenceOf(jobs: readonly Job[], running: ReadonlySet<Handle>, what: string): string {
  const scripts = [...new Set(jobs.flatMap((job) => scriptsOf(job, running)))];
  return scripts.length === 1
    ? `the script ${scripts[0]} runs here, so ${what} is left to it`
    : `the scripts ${scripts.join(", ")} run here, so ${what} is left to them`;
}

/** A job's value of the setting `without`; empty if the widget has no other job. */
export const partOf = (job: Job): string => job.split(".")[1] ?? "";
