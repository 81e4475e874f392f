import { createFilterBar } from "#content/filter/filter-bar.ts";
import { createStatusOfButtons } from "#content/filter/shown-status.ts";
import { query } from "#dom/query.ts";
import type { Gallery } from "./gallery-parts.ts";
import type { Placing } from "./lay-out-gallery.ts";

/** Names the pictures that are looked through together, on the links that open them. */
const GROUP = "data-elementor-lightbox-slideshow";
const ALL = "all";

/**
 * Lets visitors choose which pictures are shown: each button names a gallery, each item the ones that it belongs to.
 * @returns what says which are chosen, for the next start; nothing without buttons
 */
export function startFilter(gallery: Gallery, placing: Placing): (() => readonly string[]) | undefined {
  const { items, buttons, settings, changes, context } = gallery;
  const { parts } = settings;
  const [first] = buttons;
  if (!first) return undefined;
  const entries = items.map(({ element }) => {
    const link = element.hasAttribute(GROUP) ? element : query(element, `[${GROUP}]`);
    return { element, link, galleries: galleriesOf(element), group: link?.getAttribute(GROUP) };
  });

  const tellShown = createStatusOfButtons(gallery.container, buttons, context);
  const bar = createFilterBar(
    {
      buttons,
      termOf: keyOf,
      all: ALL,
      isMultiple: false,
      isRequired: true,
      active: parts.active,
      changes,
      context,
    },
    (keys) => tellShown(show(keys)),
  );

  /** Shows the items of these galleries, of all without any; returns their number. */
  function show([key = ALL]: readonly string[]): number {
    let count = 0;
    placing.change(() => {
      for (const { element, link, galleries, group } of entries) {
        const isShown = key === ALL || galleries.includes(key);
        if (isShown) count += 1;
        changes.setStyle(element, "display", isShown ? "" : "none");
        if (link && group) changes.setAttribute(link, GROUP, isShown ? `${key}_${group}` : group);
      }
    });
    return count;
  }

  const kept = context.kept as readonly string[] | undefined;
  bar.choose(kept ?? [keyOf(first)]);
  // The gallery that was chosen may have gone.
  if (kept?.length && bar.chosen().length === 0) bar.choose([keyOf(first)]);
  show(bar.chosen());
  return bar.chosen;
}

const keyOf = ({ dataset }: HTMLElement) => dataset["galleryIndex"] ?? ALL;

const galleriesOf = ({ dataset }: HTMLElement) =>
  (dataset["eGalleryTags"] ?? dataset["galleryTags"] ?? "").split(",").map((key) => key.trim());
