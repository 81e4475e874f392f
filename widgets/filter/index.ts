import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "filter",
  settings,
  enhance,
  sends: ["elementor-pro/loop-builder/after-insert-posts", "elementor/lazyload/observe"],
});
