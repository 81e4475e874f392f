import type { BrowserContext } from "@playwright/test";
import { type Contestant, contestants } from "./contestants.ts";
import { markersOf, pageOf } from "./markup.ts";
import { type Cost, costOf, insertScript, insertTemplate, withProbe } from "./sample.ts";
import type { PageServer } from "./server.ts";

/** Where everything is measured. */
export interface Lab {
  readonly context: BrowserContext;
  readonly pages: PageServer;
}

/** How often what is measured. */
export interface Round {
  /** Markers on the page. */
  readonly count: number;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
  readonly rounds: number;
  /** Whether the widgets are not rendered: what frames cost grows with the page for everybody. */
  readonly isHidden?: boolean;
  /** All of them unless given. */
  readonly only?: readonly Contestant[];
}

/** Costs by contestant, one for each round, in the order of the rounds. */
export type Costs = ReadonlyMap<Contestant, readonly Cost[]>;

type Run = (contestant: Contestant) => Promise<Cost>;

/** Every contestant once per round, one after the other; each round begins with another one. */
async function interleave(all: readonly Contestant[], rounds: number, run: Run): Promise<Costs> {
  const costs = new Map(all.map((one) => [one, [] as Cost[]]));
  for (let round = 0; round < rounds; round++) {
    const first = round % all.length;
    for (const one of [...all.slice(first), ...all.slice(0, first)]) costs.get(one)?.push(await run(one));
  }
  return costs;
}

/** Pages with `count` markers, found when the script arrives. */
export async function measureStart({ context, pages }: Lab, plan: Round) {
  const { count, slowdown, rounds, only, isHidden = false } = plan;
  const all = only ?? contestants;
  const urls = new Map<Contestant, string>();
  for (const one of all) urls.set(one, pages.add(await pageOf(one.kind, count, { isHidden })));
  return interleave(all, rounds, (one) =>
    withProbe(context, { url: urls.get(one) ?? "", slowdown }, (probe) =>
      costOf(probe, count, insertScript(one.script)),
    ),
  );
}

/** `count` markers that arrive all at once on a page whose script runs already. */
export async function measureLate({ context, pages }: Lab, { count, slowdown, rounds, only }: Round) {
  const urls = new Map<Contestant, string>();
  for (const one of only ?? []) {
    const late = `<template>${await markersOf(one.kind, count)}</template>`;
    urls.set(one, pages.add(await pageOf(one.kind, 1, { head: late })));
  }
  return interleave([...urls.keys()], rounds, (one) =>
    withProbe(context, { url: urls.get(one) ?? "", slowdown }, async (probe) => {
      await costOf(probe, 1, insertScript(one.script));
      return costOf(probe, count, insertTemplate);
    }),
  );
}

/** Pages without a marker, with and without the script tag: script time in ms from the navigation on, by round. */
export async function measureEmpty({ context, pages }: Lab, rounds: number) {
  const scriptMsOf = async (head: string) => {
    const url = pages.add(await pageOf("none", 20, { head }));
    return () =>
      withProbe(context, { url }, async ({ counters }) => {
        const count = await counters();
        return count("ScriptDuration") + count("V8CompileDuration");
      });
  };
  const without = await scriptMsOf("");
  const withTag = await scriptMsOf('<script type="module" src="/islet/islet.js" nonce="bench"></script>');
  const times = { without: [] as number[], withTag: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.without.push(await without());
    times.withTag.push(await withTag());
  }
  return times;
}
