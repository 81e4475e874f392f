import { selectAll } from "#browser/selectors.ts";
import { createFilterBar } from "#content/filter/filter-bar.ts";
import { deviceValue } from "#dom/device-value.ts";
import type { Masonry } from "#dom/masonry/masonry.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** How long items take to their new places. */
const MOVING_MS = 450;

/** Shows the items of a chosen term, in a grid or in columns. */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  context: WidgetContext,
): Enhanced<Settings> | void {
  const { parts, masonry, itemRatio, columns } = settings;
  const list = selectAll(host, parts.list).find(isHtmlElement);
  if (!list) throw missing("its element must hold a list of items");
  const changes = createChanges(context.signal);
  const itemsOf = () => selectAll(list, parts.item, { limit: Infinity }).filter(isHtmlElement);
  const [filters] = selectAll(host, parts.filters, { limit: 1 });
  let laidOut: Masonry | undefined;

  if (masonry) {
    for (const name of parts.masonry) changes.toggleClass(list, name, true);
    context.guard(async () => {
      const { createMasonry } = await context.load(() => import("#dom/masonry/masonry.ts"));
      const count = () => deviceValue(columns, context.page.deviceMode());
      laidOut = createMasonry(list, { columns: count }, { changes, context });
    });
  } else if (itemRatio > 0) fitPictures();

  function fitPictures() {
    changes.setStyle(list as HTMLElement, "--islet-portfolio-ratio", String(itemRatio));
    for (const name of parts.ratio) changes.toggleClass(list as HTMLElement, name, true);
    const pictures = itemsOf().flatMap((item) => selectAll(item, parts.picture));
    if (!parts.tall.length) return;
    context.guard(async () => {
      const { fitPictures: fit } = await context.load(() => import("#content/rows-and-pictures.ts"));
      fit(pictures, { ratio: itemRatio, tall: parts.tall }, changes);
    });
  }

  if (!filters) return;
  // A list may hold nothing but items.
  if (isTag(filters, "ul", "ol")) {
    changes.setAttribute(filters, "role", "group");
    if (!filters.hasAttribute("aria-label"))
      changes.setAttribute(filters, "aria-label", context.page.text("filter", "Filter"));
  }
  const code = once(async () => {
    const { createItemFilter } = await context.load(() => import("./filter-items.ts"));
    return createItemFilter({
      ...{ list, items: itemsOf, changes, context, active: parts.active, durationMs: MOVING_MS },
      isIn: (item, term) => item.classList.contains(parts.term + term),
      layOut: () => laidOut?.layOut(),
    });
  });
  const show = (terms: readonly string[]) => context.guard(async () => (await code())(terms));
  // Before the first press, so that screen readers know where the number will be.
  for (const type of ["focusin", "pointerenter"])
    context.listen(filters, type, () => context.guard(code), { once: true });
  const buttons = selectAll(filters, parts.filter).filter(isHtmlElement);
  const bar = createFilterBar(
    { ...{ buttons, changes, context }, all: parts.all, isMultiple: false, active: parts.active },
    show,
  );
  bar.choose((context.kept as readonly string[] | undefined) ?? []);
  if (bar.chosen().length > 0) show(bar.chosen());
  return { state: bar.chosen };
}
