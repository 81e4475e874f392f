import { idle } from "./idle.ts";
import { interaction } from "./interaction.ts";
import { visible } from "./visible.ts";
import type { Wait } from "./wait.ts";

/** The strategies of a single word of `data-widget-on`, as nearly every marker has it; the core knows all other values. */
export const STRATEGY_BY_WORD: ReadonlyMap<string, Wait> = new Map(
  Object.entries({ load: (_host, start) => start(), idle, visible, interaction } satisfies Record<
    string,
    Wait
  >),
);
