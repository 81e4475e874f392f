import { parseJson } from "#runtime/parse-json.ts";
import type { AddressOptions } from "./address-options.ts";
import { fitFields } from "./fit-fields.ts";
import { fitState } from "./state-field.ts";

const JSON_LIMITS = { size: 1_000_000, depth: 8, items: 20_000, keys: 20_000 };
const WRAPPER =
  ".woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator";

/**
 * Fits the fields of an address to the country that was chosen. Emits `country_to_state_changing` and, if the state
 * got another control, `country_to_state_changed`.
 * @returns whether the state got another control
 */
export function changeCountry(
  { context, changes, settings }: AddressOptions,
  select: HTMLInputElement | HTMLSelectElement,
): boolean {
  const wrapper = wrapperOf(select);
  const { bus, page, signal } = context;
  const country = select.value;
  if (!wrapper) return false;
  const options = { changes, page, signal };
  // The script that fits the states emits the events.
  const hasStates = !settings.without.includes("states");
  const countries = readTable(settings.countries);
  const states = Object.hasOwn(countries, country) ? countries[country] : undefined;
  const isReplaced = hasStates && fitState(wrapper, states, options);
  if (isReplaced) bus.emit("country_to_state_changed", { country, wrapper });
  if (!settings.without.includes("labels"))
    fitFields(wrapper, { locales: readTable(settings.locale), country }, options);
  if (hasStates) bus.emit("country_to_state_changing", { country, wrapper });
  return isReplaced;
}

/** The element around the fields of one address. */
const wrapperOf = (country: Element): HTMLElement | null =>
  country.closest<HTMLElement>(WRAPPER) ?? country.closest(".form-row")?.parentElement ?? null;

/** The object in a JSON text; empty if the text is broken. */
function readTable(text: string): Readonly<Record<string, unknown>> {
  const parsed = parseJson(text || "{}", JSON_LIMITS);
  const value: unknown = parsed.ok ? parsed.value : null;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
