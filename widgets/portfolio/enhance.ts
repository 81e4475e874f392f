import { selectAll } from "#browser/selectors.ts";
import { createFilterBar } from "#content/filter/filter-bar.ts";
import { createChanges } from "#dom/changes.ts";
import { deviceValue } from "#dom/device-value.ts";
import type { Masonry } from "#dom/masonry/masonry.ts";
import { isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** How long items take to their new places. */
const MOVING_MS = 450;

/** Shows the items of a chosen term, in a grid or in columns. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { skin, masonry, itemRatio, columns } = settings;
  const list = selectAll(host, skin.list).find(isHtmlElement);
  if (!list) throw missing("its element must hold a list of items");
  const changes = createChanges(context.signal);
  const itemsOf = () => selectAll(list, skin.item, { limit: Infinity }).filter(isHtmlElement);
  const [filters] = selectAll(host, skin.filters, { limit: 1 });
  let laidOut: Masonry | undefined;

  if (masonry) {
    for (const name of skin.masonry) changes.toggleClass(list, name, true);
    context.guard(async () => {
      const { createMasonry } = await context.load(() => import("#dom/masonry/masonry.ts"));
      const count = () => deviceValue(columns, context.page.deviceMode());
      laidOut = createMasonry(list, { columns: count }, { changes, context });
    });
  } else if (itemRatio > 0) fitPictures();

  function fitPictures() {
    changes.setStyle(list as HTMLElement, "--islet-portfolio-ratio", String(itemRatio));
    for (const name of skin.ratio) changes.toggleClass(list as HTMLElement, name, true);
    const pictures = itemsOf().flatMap((item) => selectAll(item, skin.picture));
    if (!skin.tall.length) return;
    context.guard(async () => {
      const { fitPictures: fit } = await context.load(() => import("#content/list-looks.ts"));
      fit(pictures, { ratio: itemRatio, tall: skin.tall }, changes);
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
    const { createItemFilter } = await context.load(() => import("#content/filter/filter-items.ts"));
    return createItemFilter({
      ...{ list, items: itemsOf, changes, context, active: skin.active, durationMs: MOVING_MS },
      isIn: (item, term) => item.classList.contains(skin.term + term),
      layOut: () => laidOut?.layOut(),
    });
  });
  // Before the first press, so that screen readers know where the number will be.
  for (const type of ["focusin", "pointerenter"])
    context.listen(filters, type, () => context.guard(code), { once: true });
  const buttons = selectAll(filters, skin.filter).filter(isHtmlElement);
  const bar = createFilterBar(
    { ...{ buttons, changes, context }, all: skin.all, isMultiple: false, active: skin.active },
    (terms) => context.guard(async () => (await code())(terms)),
  );
  bar.choose([]);
}
