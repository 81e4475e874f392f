import { firstInPage } from "../query.ts";

/** The fields of the page configuration; their values are unchecked until `completePage` has read them. */
export type Config = Readonly<Record<string, unknown>> & { readonly public_path?: string };

/** What `#islet-config` holds. */
export interface ConfigReading {
  readonly fields: Config;
  /** The text, if it is not one JSON object of at most 256 KiB. */
  readonly unreadable?: string;
}

/** In UTF-16 code units: 256 KiB. */
const MAX_LENGTH = 262_144;

/** Reads `#islet-config`. */
export function readConfig(): ConfigReading {
  // A contributor can give any element that id, but cannot write scripts.
  const unreadable = firstInPage("script#islet-config")?.textContent;
  // Most pages have none; an exception would cost them milliseconds.
  if (!unreadable) return { fields: {} };
  try {
    const fields: unknown = unreadable.length < MAX_LENGTH && JSON.parse(unreadable);
    if (fields instanceof Object && !Array.isArray(fields)) return { fields: fields as Config };
  } catch {}
  return { fields: {}, unreadable };
}
