import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { watchRequests } from "./watch-requests.ts";

/** How long what an act has begun may go on, in ms of the page's time. */
const ACTIVE_MS = 2_000;
/** How long nothing may begin after that. */
const REST_MS = 10_000;
/** What waits for an answer goes on in steps, because answers come in the machine's time, not in the page's. */
const STEPS = 8;

/** What a page has done by itself. */
interface Activity {
  readonly requests: string[];
  readonly changes: string[];
  readonly timers: string[];
}

/** A page whose time stands unless it is moved. */
export interface WatchedPage {
  /** Waits until what an act has begun has had its time, then expects that nothing more begins. */
  expectRest(): Promise<void>;
}

/** Notes every change of the document and every timer. */
function watch(): void {
  const [changes, timers]: [string[], string[]] = [[], []];
  const nameOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    return element ? `${element.localName}.${element.className}` : node.nodeName;
  };
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of records)
      changes.push(
        `${type} ${attributeName ?? ""} of ${nameOf(target)}: ${[...addedNodes, ...removedNodes].map(nameOf).join(", ")}`,
      );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"] as const) {
    const start = window[name] as (run: () => void, delayMs?: number, ...given: unknown[]) => number;
    const noted = (run: () => void, delayMs?: number, ...given: unknown[]) => {
      timers.push(`${name} ${delayMs ?? ""} ${new Error().stack?.split("\n")[2]?.trim() ?? ""}`);
      return start.call(window, run, delayMs, ...given);
    };
    Reflect.set(window, name, noted);
  }
  Reflect.set(window, "takeActivity", () => ({ changes: changes.splice(0), timers: timers.splice(0) }));
}

/** Watches a page from its next navigation on; its time is under `page.clock`. */
export async function watchRest(page: Page): Promise<WatchedPage> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  const answered = watchRequests(page);
  /** Movements have the machine's time, too. */
  const shown = () =>
    page.evaluate(async () => {
      const ends = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(ends.map(({ finished }) => finished));
    });
  await page.clock.install();
  await page.addInitScript(watch);
  const pass = async (ms: number) => {
    for (let step = 0; step < STEPS; step++) {
      await answered();
      await shown();
      await page.clock.runFor(ms / STEPS);
    }
    await answered();
    await shown();
  };
  const take = async (): Promise<Activity> => ({
    ...(await page.evaluate(() =>
      (Reflect.get(window, "takeActivity") as () => Omit<Activity, "requests">)(),
    )),
    requests: requests.splice(0),
  });
  return {
    async expectRest() {
      await pass(ACTIVE_MS);
      await take();
      await pass(REST_MS);
      expect(await take()).toEqual({ requests: [], changes: [], timers: [] });
    },
  };
}
