import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a gallery: selectors of elements, class names. */
export const parts = group({
  /** The gallery. */
  container: selector(".islet-gallery"),
  /** Its items. */
  item: selector(":scope > *"),
  /** The picture of an item. */
  image: selector("img"),
  /** What covers a picture. */
  overlay: selector(".islet-gallery__overlay"),
  /** The words over a picture. */
  content: selector("figcaption"),
  /** The buttons that filter. */
  filter: selector(".islet-gallery__filter button"),
  /** Class names of the button of the pictures that are shown. */
  active: classNames(),
  /** Class names of a picture that has its address. */
  loaded: classNames(),
  /** Class names of what moves pictures. */
  imageMotion: classNames(),
  /** Class names of what moves covers. */
  overlayMotion: classNames(),
  /** Class names of what moves words. */
  contentMotion: classNames(),
});

export type Parts = z.infer<typeof parts>;
