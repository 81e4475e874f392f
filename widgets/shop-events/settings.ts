import * as z from "zod/mini";
import { choices, text, toggle } from "#runtime/controls.ts";
import { EVENTS } from "./event-names.ts";

/** What an editor can set of shop-events. */
export const settings = z.object({
  leftOut: choices(EVENTS),
  besideOthers: toggle(),
  dataLayer: text("dataLayer", 60),
});

export type Settings = z.infer<typeof settings>;
