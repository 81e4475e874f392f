import * as z from "zod/mini";
import { choices, toggle, url } from "#runtime/controls.ts";
import { addressSettings } from "#shop/address/settings.ts";

export const settings = z.object({
  refreshOnStart: toggle(true),
  ajaxLogin: toggle(true),
  checkoutUrl: url(""),
  hasAccount: toggle(true),
  without: choices(["order", "builder", "states", "labels"]),
  ...addressSettings,
});

export type Settings = z.infer<typeof settings>;
