import { isRecord } from "#runtime/parse-json.ts";

/** Settings of an element, as the page builder prints them: keys in snake_case. */
export type BuilderSettings = Readonly<Record<string, unknown>>;

function settingsOf(json = "{}"): BuilderSettings {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The settings that the page builder prints on a widget's element; empty if they are broken. */
export const builderSettings = (host: HTMLElement): BuilderSettings => settingsOf(host.dataset["settings"]);

/** Those that it prints on a whole document of its own, such as a popup. */
export const documentSettings = (host: HTMLElement): BuilderSettings =>
  settingsOf(host.dataset["elementorSettings"]);

/** These switches, on or off: the builder prints a switch that is off as nothing or as another word. */
export const switches = (settings: BuilderSettings, ...keys: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, settings[key] === "yes"]));

/** The number of a slider, printed as `{ "unit": "px", "size": 20 }`; undefined if the editor has set none. */
export function sizeOf(value: unknown): number | undefined {
  const size: unknown = isRecord(value) ? value["size"] : value;
  return size === "" || size === null || !Number.isFinite(Number(size ?? Number.NaN))
    ? undefined
    : Number(size);
}

/** The sliders under a key and its keys by device mode, such as `offset_tablet`, as numbers. */
export const sizesOf = (settings: BuilderSettings, key: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      const size = name === key || name.startsWith(`${key}_`) ? sizeOf(value) : undefined;
      return size === undefined ? [] : [[name, size] as const];
    }),
  );

/** The values under a key and its keys by device mode, under another key; empty ones are left out. */
export const renamed = (settings: BuilderSettings, from: string, to: string): BuilderSettings =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) =>
      (key === from || key.startsWith(`${from}_`)) && value !== "" && value !== null
        ? [[to + key.slice(from.length), value] as const]
        : [],
    ),
  );
