import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "mega-menu",
  inEditor: "shown",
  settings,
  parts,
  enhance,
  printed: () => import("./markup.liquid"),
  hears: ["page/device_mode", "elementor/mega-menu/dropdown-toggle-by-keyboard"],
  sends: [
    "elementor-pro/mega-menu/dropdown-open",
    "elementor/mega-menu/dropdown-toggle-by-keyboard",
    "elementor-pro/mega-menu/heading-mouse-event",
    "elementor-pro/motion-fx/recalc",
    "elementor/nested-tabs/activate",
    "elementor/bg-video/recalc",
  ],
});
