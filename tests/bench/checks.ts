import {
  bareHydration,
  bareRoots,
  type Contestant,
  enhancers,
  islands,
  listeners,
  liteIslands,
  litePrerendered,
  prerendered,
  stimulus,
} from "./contestants.ts";
import type { Leak } from "./cycles.ts";
import type { Check } from "./report.ts";
import type { Costs } from "./rounds.ts";
import type { ShopPage } from "./shop-pages.ts";
import type { SingleRun } from "./single-run.ts";
import { median, pairedRatio } from "./statistics.ts";

const mainMs = (costs: Costs, contestant: Contestant) =>
  (costs.get(contestant) ?? []).map((cost) => cost.mainMs);

const ratio = (costs: Costs, contestant: Contestant, baseline: Contestant) =>
  pairedRatio(mainMs(costs, contestant), mainMs(costs, baseline));

/** Mounting 1,000 widgets at the start of a page, compared with the plain way. */
export const startChecks = (costs: Costs): Check[] => [
  { what: "1,000 islands : bare `createRoot` loop", value: ratio(costs, islands, bareRoots), limit: 1.05 },
  {
    what: "1,000 prerendered islands : bare `hydrateRoot` loop",
    value: ratio(costs, prerendered, bareHydration),
    limit: 1.15,
  },
  { what: "1,000 islands of lite : with React", value: ratio(costs, liteIslands, islands), limit: 0.95 },
  {
    what: "1,000 prerendered islands of lite : with React",
    value: ratio(costs, litePrerendered, prerendered),
    limit: 0.95,
  },
  {
    what: "1,000 enhancers : listeners written by hand",
    value: ratio(costs, enhancers, listeners),
    limit: 1.7,
  },
  { what: "1,000 enhancers : Stimulus", value: ratio(costs, enhancers, stimulus), limit: 1 },
];

/** Mounting 200 islands that are added later. */
export const lateCheck = (costs: Costs): Check => ({
  what: "200 late islands : bare loop",
  value: ratio(costs, islands, bareRoots),
  limit: 1.05,
});

/** The cost of one island must not grow with their number. The islands are hidden, so frames cost nothing. */
export const linearCheck = (thousand: Costs, tenThousand: Costs): Check => ({
  what: "one island of 10,000 : one of 1,000",
  value: median(mainMs(tenThousand, islands)) / 10 / median(mainMs(thousand, islands)),
  limit: 1.15,
});

/** A page without widgets. */
export const emptyCheck = (times: { readonly added: number[]; readonly island: number[] }): Check => ({
  what: "script that the tag adds to a page without widgets : main thread of one island of bare React",
  value: pairedRatio(times.added, times.island),
  limit: 0.03,
});

/** Prerendered islands keep all server nodes. */
export const nodesCheck = (singleRuns: ReadonlyMap<Contestant, SingleRun>): Check => ({
  what: "nodes replaced in prerendered islands, with either engine",
  value: [prerendered, litePrerendered].reduce(
    (sum, contestant) => sum + (singleRuns.get(contestant)?.replacedNodes ?? Number.NaN),
    0,
  ),
  limit: 0,
});

/** React must not load before the visitor does anything. */
export const reactCheck = (shop: readonly ShopPage[]): Check => ({
  what: "pages of the shop that load React before they are touched",
  value: shop.filter(({ hasReact }) => hasReact).length,
  limit: 0,
});

/** What 1,000 removed widgets leave behind. */
export const cycleChecks = (leaks: ReadonlyMap<Contestant, Leak>): Check[] =>
  [...leaks].flatMap(([{ name }, { nodes, listeners, timers, observers, heapBytes }]) => {
    const total = nodes + listeners + timers + observers;
    const counts = `${nodes} nodes, ${listeners} listeners, ${timers} timers, ${observers} observers`;
    return [
      {
        what: `1,000 cycles of ${name}: left (${counts})`,
        value: Math.max(total, nodes, listeners),
        limit: 0,
      },
      { what: `1,000 cycles of ${name}: heap`, value: heapBytes / 1_000, limit: 200, unit: "kB" },
    ];
  });
