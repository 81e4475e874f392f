import type { WidgetContext } from "#runtime/widget.ts";
import { setOrderTracking, startTracking } from "#shop/attribution/tracking.ts";
import type { FillInputs } from "./fill-inputs.ts";
import { onInputs } from "./inputs-element.ts";
import type { Settings } from "./settings.ts";

/** Records the source of a visit and writes it into forms that place orders. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, load, page, signal, warn } = context;
  const { allowTracking, consentCategory: category, without } = settings;
  // The page may come from a cache, so a consent banner overrules its configuration.
  const isAllowed = readConsent(category) ?? (allowTracking && page.consent[category] !== false);
  if (!startTracking({ ...settings, records: !without.includes("record"), warn, guard }, isAllowed, signal))
    return;
  followConsent(category, context, setOrderTracking);

  let loading: Promise<FillInputs> | undefined;
  const loadFillInputs = () =>
    load(() => import("./fill-inputs.ts")).then(
      ({ createFillInputs }) => createFillInputs(signal),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  onInputs(
    (element) =>
      guard(async () => {
        loading ??= loadFillInputs();
        (await loading)(element);
      }),
    signal,
  );
}

/** The globals of the CMS's consent API. */
interface ConsentApi {
  readonly wp_consent_type?: unknown;
  readonly wp_has_consent?: (category: string) => unknown;
}

/** The visitor's consent to a category; undefined if the page has no consent API or the API is not ready. */
function readConsent(category: string): boolean | undefined {
  const { wp_consent_type: type, wp_has_consent: hasConsent } = window as ConsentApi;
  return type && typeof hasConsent === "function" ? Boolean(hasConsent(category)) : undefined;
}

/** Calls the listener whenever consent to a category changes. */
function followConsent(
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
