import { exposeGlobals } from "../../shared/expose-globals.ts";
import { markOurs } from "../../shared/our-values.ts";
import { type Params, textOf, withText } from "../../shared/params.ts";
import { POSTS_SCRIPT } from "../stock.ts";
import type { NativeFeed } from "./native-feed.ts";

/** The plugin prints its settings as variables of the page. */
const variables = () => window as unknown as Params;

const PARTS = {
  posts: ".cff-posts-wrap",
  post: ".cff-item, .cff-new",
  words: ".cff-text",
  description: ".cff-post-desc",
  shared_link: ".cff-shared-link",
  toggle: ".cff-expand",
  more: ".cff-more",
  less: ".cff-less",
  share: "a.cff-share-link",
  tooltip: ".cff-share-tooltip",
  next: ".cff-load-more",
  notice: ".cff-gdpr-notice",
  credit: ".cff-credit",
  icon: "cff-show",
  hidden: "cff-num-diff-hide",
  blocked: "cff-no-consent",
  flat: "cff-disable-masonry",
};

/** A count in an attribute; `undefined` if it is none. */
const countOf = (value: string | undefined) => (/^[1-9]\d*$/.test(value ?? "") ? value : undefined);

/** How many columns there are by the feed's class names; styles alone make those of the other kind. */
function columnsOf(feed: Element | null) {
  if (!feed?.matches(".cff-masonry-js")) return {};
  const at = (counts: string, device: string) =>
    [...counts].find((count) => feed.matches(`.masonry-${count}-${device}`)) ?? "1";
  return {
    columns: feed.matches(".masonry-1-desktop") ? "1" : at("2456", "desktop").replace(/^1$/, "3"),
    columns_tablet: at("23456", "tablet"),
    columns_mobile: at("23", "mobile"),
  };
}

function settingsOf(host: Element): Readonly<Record<string, unknown>> {
  const feed = host.querySelector<HTMLElement>(".cff");
  const { char, nummobile, pagNum, cffFlags = "" } = feed?.dataset ?? {};
  const flags = cffFlags.split(",").map((flag) => flag.trim());
  const mobileCount = countOf(nummobile);
  return {
    text_limit: countOf(char),
    link_hashtags: textOf(variables(), "cfflinkhashtags") !== "false",
    // The counts of other windows and of phones are printed if they differ.
    ...(mobileCount && { mobile_count: mobileCount, page_size: countOf(pagNum) ?? "1" }),
    ...columnsOf(feed),
    consent_required: flags.includes("gdpr"),
    override_block_cdn: flags.includes("overrideBlockCDN"),
    locator: true,
    parts: PARTS,
  };
}

/** The posts of a social network's page, by the plugin Custom Facebook Feed. */
export const socialFeed: NativeFeed = {
  name: "Custom Facebook Feed",
  scripts: POSTS_SCRIPT,
  config: () => withText({ ajax_url: textOf(variables(), "cffajaxurl") }),
  markers: () => [{ selector: ".cff-wrapper", widget: "social-feed", settings: settingsOf }],
  connect({ bus, signal }) {
    if (Reflect.get(window, "cff_init") === undefined)
      exposeGlobals(window, { cff_init: markOurs(() => void bus.emit("cff_init", {})) }, signal);
  },
};
