import { presets } from "#adapters/presets.ts";
import { beginCore as begin, type Handover } from "#runtime/core.ts";

/** The runtime's core with what this site's pages may need besides: jQuery's bridge, presets, the debug overlay. */
export const beginCore = (handover: Handover) =>
  begin(handover, {
    presets,
    jquery: () => import("#adapters/jquery.ts"),
    overlay: () => import("#runtime/overlay.ts"),
  });
