import { isRecord } from "#runtime/parse-json.ts";
import type { Settings } from "./settings.ts";

/** Options of the menu library that the attribute may set, with the kinds of their values. */
const KINDS = {
  showTimeout: "number",
  hideTimeout: "number",
  showOnClick: "boolean",
  subMenusMinWidth: "string",
  subMenusMaxWidth: "string",
  isPopup: "boolean",
} as const;

type Option = keyof typeof KINDS;

/**
 * The settings with those of a list's `data-sm-options`, where menu libraries have theirs; values of other kinds are left out.
 * @param refuse called if the attribute is no JSON object
 */
export function withOptions(list: HTMLElement, settings: Settings, refuse: () => void): Settings {
  const attribute = list.dataset["smOptions"];
  if (attribute === undefined) return settings;
  let options: unknown;
  try {
    options = JSON.parse(attribute);
  } catch {
    options = undefined;
  }
  if (!isRecord(options)) {
    refuse();
    return settings;
  }
  const known = Object.entries(options).filter(([name, value]) => typeof value === KINDS[name as Option]);
  return { ...settings, ...Object.fromEntries(known) };
}
