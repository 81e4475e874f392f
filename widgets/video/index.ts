import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "video",
  settings,
  parts,
  enhance,
  fallback: () => import("./markup.liquid"),
  hears: ["consent/change"],
  sends: ["consent/change"],
});
