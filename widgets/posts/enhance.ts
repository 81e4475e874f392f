import { isPlainClick } from "#browser/plain-click.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { listAddress } from "#content/paging/list-address.ts";
import { listKey } from "#content/paging/list-key.ts";
import { loadOnPress, loadOnScroll } from "#content/paging/load-pages.ts";
import { otherPage } from "#content/paging/page-memory.ts";
import type { ListContext, PagedList } from "#content/paging/paged-list.ts";
import { runOnList } from "#content/paging/run-on-list.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Brings more posts into the list, on a press, as the visitor scrolls, or in place of those that are there. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  runOnList(context, (part) => start(host, settings, part));
}

function start(host: HTMLElement, settings: Settings, context: ListContext) {
  const { parts, paginationType } = settings;
  const list = selectAll(host, parts.list).find(isHtmlElement);
  if (!list && selectAll(host, parts.empty, { limit: 1 }).length > 0) return;
  if (!list) throw missing("its element must hold a list of posts");
  const key = listKey(host, list, parts);
  const paged = { host, list, parts, places: settings, changes: createChanges(context.signal), context, key };
  for (const name of parts.ratio) paged.changes.toggleClass(list, name, true);
  if (settings.masonry) layInColumns(paged, settings);
  // The pages of an editor are no pages of the list.
  if (context.page.isEditor) return;
  if (paginationType === "load_more_on_click") loadOnPress(paged);
  else if (paginationType === "load_more_infinite_scroll") loadOnScroll(paged);
  else if (paginationType !== "none" && settings.paginationLoadType === "ajax")
    replaceOnPress(paged, settings.autoScroll);
}

function layInColumns({ list, changes, context }: PagedList, { columns, parts }: Settings) {
  context.guard(async () => {
    const { layInRows } = await context.load(() => import("#content/rows-and-pictures.ts"));
    for (const name of parts.masonry) changes.toggleClass(list, name, true);
    layInRows(list, columns, { changes, context, page: context.page });
  });
}

function replaceOnPress(paged: PagedList, scrolls: boolean) {
  const { host, parts, key, context } = paged;
  const { listen, guard } = context;
  let isUsed = false;
  const code = once(async () => {
    isUsed = true;
    const { createPageReplacer } = await context.load(() => import("./replace-page.ts"));
    return createPageReplacer(paged, scrolls);
  });
  const restore = async () => {
    if (isUsed || otherPage(key) !== undefined) await (await code()).restore();
  };
  listen(host, "click", (event) => {
    const link = isElement(event.target) ? closest(event.target, parts.page) : null;
    const [links] = selectAll(host, parts.pages, { limit: 1 });
    if (!isTag(link, "a") || !links?.contains(link) || !isPlainClick(event)) return;
    if (listAddress(link.href, paged) === null) return;
    event.preventDefault();
    guard(async () => (await code()).follow(link));
  });
  listen(window, "popstate", () => guard(restore));
  guard(restore);
}
