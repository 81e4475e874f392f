import { type FieldValue, trimmed } from "../expression/values.ts";
import type { Row } from "../row.ts";

/** Control characters but for line ends and tabs. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

function cleanText(text: string, { kind }: Row): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").replaceAll(CONTROLS, "");
  const hasLines = kind === "multiline" || kind === "address";
  return trimmed(hasLines ? lines : lines.replaceAll(/[\n\t]/g, " "));
}

/** An answer as it counts, whatever was given. */
export function cleanValue(row: Row, given: unknown): FieldValue {
  const texts = (Array.isArray(given) && row.kind === "checkboxes" ? given : [given]).flatMap((value) =>
    typeof value === "string" ? cleanText(value, row) : [],
  );
  if (row.kind === "checkboxes") return [...new Set(texts.filter(Boolean))];
  const [text = ""] = texts;
  if (row.kind === "acceptance") return text === "1" ? "1" : "";
  return row.kind === "number" && /^-?\d+,\d+$/.test(text) ? text.replace(",", ".") : text;
}
