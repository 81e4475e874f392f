import * as z from "zod/mini";
import { text, toggle, url } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of share buttons. */
export const settings = z.object({
  shareUrl: url(""),
  title: text("", 300),
  text: text(""),
  image: url(""),
  deviceSheet: toggle(),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
