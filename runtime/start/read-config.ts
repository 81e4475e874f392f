import { REFUSED } from "./refused.ts";
import { firstInPage } from "../query.ts";

/** The page configuration as it was written: keys and values are anything until `completePage` has seen them. */
export type Config = Readonly<Record<string, unknown>> & { readonly public_path?: string };

/** The size cap of one JSON text (security rules, 1): 256 KiB. */
const MAX_LENGTH = 262_144;

/** Reads `#islet-config`. */
export function readConfig(): Config {
  // A contributor can give any element that id, but cannot write scripts.
  const text = firstInPage("script#islet-config")?.textContent;
  if (!text) return {};
  try {
    const value: unknown = text.length < MAX_LENGTH && JSON.parse(text);
    if (value instanceof Object && !Array.isArray(value)) return value as Config;
  } catch {}
  return { [REFUSED]: text };
}
