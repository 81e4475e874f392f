import type { WidgetContext } from "#runtime/widget.ts";

/** What the CMS's consent API puts on the page (reference: shop 11.5). */
interface ConsentApi {
  readonly wp_consent_type?: unknown;
  readonly wp_has_consent?: (category: string) => unknown;
}

/** What the page's consent banner says of a category; undefined where there is none, or it does not know yet. */
export function askConsent(category: string): boolean | undefined {
  const { wp_consent_type: type, wp_has_consent: ask } = window as ConsentApi;
  return type && typeof ask === "function" ? Boolean(ask(category)) : undefined;
}

/** Hears of consent that is given or taken back, as often as that happens. */
export function followConsent(
  category: string,
  { listen }: WidgetContext,
  changed: (isGiven: boolean) => void,
): void {
  listen(document, "wp_listen_for_consent_change", (event) => {
    const { detail } = event as CustomEvent<unknown>;
    const word = new Map(Object.entries(Object(detail) as object)).get(category) as unknown;
    if (word !== undefined) changed(word === "allow");
  });
  listen(document, "wp_consent_type_defined", () => {
    const isGiven = askConsent(category);
    if (isGiven !== undefined) changed(isGiven);
  });
}
