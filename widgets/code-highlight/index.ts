import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "code-highlight",
  inEditor: "still",
  settings,
  enhance,
  printed: () => import("./markup.liquid"),
});
