import type { Preset } from "#runtime/preset.ts";
import { isAnyRunning } from "../shared/running-scripts.ts";
import { feedMarkers } from "./markers/index.ts";

/**
 * The native markup of Smash Balloon's feeds. Each kind of feed has its own script: where it runs, the preset leaves
 * feeds of that kind to it.
 */
const preset: Preset = {
  config: () => Object.fromEntries(feedMarkers.flatMap(({ config }) => Object.entries(config?.() ?? {}))),
  async markers(page, skip, { signal }) {
    const served = await Promise.all(
      feedMarkers.map(async ({ name, scripts, markers }) => {
        if (!(await isAnyRunning(scripts, page.scriptsOff))) return signal.aborted ? [] : markers(page);
        skip(`the script of ${name} runs here, so its feeds are left to it`);
        return [];
      }),
    );
    return served.flat();
  },
  connect(runtime) {
    for (const { connect } of feedMarkers) connect?.(runtime);
  },
};

export default preset;
