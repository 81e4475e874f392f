import { selectAll } from "#browser/selectors.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { startFilter } from "./filter.ts";
import { type Gallery, readGallery } from "./gallery-parts.ts";
import { layOutGallery } from "./lay-out-gallery.ts";
import type { Settings } from "./settings.ts";
import { showPictures } from "./show-pictures.ts";

/** Lays out the server's pictures, shows those whose address is in an attribute, and filters them. */
export function enhance(
  _host: HTMLElement,
  settings: Settings,
  context: WidgetContext,
): Enhanced<Settings> | void {
  const gallery = readGallery(settings, context);
  const placing = layOutGallery(gallery);
  showPictures(gallery);
  moveOnHover(gallery);
  const chosen = startFilter(gallery, placing);
  if (chosen) return { state: chosen };
}

/** Styles of the page move these when the mouse is over an item. */
function moveOnHover({ container, settings: { parts }, changes }: Gallery) {
  const motions = [
    [parts.image, parts.imageMotion],
    [parts.overlay, parts.overlayMotion],
    [parts.content, parts.contentMotion],
  ] as const;
  for (const [selector, names] of motions)
    for (const element of names.length ? selectAll(container, selector, { limit: Infinity }) : [])
      for (const name of names) changes.toggleClass(element, name, true);
}
