import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "social-feed",
  inEditor: "still",
  settings,
  parts,
  powers: ["locator"],
  enhance,
  hears: ["cff_init", "consent/change"],
  sends: ["cffbeforemasonry", "consent/change"],
});
