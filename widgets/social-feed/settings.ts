import * as z from "zod/mini";
import { classNames, count, group, selector, toggle } from "#runtime/controls.ts";

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
