import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "dropdown-menu",
  inEditor: "still",
  settings,
  parts,
  enhance,
  printed: () => import("./markup.liquid"),
  hears: ["dropdown-menu/popup_show", "dropdown-menu/popup_hide", "page/device_mode"],
});
