import type { LazyParts } from "#runtime/start/lazy-parts.ts";
import { once } from "#runtime/once.ts";

/** The runtime's parts for a page that is bundled by somebody else: plain dynamic imports. */
export const parts: LazyParts = {
  core: () => import("./core-part.ts"),
  islands: once(() => import("#runtime/mount/islands.tsx")),
  sentences: () => import("#runtime/problems/sentences.ts"),
};
