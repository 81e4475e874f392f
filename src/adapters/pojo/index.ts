import type { Preset } from "#runtime/preset.ts";
import { isAnyRunning } from "../builder/running-scripts.ts";
import { lightbox } from "./markers/lightbox.ts";
import { lists } from "./markers/lists.ts";
import { menus } from "./markers/menus.ts";
import { panels } from "./markers/panels.ts";
import { scrolling } from "./markers/scrolling.ts";
import { sliders } from "./markers/sliders.ts";
import { STOCK_SCRIPTS } from "./stock-scripts.ts";

/** The native markup of themes of the Pojo framework. Where their script runs, the preset leaves the page to it. */
const preset: Preset = {
  async markers(_page, skip) {
    if (!(await isAnyRunning(STOCK_SCRIPTS)))
      return [...lists(), ...menus(), ...panels, ...scrolling(), ...sliders, ...lightbox()];
    skip("the theme's script runs here, so its widgets are left to it");
    return [];
  },
};

export default preset;
