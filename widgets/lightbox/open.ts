import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { openLightbox } from "#ui/lightbox/lightbox.ts";
import { groupNameOf, itemsWith } from "./items.ts";
import { actionOf } from "./opener.ts";
import type { Settings } from "./settings.ts";

const DURATION_MS = 333;

/** What an opener shows: what its action names, or what it leads to. */
async function itemsOf(opener: HTMLElement, settings: Settings, { host, load }: WidgetContext) {
  const action = actionOf(opener);
  if (!action) return itemsWith(opener, host, settings);
  const { itemsOfAction } = await load(() => import("./action-items.ts"));
  return itemsOfAction(action, settings);
}

/** The dialog gives the focus back to what has it now: a press need not focus a link. */
function focusOpener(opener: HTMLElement) {
  const [inner] = selectAll(opener, "[tabindex]", { limit: 1 }) as HTMLElement[];
  (opener.matches("a,button,[tabindex]") ? opener : inner)?.focus({ preventScroll: true });
}

/** Opens what an element shows, with all of its group. Nothing opens if none of it has an address of the web. */
export async function openFrom(
  opener: HTMLElement,
  settings: Settings,
  context: WidgetContext,
): Promise<void> {
  const { items, start } = await itemsOf(opener, settings, context);
  if (items.length === 0) return;
  const { skin, counter, zoom, loop } = settings;
  const group = groupNameOf(opener).replaceAll(/[^\w-]/g, "");
  focusOpener(opener);
  openLightbox({
    items,
    start,
    loop,
    name: context.page.text("lightbox", "Pictures"),
    id: skin.id && group ? `${skin.id}-slideshow-${group}` : skin.id,
    classNames: skin.dialog,
    isRtl: getComputedStyle(opener).direction === "rtl",
    spacing: 0.12,
    showAnimationDuration: DURATION_MS,
    hideAnimationDuration: DURATION_MS,
    hasCounter: counter,
    hasZoom: zoom,
    context,
  });
}
