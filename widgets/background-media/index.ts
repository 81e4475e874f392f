import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "background-media",
  settings,
  parts,
  enhance,
  hears: ["page/device_mode", "consent/change"],
  sends: ["consent/change"],
});
