import { isRecord } from "#runtime/parse-json.ts";

/** Whether the page has such an element now. Called on the prototype: a form may be named `querySelector`. */
export const isOnPage = (selector: string): boolean =>
  Document.prototype.querySelector.call(document, selector) !== null;

/** Whether the browser knows `:has()`; Firefox does since version 121. */
export const supportsHas = (): boolean => globalThis.CSS?.supports?.("selector(:has(a))") ?? false;

/** The settings that the page builder prints on a widget's element; empty if they are broken. */
export function builderSettings(host: HTMLElement): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(host.dataset["settings"] ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
