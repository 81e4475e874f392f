import * as z from "zod/mini";
import { group, selector, text, toggle, url } from "#runtime/controls.ts";

/** What an editor can set of share buttons. */
export const settings = z.object({
  shareUrl: url(""),
  title: text("", 300),
  text: text(""),
  image: url(""),
  deviceSheet: toggle(),
  skin: group({
    button: selector("[data-network]"),
    networkPrefix: text("", 64),
  }),
});

export type Settings = z.infer<typeof settings>;
