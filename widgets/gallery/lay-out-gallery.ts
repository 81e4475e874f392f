import { deviceValue } from "#dom/device-value.ts";
import type { Masonry } from "#dom/masonry/masonry.ts";
import type { Mover } from "#dom/masonry/move-items.ts";
import type { Gallery, GalleryItem } from "./gallery-parts.ts";

/** How long pictures move to new places, in ms. */
const TRANSITION_MS = 350;

/** Places the items of a gallery. */
export interface Placing {
  /** Runs what hides and shows items, then lets those that stay move to their new places. */
  change(run: () => void): void;
}

/** Lays out a gallery by its styles, and by code where the browser has no masonry. */
export function layOutGallery(gallery: Gallery): Placing {
  const { container, items, buttons, settings, changes, context } = gallery;
  const { page, listen, guard, load, signal } = context;
  const isMasonry = settings.galleryLayout === "masonry";
  const gap = () => deviceValue(settings.gap, page.deviceMode());
  const columns = () => {
    const { desktop, tablet = Math.min(2, desktop), mobile = 1 } = settings.columns;
    return deviceValue({ ...settings.columns, tablet, mobile }, page.deviceMode());
  };
  const shown = () => items.map(({ element }) => element).filter(({ offsetWidth }) => offsetWidth > 0);
  let masonry: Masonry | undefined;
  let mover: Mover | undefined;

  function size() {
    const rowHeight = deviceValue(settings.idealRowHeight, page.deviceMode());
    changes.setStyle(container, "--islet-gallery-columns", String(columns()));
    changes.setStyle(container, "--islet-gallery-gap", `${gap()}px`);
    changes.setStyle(container, "--islet-gallery-row", `${rowHeight}px`);
  }

  mark(gallery);
  size();
  listen(window, "resize", size);
  guard(async () => {
    if (isMasonry) {
      const { createMasonry } = await load(() => import("#dom/masonry/masonry.ts"));
      masonry = createMasonry(container, { columns, gap, transition: TRANSITION_MS }, { changes, context });
    } else if (buttons.length) {
      const { createMover } = await load(() => import("#dom/masonry/move-items.ts"));
      mover = createMover(container, TRANSITION_MS, signal);
    }
  });

  return {
    change(run) {
      mover?.move(shown());
      run();
      masonry?.layOut();
      mover?.move(shown());
    },
  };
}

/** Gives the gallery the names that its styles know, and each picture its ratio. */
function mark({ container, items, settings, changes }: Gallery) {
  const { galleryLayout: layout, aspectRatio } = settings;
  for (const name of ["islet-gallery", `islet-gallery--${layout}`])
    changes.toggleClass(container, name, true);
  for (const { element, image } of items) {
    changes.toggleClass(element, "islet-gallery__item", true);
    if (image) changes.toggleClass(image, "islet-gallery__image", true);
    const ratio = layout === "grid" ? aspectRatio.replace(":", " / ") : ratioOf(image);
    if (ratio) changes.setStyle(element, "--islet-gallery-ratio", ratio);
  }
}

/** The picture's width by its height, as the server says; undefined if it does not. */
function ratioOf(image: GalleryItem["image"]): string | undefined {
  const sizeOf = (name: string) => Number(image?.dataset[name] ?? image?.getAttribute(name));
  const ratio = sizeOf("width") / sizeOf("height");
  return ratio > 0 && Number.isFinite(ratio) ? String(Math.round(ratio * 1e4) / 1e4) : undefined;
}
