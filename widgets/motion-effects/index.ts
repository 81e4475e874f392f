import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "motion-effects",
  settings,
  enhance,
  hears: ["elementor-pro/motion-fx/recalc", "sticky:stick", "sticky:unstick"],
});
