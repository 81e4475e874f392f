import type { Parts } from "#runtime/parts.ts";
import { once } from "#runtime/once.ts";

/** The runtime's parts for a page that is bundled by somebody else: plain dynamic imports. */
export const parts: Parts = {
  core: () => import("./core-part.ts"),
  islands: once(() => import("#runtime/mount.tsx")),
  sentences: () => import("#runtime/sentences.ts"),
};
