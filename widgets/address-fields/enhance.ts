import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { COUNTRY } from "#shop/order/order-form.ts";
import { changeCountry } from "#shop/address/change-country.ts";
import type { Settings } from "./settings.ts";

/** Whether the visitor, or a browser that fills forms, has chosen another country than the server printed fields for. */
const isOther = ({ options, value }: HTMLSelectElement) => {
  const all = [...options];
  const printed = all.find((option) => option.hasAttribute("selected")) ?? all[0];
  return printed?.value !== value;
};

/** States, names and needs of an address follow its country, outside the checkout, too (reference: shop 6). */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const address = { settings, context, changes: createChanges(context.signal) };
  const follow = (country: EventTarget | null) => {
    if (country instanceof HTMLSelectElement && country.matches(COUNTRY)) changeCountry(address, country);
  };

  // Chosen while this code was on its way.
  for (const country of selectAll(host, COUNTRY))
    if (country instanceof HTMLSelectElement && isOther(country)) follow(country);
  context.listen(host, "change", ({ target }) => follow(target));
}
