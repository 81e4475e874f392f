import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createIcon } from "#ui/lightbox/icon.ts";
import type { LightboxItem } from "#ui/lightbox/item.ts";
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
  const { parts, counter, zoom, share, loop } = settings;
  const group = groupNameOf(opener).replaceAll(/[^\w-]/g, "");
  focusOpener(opener);
  openLightbox({
    items,
    start,
    loop,
    name: context.page.text("lightbox", "Pictures"),
    id: parts.id && group ? `${parts.id}-slideshow-${group}` : parts.id,
    classNames: parts.dialog,
    isRtl: getComputedStyle(opener).direction === "rtl",
    spacing: 0.12,
    showAnimationDuration: DURATION_MS,
    hideAnimationDuration: DURATION_MS,
    hasCounter: counter,
    hasZoom: zoom,
    ...(share && { addControls: (bar, shown) => addShareButton(bar, shown, context) }),
    context,
  });
}

const ARROW = ["m9 2 5 5-5 5", "M14 7H8c-3 0-5 2-6 6"];

/** Adds a button to a lightbox that shows where its item can be shared, before the button that closes it. */
function addShareButton(
  bar: HTMLElement,
  shown: () => LightboxItem,
  { guard, load, page }: WidgetContext,
): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "islet-button islet-lightbox__button islet-lightbox__share";
  button.title = page.text("share", "Share");
  button.setAttribute("aria-expanded", "false");
  button.append(createIcon(ARROW));
  bar.lastElementChild?.before(button);
  button.addEventListener(
    "click",
    () =>
      guard(async () => {
        const { openShareLinks } = await load(() => import("./share-links.ts"));
        openShareLinks(button, shown, page);
      }),
    { once: true },
  );
}
