import { asButton } from "#dom/as-button.ts";
import { query } from "#dom/query.ts";
import type { Gallery } from "./gallery-parts.ts";
import type { Placing } from "./lay-out-gallery.ts";

/** Names the pictures that are looked through together, on the links that open them. */
const GROUP = "data-elementor-lightbox-slideshow";
const ALL = "all";

/** Lets visitors choose which pictures are shown: each button names a gallery, each item the ones that it belongs to. */
export function startFilter(gallery: Gallery, placing: Placing): void {
  const { items, buttons, settings, changes, context } = gallery;
  const { skin } = settings;
  const [first] = buttons;
  if (!first) return;
  const entries = items.map(({ element }) => {
    const link = element.hasAttribute(GROUP) ? element : query(element, `[${GROUP}]`);
    return { element, link, galleries: galleriesOf(element), group: link?.getAttribute(GROUP) };
  });

  function choose(button: HTMLElement) {
    const key = keyOf(button);
    for (const each of buttons) {
      changes.setAttribute(each, "aria-pressed", String(each === button));
      for (const name of skin.active) changes.toggleClass(each, name, each === button);
    }
    for (const { element, link, galleries, group } of entries) {
      const isShown = key === ALL || galleries.includes(key);
      changes.setStyle(element, "display", isShown ? "" : "none");
      if (link && group) changes.setAttribute(link, GROUP, isShown ? `${key}_${group}` : group);
    }
  }

  for (const button of buttons)
    asButton(button, () => placing.change(() => choose(button)), { changes, listen: context.listen });
  placing.change(() => choose(first));
}

const keyOf = ({ dataset }: HTMLElement) => dataset["galleryIndex"] ?? ALL;

const galleriesOf = ({ dataset }: HTMLElement) =>
  (dataset["eGalleryTags"] ?? dataset["galleryTags"] ?? "").split(",").map((key) => key.trim());
