import type { WidgetContext } from "#runtime/widget.ts";
import type { FillInputs } from "#shop/attribution/fill-inputs.ts";
import { onInputs } from "#shop/attribution/inputs-element.ts";
import { setOrderTracking, startTracking } from "#shop/attribution/tracking.ts";
import { followConsent, readConsent } from "./consent.ts";
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
    load(() => import("#shop/attribution/fill-inputs.ts")).then(
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
