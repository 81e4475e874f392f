import { type Contestant, contestants } from "./contestants.ts";
import type { Costs } from "./rounds.ts";
import type { Cost } from "./sample.ts";
import type { ShopPage } from "./shop-pages.ts";
import type { SingleRun } from "./single-run.ts";
import type { SlowPage } from "./slow-network.ts";
import { median } from "./statistics.ts";

/** A promise with its measured value. It is kept if `value` is at most `limit`. */
export interface Check {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  /** The unit of the value; none for a ratio. */
  readonly unit?: "kB";
}

export const isKept = ({ value, limit }: Check): boolean => value <= limit;

/** The costs for one number of markers at one processor speed. */
export interface Measured {
  readonly count: number;
  readonly slowdown: number;
  readonly costs: Costs;
}

const formatNumber = (value: number) =>
  value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(2);

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const medianOf = (costs: readonly Cost[] | undefined, key: keyof Cost) =>
  costs?.length ? formatNumber(median(costs.map((cost) => cost[key]))) : "";

const columnHead = ({ count, slowdown }: Measured) =>
  `${count.toLocaleString("en")}${slowdown === 1 ? "" : ` at ${slowdown}×`}`;

const timesCell = (costs: readonly Cost[] | undefined) =>
  `${medianOf(costs, "mainMs")} (${medianOf(costs, "readyMs")})`;

/** Main-thread time, and in brackets the time until the last widget is interactive. */
const timesTable = (starts: readonly Measured[]) =>
  table(
    ["ms of main thread (until interactive)", ...starts.map(columnHead)],
    contestants.map((contestant) => [
      contestant.name,
      ...starts.map(({ costs }) => timesCell(costs.get(contestant))),
    ]),
  );

const singleRunTable = (singleRuns: ReadonlyMap<Contestant, SingleRun>, { costs }: Measured) =>
  table(
    ["", "script time, ms", "all script, kB", "heap each, kB", "nodes replaced"],
    [...singleRuns].map(([contestant, { scriptBytes, heapBytes, replacedNodes, serverNodes }]) => [
      contestant.name,
      medianOf(costs.get(contestant), "scriptMs"),
      formatNumber(scriptBytes / 1_000),
      formatNumber(heapBytes / 1_000),
      `${Math.round((replacedNodes / serverNodes) * 100)} %`,
    ]),
  );

const formatValue = ({ value, unit }: Pick<Check, "value" | "unit">) =>
  unit ? `${value.toFixed(0)} ${unit}` : value.toFixed(Number.isInteger(value) ? 0 : 2);

/** What the tag adds to pages of the shop, with the entry. */
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

const slowNetworkTable = (pages: readonly SlowPage[]) =>
  table(
    ["page, untouched", "files", ...(pages[0]?.loadedMs.keys() ?? [])],
    pages.map(({ kind, files, loadedMs }) => [
      kind,
      String(files),
      ...[...loadedMs.values()].map((ms) => `${(ms / 1_000).toFixed(2)} s`),
    ]),
  );

/** The promises, one line each. */
const checksTable = (checks: readonly Check[]): string =>
  table(
    ["promise", "measured", "at most", ""],
    checks.map((check) => [
      check.what,
      formatValue(check),
      formatValue({ ...check, value: check.limit }),
      isKept(check) ? "kept" : "**broken**",
    ]),
  );

/** Everything that a run has measured. */
export interface Results {
  readonly starts: readonly Measured[];
  /** The start that the ratios are checked at. */
  readonly typical: Measured;
  readonly singleRuns: ReadonlyMap<Contestant, SingleRun>;
  readonly shop: readonly ShopPage[];
  readonly slowNetwork: readonly SlowPage[];
  readonly checks: readonly Check[];
}

/** The results as the README shows them. */
export function report(
  { starts, typical, singleRuns, shop, slowNetwork, checks }: Results,
  { command, day, machine }: Readonly<Record<"command" | "day" | "machine", string>>,
): string {
  return `\`${command}\` on ${day}, ${machine}. The islands are the same countdown with the same React file,
or with Preact in lite; the enhancers the same function with the same settings. Main-thread times do not include other programs.

${timesTable(starts)}

At ${columnHead(typical)}:

${singleRunTable(singleRuns, typical)}

What the tag adds to pages of the demo shop, compared with the same page without the tag:

${shopTable(shop)}

Until the last of Islet's script files is there, on slow 4G (150 ms, 1.6 Mbit/s) over TLS with brotli, after the start of
the navigation; preloaded by the lines of the manifest:

${slowNetworkTable(slowNetwork)}

${checksTable(checks)}
`;
}
