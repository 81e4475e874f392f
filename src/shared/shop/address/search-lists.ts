import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The country field of an address. */
export const COUNTRY = ".country_to_state";
const LISTS = `${COUNTRY}, .state_select`;

/**
 * Makes the lists of countries and states in an element searchable. The code loads once a pointer or the focus is at one
 * of them; until it is there, and on phones, they are the browser's own.
 */
export function searchLists(root: HTMLElement, context: WidgetContext): void {
  let isWanted = !matchMedia("(pointer: coarse)").matches;
  async function load(target: EventTarget | null) {
    if (!isWanted || !isTag(target, "select") || !target.matches(LISTS)) return;
    isWanted = false;
    // The next use tries again.
    const code = await context.load(() => import("#dom/select-search/search-selects.ts")).catch(() => null);
    if (!code) isWanted = true;
    else code.searchSelects(root, { context, selector: LISTS });
  }
  for (const type of ["pointerover", "focusin"])
    context.listen(root, type, ({ target }) => void load(target));
}
