import { presets } from "#adapters/presets.ts";
import type { Parts } from "#runtime/parts.ts";

/** The runtime's parts for a page that is bundled by somebody else: plain dynamic imports. */
export const parts: Parts = {
  core: () => import("#runtime/core.ts"),
  islands: () => import("#runtime/mount.tsx"),
  sentences: () => import("#runtime/sentences.ts"),
  overlay: () => import("#runtime/overlay.ts"),
  jquery: () => import("#adapters/jquery.ts"),
  presets,
};
