import { isEmpty, isRecord } from "../parse-json.ts";
import { queryPage } from "../query.ts";

/** The fields of the page configuration; their values are unchecked until `completePage` has read them. */
export type Config = Readonly<Record<string, unknown>> & { readonly public_path?: string };

/** What `#islet-config` holds. */
export interface ConfigReading {
  /** Empty if the text is no JSON. */
  readonly fields: Config;
  readonly text?: string;
  readonly element?: Element | null | undefined;
}

/** Reads `#islet-config`. */
export function readConfig(): ConfigReading {
  // A contributor can give any element that id, but cannot write scripts.
  const element = queryPage("script#islet-config") ?? queryPage('script[id^="islet" i][id$="config" i]');
  const text = element?.textContent || "{}";
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {}
  return { fields: Object(fields) as Config, text, element };
}

/** What a reading is worth. */
interface CheckedConfig {
  readonly fields: Config;
  /** The text, if it is not one JSON object of at most 256 KiB. */
  readonly unreadable?: string;
}

/** In UTF-16 code units: 256 KiB. */
const MAX_LENGTH = 262_144;

/** Takes only one JSON object for a configuration. */
export function checkConfig({ fields, text }: ConfigReading): CheckedConfig {
  if (text === undefined) return { fields };
  // PHP prints an empty object as [].
  if (isEmpty(text)) return { fields: {} };
  try {
    const read: unknown = text.length < MAX_LENGTH && JSON.parse(text);
    if (isRecord(read)) return { fields: read };
  } catch {}
  return { fields: {}, unreadable: text };
}
