import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a photo feed: selectors of elements, class names. */
export const parts = group({
  /** The list. */
  list: selector(".islet-photo-feed__photos"),
  /** A photo. */
  item: selector(":scope > *"),
  /** The link of a photo. */
  link: selector("a[href]"),
  /** The picture of a photo. */
  image: selector("img"),
  /** What names the server's copies. */
  copies: selector("[data-resized]"),
  /** The button for more photos. */
  more: selector(".islet-photo-feed__more"),
  /** The text of this button. */
  moreText: selector(".islet-photo-feed__more > :first-child"),
  /** What turns in this button. */
  spinner: selector(".islet-photo-feed__spinner"),
  /** Class names of a photo that is not ready. */
  waiting: classNames(["islet-photo-feed__photo--waiting"]),
  /** Class names of a photo that is not shown at first. */
  surplus: classNames(["islet-photo-feed__photo--surplus"]),
  /** Class names of a photo whose picture has failed. */
  failed: classNames(["islet-photo-feed__photo--failed"]),
  /** Class names of that picture. */
  failedImage: classNames(),
  /** Class names of what is hidden in the button. */
  hidden: classNames(["islet-photo-feed--hidden"]),
  /** Class names of a feed of small photos. */
  small: classNames(["islet-photo-feed--small"]),
  /** Class names of a feed of medium photos. */
  medium: classNames(["islet-photo-feed--medium"]),
  /** Class names of a button that tries again. */
  retry: classNames(["islet-photo-feed__more"]),
});

export type Parts = z.infer<typeof parts>;
