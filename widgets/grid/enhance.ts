import { selectAll } from "#browser/selectors.ts";
import { listKey } from "#content/paging/list-key.ts";
import { leadsElsewhere, loadOnPress, loadOnScroll } from "#content/paging/load-pages.ts";
import { moreControl } from "#content/paging/more-control.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import { createChanges } from "#dom/state/changes.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { startFilter } from "./filter.ts";
import type { Settings } from "./settings.ts";

/** Other lists have these; here, further pages are appended, never put in place of this one. */
const NO_NUMBERS = { page: "", spinner: "", replacing: [], spinning: [] };

/** Lays out the items of a list, shows those of a category, and appends those of further pages. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const parts = { ...settings.parts, ...NO_NUMBERS };
  const list = selectAll(host, parts.list).find(isHtmlElement);
  if (!list) throw missing("its element must hold a list of items");
  const { bus, signal } = context;
  const changes = createChanges(signal);
  const paged = { host, list, parts, places: settings, changes, context, key: listKey(host, list, parts) };

  let rearrange = (change: () => void) => change();
  const filter = startFilter(paged, settings.parts, (change) => rearrange(change));
  const tell = () => bus.emit("pojo_isotope_loaded", { host });
  // Before the layout's own: what a filter hides has no place.
  const additions = new MutationObserver(() => {
    filter();
    tell();
  });
  additions.observe(list, { childList: true });
  signal.addEventListener("abort", () => additions.disconnect());
  startPaging(paged, settings);
  context.guard(async () => {
    const { startLayout } = await context.load(() => import("./layout.ts"));
    rearrange = startLayout(list, settings.layout, { changes, context });
  });
  tell();
}

/** The button takes the place of the links to all pages. */
function startPaging(paged: PagedList, { paginationType, parts: { waiting } }: Settings) {
  const { host, parts, changes, context } = paged;
  // The pages of an editor are no pages of the list.
  if (
    context.page.isEditor ||
    paginationType === "none" ||
    !moreControl(host, parts) ||
    leadsElsewhere(paged)
  )
    return;
  const links = selectAll(host, parts.pages).filter(isHtmlElement);
  const states = selectAll(host, parts.state).filter(isHtmlElement);
  const replaceLinks = () => {
    for (const element of links) setHidden(element, true, changes);
    for (const element of states) for (const name of waiting) changes.toggleClass(element, name, false);
  };
  if (links.length > 0) keepRoom(paged, states[0] ?? host, replaceLinks);
  else replaceLinks();
  if (paginationType === "load_more_on_click") loadOnPress(paged);
  else loadOnScroll(paged);
}

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/** Gives an element the room that a change leaves: what stands after the list does not move. */
function keepRoom({ host, changes }: PagedList, element: HTMLElement, change: () => void) {
  const before = heightOf(host);
  change();
  const room = before - heightOf(host);
  // With or without padding, as its box is sized.
  const size = Number.parseFloat(getComputedStyle(element).height) || 0;
  if (room > 0) changes.setStyle(element, "min-block-size", `${size + room}px`);
}
