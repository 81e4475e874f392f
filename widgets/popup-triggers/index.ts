import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "popup-triggers",
  inEditor: "still",
  settings,
  enhance,
  powers: ["referrerPatterns"],
  joins: ["popup"],
  hears: ["elementor/popup/open", "elementor/popup/close"],
});
