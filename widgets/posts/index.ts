import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "posts",
  settings,
  parts,
  enhance,
  printed: () => import("./markup.liquid"),
  powers: ["paths", "paginationBase"],
  sends: ["elementor-pro/loop-builder/after-insert-posts", "elementor/lazyload/observe"],
});
