import { selectAll } from "#browser/selectors.ts";
import { createChanges, type Changes } from "#dom/changes.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** One picture with its words. */
export interface GalleryItem {
  readonly element: HTMLElement;
  /** An image, or an element whose background it is. */
  readonly image: HTMLElement | undefined;
}

/** A gallery of the page, and what its widget works with. */
export interface Gallery {
  readonly container: HTMLElement;
  readonly items: readonly GalleryItem[];
  /** They filter the items. */
  readonly buttons: readonly HTMLElement[];
  readonly settings: Settings;
  readonly changes: Changes;
  readonly context: WidgetContext;
}

/** Finds the parts of a gallery. Throws if there is none. */
export function readGallery(settings: Settings, context: WidgetContext): Gallery {
  const { skin } = settings;
  const container = selectAll(context.host, skin.container).find(isHtmlElement);
  if (!container) throw missing("its element must hold a gallery");
  const items = selectAll(container, skin.item, { limit: Infinity })
    .filter(isHtmlElement)
    .map((element) => ({ element, image: selectAll(element, skin.image).find(isHtmlElement) }));
  const buttons = selectAll(context.host, skin.filter).filter(isHtmlElement);
  return { container, items, buttons, settings, changes: createChanges(context.signal), context };
}
