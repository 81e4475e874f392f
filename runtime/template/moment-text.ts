import { isRecord } from "../parse-json.ts";

/**
 * A moment as a page prints it without knowing the site's time zone: by ISO 8601, or its day and time. Twig prints the same.
 * @returns an empty text for what is no moment
 */
export function momentText(moment: unknown, format: "date" | "iso"): string {
  if (!isRecord(moment)) return "";
  const { epochSeconds, local } = moment;
  const iso = typeof epochSeconds === "number" ? new Date(epochSeconds * 1_000).toISOString() : local;
  if (typeof iso !== "string") return "";
  return format === "iso" ? iso : iso.slice(0, 16).replace("T", " ");
}
