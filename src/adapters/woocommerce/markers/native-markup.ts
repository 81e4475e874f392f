import { isRecord } from "#runtime/parse-json.ts";

/** Whether the page holds such an element now; a field may be named like a method of the document. */
export const isHere = (selector: string): boolean =>
  Document.prototype.querySelector.call(document, selector) !== null;

/** Browsers of before 2024 may not know it; a selector that does not parse would be told as a problem. */
export const knowsHas = (): boolean => globalThis.CSS?.supports?.("selector(:has(a))") ?? false;

/** What the page builder prints on a widget's element (reference: shop 12.1); none where it is broken. */
export function builderSettings(host: HTMLElement): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(host.dataset["settings"] ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
