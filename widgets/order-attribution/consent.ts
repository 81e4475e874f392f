import type { WidgetContext } from "#runtime/widget.ts";

/** The globals of the CMS's consent API. */
interface ConsentApi {
  readonly wp_consent_type?: unknown;
  readonly wp_has_consent?: (category: string) => unknown;
}

/** The visitor's consent to a category; undefined if the page has no consent API or the API is not ready. */
export function readConsent(category: string): boolean | undefined {
  const { wp_consent_type: type, wp_has_consent: hasConsent } = window as ConsentApi;
  return type && typeof hasConsent === "function" ? Boolean(hasConsent(category)) : undefined;
}

/** Calls the listener whenever consent to a category changes. */
export function followConsent(
  category: string,
  { listen }: WidgetContext,
  listener: (isGiven: boolean) => void,
): void {
  listen(document, "wp_listen_for_consent_change", (event) => {
    const { detail } = event as CustomEvent<unknown>;
    const value = new Map(Object.entries(Object(detail) as object)).get(category) as unknown;
    if (value !== undefined) listener(value === "allow");
  });
  listen(document, "wp_consent_type_defined", () => {
    const isGiven = readConsent(category);
    if (isGiven !== undefined) listener(isGiven);
  });
}
