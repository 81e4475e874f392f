import * as z from "zod/mini";
import { choices, toggle, url } from "#runtime/controls.ts";
import { tables } from "#shop/address/settings.ts";

export const settings = z.object({
  refreshOnStart: toggle(true),
  ajaxLogin: toggle(true),
  checkoutUrl: url(""),
  without: choices(["order", "builder", "states", "labels"]),
  ...tables,
});

export type Settings = z.infer<typeof settings>;
