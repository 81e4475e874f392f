import { scopeOf, fitState } from "./countries.ts";
import type { Ground } from "./ground.ts";
import { fitFields } from "./locale.ts";

/** A country was chosen: its states, names and needs (reference: shop 6). */
export function changeCountry(ground: Ground, select: HTMLInputElement | HTMLSelectElement): void {
  const wrapper = scopeOf(select);
  const { bus } = ground.context;
  const country = select.value;
  if (!wrapper) return;
  const isExchanged = fitState(ground, country, wrapper);
  if (isExchanged) bus.emit("country_to_state_changed", { country, wrapper });
  fitFields(ground, country, wrapper);
  bus.emit("country_to_state_changing", { country, wrapper });
  if (isExchanged) bus.emit("update_checkout", {});
}
