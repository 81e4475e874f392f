import { isRecord, parseRecord } from "#runtime/parse-json.ts";

/** Settings of an element, as Elementor prints them: keys in snake_case. */
export type ElementorSettings = Readonly<Record<string, unknown>>;

/** The settings that Elementor prints on a widget's element; empty if they are broken. */
export const elementorSettings = (host: HTMLElement): ElementorSettings =>
  parseRecord(host.dataset["settings"]) ?? {};

/** Those that it prints on a whole document, such as a popup. */
export const documentSettings = (host: HTMLElement): ElementorSettings =>
  parseRecord(host.dataset["elementorSettings"]) ?? {};

/**
 * These settings, as they are. A preset never passes on all of an element's: what it gives counts as the page's, and a
 * contributor may write the element.
 */
export const picked = (settings: ElementorSettings, ...keys: readonly string[]): ElementorSettings =>
  Object.fromEntries(keys.flatMap((key) => (key in settings ? [[key, settings[key]] as const] : [])));

/** These switches, on or off: Elementor prints a switch that is off as nothing or as another word. */
export const switches = (settings: ElementorSettings, ...keys: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, settings[key] === "yes"]));

/** The number of a slider, printed as `{ "unit": "px", "size": 20 }`; undefined if the editor has set none. */
export function sizeOf(value: unknown): number | undefined {
  const size: unknown = isRecord(value) ? value["size"] : value;
  return size === "" || size === null || !Number.isFinite(Number(size ?? Number.NaN))
    ? undefined
    : Number(size);
}

/** The sliders under a key and its keys by device mode, such as `offset_tablet`, as numbers. */
export const sizesOf = (settings: ElementorSettings, key: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      const size = name === key || name.startsWith(`${key}_`) ? sizeOf(value) : undefined;
      return size === undefined ? [] : [[name, size] as const];
    }),
  );

/** The values under a key and its keys by device mode, under another key; empty ones are left out. */
export const renamed = (settings: ElementorSettings, from: string, to: string): ElementorSettings =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) =>
      (key === from || key.startsWith(`${from}_`)) && value !== "" && value !== null
        ? [[to + key.slice(from.length), value] as const]
        : [],
    ),
  );
