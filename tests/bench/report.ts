import { type Contestant, contestants } from "./contestants.ts";
import type { OnceOver } from "./once-over.ts";
import type { Costs } from "./rounds.ts";
import type { Cost } from "./sample.ts";
import type { ShopPage } from "./shop-pages.ts";
import { median } from "./statistics.ts";

/** A promise with what was measured: kept while `value` is at most `limit`. */
export interface Check {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  /** What the value is counted in; nothing for a ratio. */
  readonly unit?: "ms" | "kB";
}

export const isKept = ({ value, limit }: Check): boolean => value <= limit;

/** The costs of one number of markers at one speed of the processor. */
export interface Measured {
  readonly count: number;
  readonly slowdown: number;
  readonly costs: Costs;
}

const number = (value: number) => (value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(2));

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const middle = (costs: readonly Cost[] | undefined, of: keyof Cost) =>
  costs?.length ? number(median(costs.map((cost) => cost[of]))) : "";

const headOf = ({ count, slowdown }: Measured) =>
  `${count.toLocaleString("en")}${slowdown === 1 ? "" : ` at ${slowdown}×`}`;

/** Main-thread time and time until the last widget is interactive, for every number of markers. */
const timesTable = (all: readonly Measured[]) =>
  table(
    ["ms of main thread (until interactive)", ...all.map(headOf)],
    contestants.map((one) => [
      one.name,
      ...all.map(({ costs }) => `${middle(costs.get(one), "mainMs")} (${middle(costs.get(one), "readyMs")})`),
    ]),
  );

const onceTable = (once: ReadonlyMap<Contestant, OnceOver>, { costs }: Measured) =>
  table(
    ["", "script time, ms", "all script, kB", "heap each, kB", "nodes replaced"],
    [...once].map(([one, { scriptBytes, heapBytes, replacedNodes, serverNodes }]) => [
      one.name,
      middle(costs.get(one), "scriptMs"),
      number(scriptBytes / 1_000),
      number(heapBytes / 1_000),
      `${Math.round((replacedNodes / serverNodes) * 100)} %`,
    ]),
  );

const shown = ({ value, unit }: Pick<Check, "value" | "unit">) =>
  unit ? `${value.toFixed(unit === "ms" ? 2 : 0)} ${unit}` : value.toFixed(Number.isInteger(value) ? 0 : 2);

/** What the tag adds to pages of the shop, the entry included. */
const shopTable = (shop: readonly ShopPage[]) =>
  table(
    ["page of the shop, untouched", "script, kB", "files", "React", "script, ms", "main thread, ms"],
    shop.map(({ name, scriptBytes, files, hasReact, scriptMs, mainMs }) => [
      name,
      (scriptBytes / 1_000).toFixed(1),
      String(files),
      hasReact ? "yes" : "no",
      scriptMs.toFixed(1),
      mainMs.toFixed(1),
    ]),
  );

/** The promises, one line each. */
const checksTable = (checks: readonly Check[]): string =>
  table(
    ["promise", "measured", "at most", ""],
    checks.map((check) => [
      check.what,
      shown(check),
      shown({ ...check, value: check.limit }),
      isKept(check) ? "kept" : "**broken**",
    ]),
  );

/** What was measured on which day, as the README shows it. `typical` is the number of markers the ratios are held at. */
export function report(
  {
    all,
    typical,
    once,
    shop,
    checks,
  }: {
    readonly all: readonly Measured[];
    readonly typical: Measured;
    readonly once: ReadonlyMap<Contestant, OnceOver>;
    readonly shop: readonly ShopPage[];
    readonly checks: readonly Check[];
  },
  { day, machine }: { readonly day: string; readonly machine: string },
): string {
  return `\`npm run bench\` on ${day}, ${machine}: all contestants in turn, medians. The islands are the same
countdown from the same React file, the enhancers the same function with the same settings. Times are the main thread's own.

${timesTable(all)}

At ${headOf(typical)}:

${onceTable(once, typical)}

What the tag adds to the demo shop's pages, times as more than without it:

${shopTable(shop)}

${checksTable(checks)}
`;
}
