import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a social feed: selectors of elements, class names. */
export const parts = group({
  /** The list of posts. */
  posts: selector(".islet-social-feed__posts"),
  /** A post. */
  post: selector(".islet-social-feed__post"),
  /** The words of a post. */
  words: selector(".islet-social-feed__words"),
  /** The description of a shared link. */
  description: selector(".islet-social-feed__description"),
  /** A shared link. */
  sharedLink: selector(".islet-social-feed__shared-link"),
  /** The button that shows the rest. */
  toggle: selector(".islet-social-feed__toggle"),
  /** Its text while the rest is hidden. */
  more: selector(".islet-social-feed__more"),
  /** Its text while the rest is shown. */
  less: selector(".islet-social-feed__less"),
  /** The button that shares a post. */
  share: selector(".islet-social-feed__share"),
  /** What this button opens. */
  tooltip: selector(".islet-social-feed__tooltip"),
  /** The button for more posts. */
  next: selector(".islet-social-feed__next"),
  /** The notice of the feed. */
  notice: selector(".islet-social-feed__notice"),
  /** The credit of the feed. */
  credit: selector(".islet-social-feed__credit"),
  /** Class names of an icon that is shown. */
  icon: classNames(["islet-social-feed__icon--shown"]),
  /** Class names of a hidden post. */
  hidden: classNames(["islet-social-feed__post--hidden"]),
  /** Class names of a feed that waits for consent. */
  blocked: classNames(),
  /** Class names of a feed in one column. */
  flat: classNames(),
});

export type Parts = z.infer<typeof parts>;
