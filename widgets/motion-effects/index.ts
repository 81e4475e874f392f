import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "motion-effects",
  settings,
  parts,
  enhance,
  hears: ["elementor-pro/motion-fx/recalc", "sticky:stick", "sticky:unstick"],
});
