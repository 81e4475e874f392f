import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "select-menu",
  settings,
  enhance,
  printed: () => import("./markup.liquid"),
  hears: ["page/restored"],
});
