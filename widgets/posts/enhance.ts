import { closest, selectAll } from "#browser/selectors.ts";
import { listKey } from "#content/paging/list-key.ts";
import { loadOnPress, loadOnScroll } from "#content/paging/load-pages.ts";
import { otherPage } from "#content/paging/page-memory.ts";
import type { ListContext, PagedList } from "#content/paging/paged-list.ts";
import { runOnList } from "#content/paging/run-on-list.ts";
import { isPlainClick } from "#dom/activation.ts";
import { createChanges } from "#dom/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Brings more posts into the list, on a press, as the visitor scrolls, or in place of those that are there. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  runOnList(context, (part) => start(host, settings, part));
}

function start(host: HTMLElement, settings: Settings, context: ListContext) {
  const { skin, paginationType } = settings;
  const list = selectAll(host, skin.list).find(isHtmlElement);
  if (!list && selectAll(host, skin.empty, { limit: 1 }).length > 0) return;
  if (!list) throw missing("its element must hold a list of posts");
  const key = listKey(host, list, skin);
  const paged = { host, list, skin, changes: createChanges(context.signal), context, key };
  for (const name of skin.ratio) paged.changes.toggleClass(list, name, true);
  if (settings.masonry) layInColumns(paged, settings);
  if (paginationType === "load_more_on_click") loadOnPress(paged);
  else if (paginationType === "load_more_infinite_scroll") loadOnScroll(paged);
  else if (paginationType !== "none" && settings.paginationLoadType === "ajax")
    replaceOnPress(paged, settings.autoScroll);
}

function layInColumns({ list, changes, context }: PagedList, { columns, skin }: Settings) {
  context.guard(async () => {
    const { layInRows } = await context.load(() => import("#content/list-looks.ts"));
    for (const name of skin.masonry) changes.toggleClass(list, name, true);
    layInRows(list, columns, { changes, context, page: context.page });
  });
}

function replaceOnPress(paged: PagedList, scrolls: boolean) {
  const { host, skin, key, context } = paged;
  const { listen, guard } = context;
  let isUsed = false;
  const code = once(async () => {
    isUsed = true;
    const { createPageReplacer } = await context.load(() => import("#content/paging/replace-page.ts"));
    return createPageReplacer(paged, scrolls);
  });
  const restore = async () => {
    if (isUsed || otherPage(key) !== undefined) await (await code()).restore();
  };
  listen(host, "click", (event) => {
    const link = isElement(event.target) ? closest(event.target, skin.page) : null;
    const [links] = selectAll(host, skin.pages, { limit: 1 });
    if (!isTag(link, "a") || !links?.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    guard(async () => (await code()).follow(link));
  });
  listen(window, "popstate", () => guard(restore));
  guard(restore);
}
