import type { Page } from "@playwright/test";
import { settled } from "./idle.ts";

/** What the browser did for a page until it was quiet: counts, which a busy machine changes little. */
export interface PageWork {
  /** Pieces of work that the page's thread took on, one after the other. */
  readonly tasks: number;
  /** Elements whose styles were looked at, each time counted. */
  readonly elements: number;
  /** Times that styles were looked at. */
  readonly styles: number;
  /** Times that the page was laid out. */
  readonly layouts: number;
  /** Styles and layouts that a script of the page had to wait for. */
  readonly forced: number;
  /** Files of Islet that were asked for, styles included. */
  readonly files: number;
}

/** An event of Chromium's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs */
  readonly ts: number;
  readonly args: {
    readonly data?: { readonly type?: string };
    readonly elementCount?: number;
    readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] };
  };
}

const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.stack",
];

/** Chromium has had two names for one. */
const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;

/** Opens an address and counts until nothing loads by itself any more. Chromium only. */
export const workOf = (page: Page, address: string): Promise<PageWork> =>
  workOfAct(
    page,
    ({ name }) => name === "CommitLoad",
    () => page.goto(address),
  );

/** Counts from a visitor's press, which comes with an event of this type, until the page is quiet again. Chromium only. */
export const workAfter = (page: Page, type: string, press: () => Promise<unknown>): Promise<PageWork> =>
  workOfAct(page, ({ name, args }) => name === "EventDispatch" && args.data?.type === type, press);

/** Counts what follows the last event of the trace that begins it. */
async function workOfAct(
  page: Page,
  begins: (event: TraceEvent) => boolean,
  act: () => Promise<unknown>,
): Promise<PageWork> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page without a browser of its own cannot be traced.");
  let files = 0;
  const count = (request: { url(): string }) => {
    if (new URL(request.url()).pathname.startsWith("/islet/")) files += 1;
  };
  page.on("request", count);
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await settled(page);
  page.off("request", count);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const start = traceEvents.filter(begins).sort((a, b) => b.ts - a.ts)[0];
  if (!start) throw new Error("The trace does not have the event that begins the work.");
  const { pid, tid, ts } = start;
  const ofPage = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts);
  return { ...countsOf(ofPage), files };
}

/** Playwright's own scripts, which look whether something is visible, have no address. */
const isForced = ({ args }: TraceEvent) =>
  args.beginData?.stackTrace?.some(({ url }) => url.startsWith("http")) === true;

function countsOf(events: readonly TraceEvent[]) {
  const styles = events.filter(({ name, ph }) => name === "UpdateLayoutTree" && ph === "X");
  const layouts = events.filter(({ name, ph }) => name === "Layout" && ph === "X");
  return {
    tasks: events.filter(({ name, ph }) => TASK.test(name) && ph === "X").length,
    elements: styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    styles: styles.length,
    layouts: layouts.length,
    forced: [...styles, ...layouts].filter(isForced).length,
  };
}
