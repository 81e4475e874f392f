import { selectAll } from "#browser/selectors.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
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
  const { parts } = settings;
  const container = selectAll(context.host, parts.container).find(isHtmlElement);
  if (!container) throw missing("its element must hold a gallery");
  const items = selectAll(container, parts.item, { limit: Infinity })
    .filter(isHtmlElement)
    .map((element) => ({ element, image: selectAll(element, parts.image).find(isHtmlElement) }));
  const buttons = selectAll(context.host, parts.filter).filter(isHtmlElement);
  return { container, items, buttons, settings, changes: createChanges(context.signal), context };
}
