import * as z from "zod/mini";
import { choice, choices, count, text, toggle, url } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

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
  locator: toggle(),
  testAjax: toggle(),
  cacheAll: toggle(),
  resizedUrl: url(""),
  flags: choices([
    "ajaxPostLoad",
    "debug",
    "favorLocal",
    "gdpr",
    "imageLoadDisable",
    "overrideBlockCDN",
    "resizeDisable",
  ]),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
