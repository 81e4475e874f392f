import { matches, selectAll } from "#browser/selectors.ts";
import { remember, remembered } from "#content/paging/page-memory.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import { asButton } from "#dom/as-button.ts";
import { setHidden } from "#dom/set-hidden.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { Settings } from "./settings.ts";

/** Stands for all items. */
const ALL = "*";

/**
 * Lets buttons choose which items are shown: all at first, or those that were when the visitor left this history entry.
 * @param rearrange runs a change to what is shown, and lays out the items
 * @returns applies the choice to items that have come
 */
export function startFilter(
  { host, list, key, changes, context }: PagedList,
  { filter, item, active }: Settings["skin"],
  rearrange: (change: () => void) => void,
): () => void {
  const buttons = selectAll(host, filter).filter(isHtmlElement);
  const filterOf = ({ dataset }: HTMLElement) => dataset["filter"] || ALL;
  const filterKey = `${key} filter`;
  const before = remembered(filterKey);
  let chosen = buttons.map(filterOf).find((known) => known === before) ?? ALL;

  function mark() {
    for (const button of buttons) {
      const isChosen = filterOf(button) === chosen;
      changes.setAttribute(button, "aria-pressed", String(isChosen));
      for (const name of active) changes.toggleClass(button, name, isChosen);
    }
  }

  function apply() {
    if (buttons.length === 0) return;
    for (const element of selectAll(list, item, { limit: Infinity }))
      if (isHtmlElement(element)) setHidden(element, chosen !== ALL && !matches(element, chosen), changes);
  }

  for (const button of buttons)
    asButton(
      button,
      () => {
        chosen = filterOf(button);
        remember(filterKey, chosen);
        mark();
        rearrange(apply);
      },
      { changes, listen: context.listen },
    );
  mark();
  apply();
  return apply;
}
