import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "dropdown-menu",
  settings,
  enhance,
  hears: ["dropdown-menu/popup_show", "dropdown-menu/popup_hide", "page/device_mode"],
});
