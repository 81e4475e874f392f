import type { Preset } from "#runtime/preset.ts";
import { elementorConfig } from "../shared/page-config.ts";
import { isAnyRunning } from "../shared/running-scripts.ts";
import { handled, runHandlers } from "./handlers/index.ts";
import { markersFor } from "./markers/index.ts";
import { connectPageScripts } from "./page-scripts/connect.ts";
import { STOCK_SCRIPTS } from "./stock.ts";
import { unserved } from "./unserved.ts";

/**
 * The native markup of a page of Elementor and its Pro edition. One stock script drives every widget of a page: where it
 * runs, the preset leaves the whole page to it.
 */
const preset: Preset = {
  config: elementorConfig,
  async markers(page, skip, life) {
    if (await isAnyRunning(STOCK_SCRIPTS, page.scriptsOff)) {
      skip("Elementor's script runs here, so its widgets are left to it");
      return [];
    }
    if (life.signal.aborted) return [];
    const markers = await markersFor(page, skip, life);
    const served = [...handled, ...markers.map(({ selector }) => selector)];
    const left = unserved(served, page.presets);
    if (left.length)
      import("./name-unserved.ts").then(
        ({ nameUnserved }) => nameUnserved(left).forEach((reason) => skip(reason)),
        () => {},
      );
    if (!page.isEditor) void runHandlers(page, life.signal, skip);
    return markers;
  },
  connect: connectPageScripts,
};

export default preset;
