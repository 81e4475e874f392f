import { stock as elementor } from "./elementor/stock.ts";
import { stock as pojo } from "./pojo/stock.ts";
import type { PresetWords, SiteJob, Stock } from "./shared/stock.ts";
import { stock as smashBalloon } from "./smash-balloon/stock.ts";
import { stock as woocommerce } from "./woocommerce/stock.ts";

const STOCK: Readonly<Record<string, Stock>> = {
  woocommerce,
  elementor,
  pojo,
  "smash-balloon": smashBalloon,
};
const all = Object.entries(STOCK);

/** A job under an id that no other preset has. */
interface StockJob extends Required<Pick<SiteJob, "title" | "scripts" | "libraries">> {
  readonly id: string;
  /** The preset that Islet does it with. */
  readonly preset: string;
  readonly gateways?: readonly string[];
  readonly snippets?: readonly (readonly string[])[];
  readonly keptBy?: Readonly<Record<string, string>>;
  readonly onEveryPage?: true;
}

/** The presets by name: what site owners read of each. */
export const PRESETS: Readonly<Record<string, PresetWords>> = Object.fromEntries(
  all.map(([preset, { words }]) => [preset, words]),
);

/** The jobs that site owners hand over. */
export const STOCK_JOBS: readonly StockJob[] = all.flatMap(([preset, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ id: `${preset}-${name}`, preset, libraries: [], ...job })),
);

/** `undeclared` of all presets. */
export const UNDECLARED = Object.assign({}, ...all.map(([, { undeclared }]) => undeclared)) as Record<
  string,
  readonly string[]
>;

/** `sharedNames` of all presets. */
export const SHARED_NAMES = Object.assign({}, ...all.map(([, { sharedNames }]) => sharedNames)) as Record<
  string,
  string
>;

/** What a page needs to know of a preset's markup. */
interface KnownMarkup {
  /** The selector for an element that the preset serves. */
  readonly selector: string;
  /** The classes and ids by which most of them are recognised in HTML. */
  readonly names: readonly string[];
}

const nameIn = (selector: string): string => /[.#]([\w-]+)/.exec(selector)?.[1] ?? "";

/** The native markup of the presets that say where they have work, by their names. */
export const NATIVE_MARKUP: Readonly<Record<string, KnownMarkup>> = Object.fromEntries(
  all.flatMap(([preset, { nativeMarkup }]) =>
    nativeMarkup
      ? [
          [
            preset,
            {
              selector: [...nativeMarkup.named, ...nativeMarkup.others].join(","),
              names: nativeMarkup.named.map(nameIn),
            },
          ],
        ]
      : [],
  ),
);
