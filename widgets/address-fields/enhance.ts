import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { changeCountry } from "#shop/address/change-country.ts";
import { COUNTRY, searchLists } from "#shop/address/search-lists.ts";
import type { Settings } from "./settings.ts";

/** Fits the fields of an address to its country. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  searchLists(host, context);
  const address = { settings, context, changes: createChanges(context.signal) };

  // The visitor may choose a country before this code runs, and the browser may fill one in.
  for (const country of selectAll(host, COUNTRY))
    if (isTag(country, "select") && !isAsPrinted(country)) changeCountry(address, country);
  context.listen(host, "change", ({ target }) => {
    if (isTag(target, "select") && target.matches(COUNTRY)) changeCountry(address, target);
  });
}

/** Whether the select has the value that the server printed fields for. */
function isAsPrinted({ options, value }: HTMLSelectElement): boolean {
  const printed = [...options].find((option) => option.hasAttribute("selected")) ?? options[0];
  return printed?.value === value;
}
