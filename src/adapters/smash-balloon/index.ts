import type { Preset } from "#runtime/preset.ts";
import { isAnyRunning } from "../builder/running-scripts.ts";
import { feeds } from "./markers/index.ts";

/**
 * The native markup of Smash Balloon's feeds. Each kind of feed has a script of its own: where it runs, the preset leaves
 * feeds of that kind to it.
 */
const preset: Preset = {
  config: () => Object.fromEntries(feeds.flatMap(({ config }) => Object.entries(config?.() ?? {}))),
  async markers(page, skip, { signal }) {
    const served = await Promise.all(
      feeds.map(async ({ name, scripts, markers }) => {
        if (!(await isAnyRunning(scripts))) return signal.aborted ? [] : markers(page);
        skip(`the script of ${name} runs here, so its feeds are left to it`);
        return [];
      }),
    );
    return served.flat();
  },
  connect(runtime) {
    for (const { connect } of feeds) connect?.(runtime);
  },
};

export default preset;
