import type { BrowserContext } from "@playwright/test";
import { bareRoots, type Contestant, contestants } from "./contestants.ts";
import { markersOf, pageOf } from "./markup.ts";
import { type Cost, costOf, insertScript, insertTemplate, withProbe } from "./sample.ts";
import type { PageServer } from "./server.ts";

/** The browser and the server of the benchmark. */
export interface Lab {
  readonly context: BrowserContext;
  readonly pages: PageServer;
}

/** What to measure, and how often. */
export interface Round {
  /** Markers on the page. */
  readonly count: number;
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number;
  readonly rounds: number;
  /** True to hide the widgets: the cost of frames grows with the page for every contestant. */
  readonly isHidden?: boolean;
  /** All contestants if left out. */
  readonly only?: readonly Contestant[];
}

/** Costs by contestant, one per round. */
export type Costs = ReadonlyMap<Contestant, readonly Cost[]>;

type Run = (contestant: Contestant) => Promise<Cost>;

/** Runs every contestant once per round. Each round begins with the next contestant. */
async function interleave(chosen: readonly Contestant[], rounds: number, run: Run): Promise<Costs> {
  const costs = new Map(chosen.map((contestant) => [contestant, [] as Cost[]]));
  for (let round = 0; round < rounds; round++) {
    const first = round % chosen.length;
    for (const contestant of [...chosen.slice(first), ...chosen.slice(0, first)])
      costs.get(contestant)?.push(await run(contestant));
  }
  return costs;
}

/** Measures pages whose markers are there before the script. */
export async function measureStart({ context, pages }: Lab, plan: Round) {
  const { count, slowdown, rounds, only, isHidden = false } = plan;
  const chosen = only ?? contestants;
  const urls = new Map<Contestant, string>();
  for (const contestant of chosen)
    urls.set(contestant, pages.add(await pageOf(contestant.kind, count, { isHidden })));
  return interleave(chosen, rounds, (contestant) =>
    withProbe(context, { url: urls.get(contestant) ?? "", slowdown }, (probe) =>
      costOf(probe, count, insertScript(contestant.script)),
    ),
  );
}

/** Measures markers that are added all at once to a page where the script already runs. */
export async function measureLate({ context, pages }: Lab, { count, slowdown, rounds, only }: Round) {
  const urls = new Map<Contestant, string>();
  for (const contestant of only ?? []) {
    const template = `<template>${await markersOf(contestant.kind, count)}</template>`;
    urls.set(contestant, pages.add(await pageOf(contestant.kind, 1, { head: template })));
  }
  return interleave([...urls.keys()], rounds, (contestant) =>
    withProbe(context, { url: urls.get(contestant) ?? "", slowdown }, async (probe) => {
      await costOf(probe, 1, insertScript(contestant.script));
      return costOf(probe, count, insertTemplate);
    }),
  );
}

/**
 * What the main thread spends on one island of React without Islet, in ms. Times that nothing else is like are told as
 * shares of it, since processors differ.
 */
export async function oneIsland({ context, pages }: Lab): Promise<() => Promise<number>> {
  const url = pages.add(await pageOf(bareRoots.kind, 1));
  return () =>
    withProbe(context, { url }, async (probe) => {
      const { mainMs } = await costOf(probe, 1, insertScript(bareRoots.script));
      return mainMs;
    });
}

/** Measures pages without markers: what the script tag adds to script time since navigation, in ms, and one island. */
export async function measureEmpty(lab: Lab, rounds: number) {
  const { context, pages } = lab;
  const scriptMsOf = async (head: string) => {
    const url = pages.add(await pageOf("none", 20, { head }));
    return () =>
      withProbe(context, { url }, async ({ counters }) => {
        const counter = await counters();
        return counter("ScriptDuration") + counter("V8CompileDuration");
      });
  };
  const without = await scriptMsOf("");
  const withTag = await scriptMsOf('<script type="module" src="/islet/islet.js" nonce="bench"></script>');
  const island = await oneIsland(lab);
  const times = { added: [] as number[], island: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const before = await without();
    times.added.push((await withTag()) - before);
    times.island.push(await island());
  }
  return times;
}
