import * as z from "zod/mini";
import { classNames, count, group, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

const columns = () => count({ default: 1, min: 1, max: 6 });

/** What an editor can set of a social feed. */
export const settings = z.object({
  textLimit: count({ default: 99_999, min: 1 }),
  linkHashtags: toggle(true),
  pageSize: count({ default: 0 }),
  mobileCount: count({ default: 0 }),
  columns: columns(),
  columnsTablet: columns(),
  columnsMobile: columns(),
  consentRequired: toggle(false),
  overrideBlockCdn: toggle(false),
  locator: toggle(false),
  skin: group({
    posts: selector(".islet-social-feed__posts"),
    post: selector(".islet-social-feed__post"),
    words: selector(".islet-social-feed__words"),
    description: selector(".islet-social-feed__description"),
    sharedLink: selector(".islet-social-feed__shared-link"),
    toggle: selector(".islet-social-feed__toggle"),
    more: selector(".islet-social-feed__more"),
    less: selector(".islet-social-feed__less"),
    share: selector(".islet-social-feed__share"),
    tooltip: selector(".islet-social-feed__tooltip"),
    next: selector(".islet-social-feed__next"),
    notice: selector(".islet-social-feed__notice"),
    credit: selector(".islet-social-feed__credit"),
    icon: classNames(["islet-social-feed__icon--shown"]),
    hidden: classNames(["islet-social-feed__post--hidden"]),
    blocked: classNames(),
    flat: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  textLimit: "How many characters of a post's text stand before the button that shows the rest.",
  linkHashtags: "Whether hashtags become links to the network's pages.",
  pageSize: "How many posts are shown at first, and with each press for more; 0: all.",
  mobileCount: "How many posts are shown at first in windows narrower than 480 px; 0: as many as in others.",
  columns: "How many columns there are in windows wider than 800 px.",
  columnsTablet: "How many columns there are in windows of 481 to 800 px.",
  columnsMobile: "How many columns there are in windows of up to 480 px.",
  consentRequired: "Whether the network's pictures and like box wait for the visitor's consent.",
  overrideBlockCdn: "Whether the network's pictures that stand in the page are left alone without consent.",
  locator: "Whether the site is told where on it its feeds are, as the feed's plugin does.",
  skin: "Selectors of the feed's parts. Class names of states.",
};
