import * as z from "zod/mini";
import { choice, choices, classNames, count, group, selector, text, toggle, url } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

const columns = (value: number) => count({ default: value, min: 1, max: 10 });
const photos = (value: number) => count({ default: value, max: 1_000 });

/** What an editor can set of a photo feed. */
export const settings = z.object({
  cols: columns(4),
  colstablet: columns(2),
  colsmobile: text("1", 4),
  num: photos(0),
  nummobile: photos(0),
  imgRes: choice(["auto", "thumb", "medium", "full"], "auto"),
  imageaspectratio: choice(["1:1", "4:5", "3:4"], "1:1"),
  lightbox: toggle(),
  feedId: text("", 500),
  postId: text("", 100),
  shortcodeAtts: text("", 20_000),
  locatorNonce: text("", 100),
  cacheAll: toggle(),
  resizedUrl: url(""),
  flags: choices([
    "ajaxPostLoad",
    "debug",
    "favorLocal",
    "gdpr",
    "imageLoadDisable",
    "locator",
    "overrideBlockCDN",
    "resizeDisable",
    "testAjax",
  ]),
  skin: group({
    list: selector(".islet-photo-feed__photos"),
    item: selector(":scope > *"),
    link: selector("a[href]"),
    image: selector("img"),
    copies: selector("[data-resized]"),
    more: selector(".islet-photo-feed__more"),
    moreText: selector(".islet-photo-feed__more > :first-child"),
    spinner: selector(".islet-photo-feed__spinner"),
    waiting: classNames(["islet-photo-feed__photo--waiting"]),
    surplus: classNames(["islet-photo-feed__photo--surplus"]),
    failed: classNames(["islet-photo-feed__photo--failed"]),
    failedImage: classNames(),
    hidden: classNames(["islet-photo-feed--hidden"]),
    small: classNames(["islet-photo-feed--small"]),
    medium: classNames(["islet-photo-feed--medium"]),
    retry: classNames(["islet-photo-feed__more"]),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  cols: "How many columns the photos have.",
  colstablet: "How many columns they have in windows of up to 800 px.",
  colsmobile:
    "How many columns they have in windows of up to 480 px: a number from 1 to 10, same: as many as in wide ones, or auto: one instead of three or more.",
  num: "How many photos are shown at first; 0 for all that the server has printed.",
  nummobile: "The same in windows narrower than 480 px; 0 for as many as in wide ones.",
  imgRes: "Width of the pictures: as the photos need it, 150 px, 320 px or 640 px.",
  imageaspectratio: "Width to height of a photo's box.",
  lightbox: "Open photos over the page instead of at the network.",
  feedId: "The feed's id on the server; without it the server is asked for nothing.",
  postId: "Id of the page that the feed is on.",
  shortcodeAtts: "Attributes of the feed's shortcode, as JSON.",
  locatorNonce:
    "The server's nonce for the feed's calls; nonces.sbi_locator of the page configuration without it.",
  cacheAll: "Have the server keep copies of all of the feed's pictures.",
  resizedUrl: "Folder of the server's own copies of the pictures.",
  flags:
    "ajaxPostLoad: the server prints no photos, they come by a call. debug: name failures in the console. favorLocal: show the server's copies first. gdpr: ask nothing of other hosts without consent. imageLoadDisable: leave the printed pictures as they are. locator: tell the server where the feed is. overrideBlockCDN: show pictures of other hosts that have no copy without consent, too. resizeDisable: never ask the server to make copies. testAjax: send a call that tests the connection.",
  skin: "Selectors of the list, and in it of a photo, in this of its link and its picture; of the elements that name the server's copies, of the button for more photos, of its text and its spinner. Class names of a photo that is not ready, of one that is too many at first, of one whose picture has failed, of that picture, of what is hidden in the button, of a feed of small and of medium photos, and of a button that tries again.",
};
