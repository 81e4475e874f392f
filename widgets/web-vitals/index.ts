import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "web-vitals",
  inEditor: "still",
  settings,
  enhance,
  powers: ["url", "sample", "problems", "pageKind", "variant", "consent"],
});
