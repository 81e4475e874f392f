import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "background-media",
  settings,
  enhance,
  hears: ["page/device_mode", "consent/change"],
  sends: ["consent/change"],
});
