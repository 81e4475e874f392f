import {
  bareHydration,
  bareRoots,
  type Contestant,
  enhancers,
  islands,
  listeners,
  prerendered,
} from "./contestants.ts";
import type { Left } from "./cycles.ts";
import type { OnceOver } from "./once-over.ts";
import type { Check } from "./report.ts";
import type { Costs } from "./rounds.ts";
import type { ShopPage } from "./shop-pages.ts";
import { median, pairedDifference, pairedRatio } from "./statistics.ts";

const mainMs = (costs: Costs, one: Contestant) => (costs.get(one) ?? []).map((cost) => cost.mainMs);

const ratio = (costs: Costs, ours: Contestant, theirs: Contestant) =>
  pairedRatio(mainMs(costs, ours), mainMs(costs, theirs));

/** Design section 7, at as many markers as it names. */
export const startChecks = (costs: Costs): Check[] => [
  { what: "1,000 islands : bare `createRoot` loop", value: ratio(costs, islands, bareRoots), limit: 1.15 },
  {
    what: "1,000 prerendered islands : bare `hydrateRoot` loop",
    value: ratio(costs, prerendered, bareHydration),
    limit: 1.15,
  },
  {
    what: "1,000 enhancers : listeners written by hand",
    value: ratio(costs, enhancers, listeners),
    limit: 1.5,
  },
];

/** 200 islands that arrive late. */
export const lateCheck = (costs: Costs): Check => ({
  what: "200 late islands : bare loop",
  value: ratio(costs, islands, bareRoots),
  limit: 1.15,
});

/** Linear: an island costs at 10,000 what it costs at 1,000, frames aside. */
export const linearCheck = (thousand: Costs, tenThousand: Costs): Check => ({
  what: "one island of 10,000 : one of 1,000",
  value: median(mainMs(tenThousand, islands)) / 10 / median(mainMs(thousand, islands)),
  limit: 1.15,
});

/** A page with no widget in sight. */
export const emptyCheck = (times: { readonly without: number[]; readonly withTag: number[] }): Check => ({
  what: "script on a page without widgets, more than without the tag",
  value: pairedDifference(times.withTag, times.without),
  limit: 1,
  unit: "ms",
});

/** Server nodes of prerendered islands stay. */
export const nodesCheck = (once: ReadonlyMap<Contestant, OnceOver>): Check => ({
  what: "nodes replaced in prerendered islands",
  value: once.get(prerendered)?.replacedNodes ?? Number.NaN,
  limit: 0,
});

/** Nobody has touched these pages (no React before a visitor wants an island). */
export const reactCheck = (shop: readonly ShopPage[]): Check => ({
  what: "pages of the shop that load React before they are touched",
  value: shop.filter(({ hasReact }) => hasReact).length,
  limit: 0,
});

/** What may be left of 1,000 widgets that came and went. */
export const cycleChecks = (left: ReadonlyMap<Contestant, Left>): Check[] =>
  [...left].flatMap(([{ name }, { nodes, listeners, timers, observers, heapBytes }]) => {
    const counted = nodes + listeners + timers + observers;
    const found = `${nodes} nodes, ${listeners} listeners, ${timers} timers, ${observers} observers`;
    return [
      {
        what: `1,000 cycles of ${name}: left (${found})`,
        value: Math.max(counted, nodes, listeners),
        limit: 0,
      },
      { what: `1,000 cycles of ${name}: heap`, value: heapBytes / 1_000, limit: 200, unit: "kB" },
    ];
  });
