import fc from "fast-check";
import { expect, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest } from "./cart-server.ts";
import { FakeRequest } from "./fake-request.ts";
import type { MountedPage } from "./mount.ts";
import type { OddAnswer } from "./odd-answers.ts";

/** After more requests than these for one act, a page is taken to ask without end. */
const MOST_REQUESTS = 12;
/** Longer than any wait of a widget for an answer, or before it asks again. */
const PAUSE_MS = 120_000;

/** Answers the page's requests, and counts them. */
export interface OddServer {
  /** The addresses that were asked, first to last. */
  readonly asked: readonly string[];
}

const HEADERS = { "Content-Type": "text/html" };

/** Replaces the server: it gives these answers in turn, and the last to every later request. */
export function oddServer(answers: readonly OddAnswer[]): OddServer {
  const asked: string[] = [];
  function next(address: string): OddAnswer {
    const answer = answers[Math.min(asked.length, answers.length - 1)] as OddAnswer;
    asked.push(address);
    return asked.length > MOST_REQUESTS ? { status: 0, text: "", said: null } : answer;
  }
  vi.stubGlobal("fetch", async (address: string) => {
    const { status, text } = next(address);
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(text, { status, headers: HEADERS });
  });
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends FakeRequest {
      get responseURL() {
        return this.url;
      }
      get responseXML() {
        return new DOMParser().parseFromString(this.responseText, "text/html");
      }
      getResponseHeader() {
        return HEADERS["Content-Type"];
      }
      override send(body: unknown) {
        super.send(body);
        const { status, text } = next(this.url);
        queueMicrotask(() => (status === 0 ? this.drop() : this.answer(status, text)));
      }
    },
  );
  return { asked };
}

/** Stands in for the browser's own navigation. */
export function watchLoads(): () => number {
  const spies = (["assign", "replace", "reload"] as const).map((name) =>
    vi.spyOn(navigation, name).mockReturnValue(),
  );
  for (const spy of spies) spy.mockClear();
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

/** Lets time pass, in which what waits to ask again does so. */
async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await atRest();
}

/** What holds after one act of a visitor, whatever the server has answered. */
export async function expectRest(page: MountedPage, server: OddServer, loads: () => number): Promise<void> {
  await atRest();
  await pass();
  await pass();
  const count = server.asked.length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MOST_REQUESTS);
  await pass();
  expect(server.asked).toHaveLength(count);
  expect(loads()).toBeLessThanOrEqual(1);
  expect(page.problems.filter((problem) => "error" in problem)).toEqual([]);
}

/** Moves the clock of timers from now on. */
export const holdTimers = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });

/** How many answers a test tries; `ISLET_VISITS` asks for more, and `ISLET_SEED` for others. */
const RUNS = Number(process.env["ISLET_VISITS"] ?? 20);
const SEED = Number(process.env["ISLET_SEED"] ?? 1);

/** Tries a promise with many answers, on a page of its own each time. */
export async function forAnswers(
  answers: fc.Arbitrary<readonly OddAnswer[]>,
  visit: (answers: readonly OddAnswer[]) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(answers, async (given) => {
    try {
      await visit(given);
    } finally {
      vi.useRealTimers();
    }
  });
  // A page that has failed is not closed: a shorter answer would be tried beside it.
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
}
