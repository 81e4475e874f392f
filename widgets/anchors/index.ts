import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "anchors",
  settings,
  enhance,
  hears: ["frontend/element_ready/sticky-header", "sticky:stick"],
});
