import { matches, selectAll } from "#browser/selectors.ts";
import { createFilterBar } from "#content/filter/filter-bar.ts";
import { createStatusOfButtons } from "#content/filter/shown-status.ts";
import { remember, remembered } from "#content/paging/page-memory.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Settings } from "./settings.ts";

/** Stands for all items. */
const ALL = "*";

const termOf = ({ dataset }: HTMLElement) => dataset["filter"] || ALL;

/**
 * Lets buttons choose which items are shown: all at first, or those that were when the visitor left this history entry.
 * @param rearrange runs a change to what is shown, and lays out the items
 * @returns applies the choice to items that have come
 */
export function startFilter(
  { host, list, key, changes, context }: PagedList,
  { filter, item, active }: Settings["parts"],
  rearrange: (change: () => void) => void,
): () => void {
  const buttons = selectAll(host, filter).filter(isHtmlElement);
  const filterKey = `${key} filter`;
  const before = remembered(filterKey);
  const bar = createFilterBar(
    { buttons, termOf, all: ALL, isMultiple: false, isRequired: true, active, changes, context },
    ([chosen = ALL]) => {
      remember(filterKey, chosen);
      rearrange(apply);
      tellShown(itemsOf().filter(({ hidden }) => !hidden).length);
    },
  );
  const tellShown = createStatusOfButtons(list, buttons, context);
  const itemsOf = () => selectAll(list, item, { limit: Infinity }).filter(isHtmlElement);

  function apply() {
    const [chosen] = bar.chosen();
    if (buttons.length > 0)
      for (const element of itemsOf())
        setHidden(element, chosen !== undefined && !matches(element, chosen), changes);
  }

  bar.choose(typeof before === "string" ? [before] : []);
  apply();
  return apply;
}
