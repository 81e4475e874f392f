import { scopeOf, fitState } from "./state-field.ts";
import type { AddressOptions } from "./address-options.ts";
import { fitFields } from "./address-format.ts";

/** A country was chosen: its states, names and needs (reference: shop 6). True where the state got another control. */
export function changeCountry(
  address: AddressOptions,
  select: HTMLInputElement | HTMLSelectElement,
): boolean {
  const wrapper = scopeOf(select);
  const { bus } = address.context;
  const country = select.value;
  if (!wrapper) return false;
  const isExchanged = fitState(address, country, wrapper);
  if (isExchanged) bus.emit("country_to_state_changed", { country, wrapper });
  fitFields(address, country, wrapper);
  bus.emit("country_to_state_changing", { country, wrapper });
  return isExchanged;
}
