import { once } from "#runtime/once.ts";
import type { LoadPreset } from "#runtime/preset.ts";
import type { LazyParts } from "#runtime/start/lazy-parts.ts";

/** The runtime's parts as plain dynamic imports, for a theme's bundler. */
export const lazyParts = (presets: ReadonlyMap<string, LoadPreset>): LazyParts => ({
  core: () =>
    import("./core-with.ts").then(({ createCoreWith }) => ({ createCore: createCoreWith(presets) })),
  islands: once(() => import("#runtime/mount/islands.tsx")),
  sentences: () =>
    import("#runtime/problems/sentences.ts").catch((error: unknown) => {
      console.error(`[islet] the file that reports problems did not arrive: ${String(error)}`);
      throw error;
    }),
});
