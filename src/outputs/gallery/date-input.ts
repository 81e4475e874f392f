import { isRecord } from "#runtime/parse-json.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions } from "./field.ts";
import { initialValue, textOf, withLabel } from "./inputs.ts";

/** The time zone of the site, in which widgets read dates without a zone; `undefined` is the visitor's. */
function siteZone(): string | undefined {
  const config: unknown = JSON.parse(document.getElementById("islet-config")?.textContent ?? "{}");
  const zone = isRecord(config) ? config["timezone"] : undefined;
  return typeof zone === "string" && zone !== "" ? zone : undefined;
}

/** The value as a `datetime-local` input expects it: seconds since 1970 in the site's zone, other text unchanged. */
function siteTime(value: unknown): string {
  const text = textOf(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text.replace(" ", "T");
  // Sweden writes dates as ISO 8601 does.
  const format = { dateStyle: "short", timeStyle: "medium", timeZone: siteZone() } as const;
  return new Intl.DateTimeFormat("sv-SE", format).format(Number(text) * 1_000).replace(" ", "T");
}

/** Creates a date and time input in the time zone of the site. A date is written as it is typed. */
export function dateTimeInput(options: FieldOptions): Field {
  const given = initialValue(options);
  const input = element("input", { type: "datetime-local", step: "1", value: siteTime(given) });
  const { value: shown } = input;
  const read = () => {
    if (input.value === "") return undefined;
    return input.value === shown ? given : input.value;
  };
  return { element: withLabel(options, input), read };
}
