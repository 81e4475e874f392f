import * as z from "zod/mini";
import { choice, choices, classNames, count, group, selector, text, toggle, url } from "#runtime/controls.ts";

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
