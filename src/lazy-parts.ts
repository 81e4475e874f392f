import type { LazyParts } from "#runtime/start/lazy-parts.ts";
import { once } from "#runtime/once.ts";

/** The runtime's parts as plain dynamic imports, for a theme's bundler. */
export const parts: LazyParts = {
  core: () => import("./core-part.ts"),
  islands: once(() => import("#runtime/mount/islands.tsx")),
  sentences: () => import("#runtime/problems/sentences.ts"),
};
