import type { WidgetContext } from "#runtime/widget.ts";
import type { Fill } from "#shop/attribution/fill-inputs.ts";
import { onInputs } from "#shop/attribution/inputs-element.ts";
import { setOrderTracking, startTracking } from "#shop/attribution/tracking.ts";
import { askConsent, followConsent } from "./consent.ts";
import type { Settings } from "./settings.ts";

/** Writes down where a visit comes from, and puts it into the forms that make orders. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, page, signal, warn } = context;
  const { allowTracking, consentCategory: category } = settings;
  // A banner knows better than a page that may come out of a cache.
  const isAllowed = askConsent(category) ?? (allowTracking && page.consent[category] !== false);
  if (!startTracking({ ...settings, warn, guard }, isAllowed, signal)) return;
  followConsent(category, context, setOrderTracking);

  let filling: Promise<Fill> | undefined;
  const createFill = () =>
    import("#shop/attribution/fill-inputs.ts").then(
      ({ createFilling }) => createFilling(signal),
      (error: unknown) => {
        filling = undefined;
        throw error;
      },
    );
  const fill = async (element: HTMLElement) => {
    filling ??= createFill();
    (await filling)(element);
  };
  onInputs((element) => guard(() => fill(element)), signal);
}
