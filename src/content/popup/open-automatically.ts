import type { WidgetContext } from "#runtime/widget.ts";
import { passesRules } from "./check-rules.ts";
import { countImpression } from "./rules/times.ts";
import type { Timing } from "./rule.ts";
import type { Triggers } from "./trigger.ts";
import { startTriggers } from "./start-triggers.ts";

/** Rules and triggers of one popup. */
interface Automatic {
  readonly popupId: string;
  readonly timing: Timing;
  readonly triggers: Triggers;
  readonly context: WidgetContext;
  readonly open: () => void;
}

/** Starts the triggers if every display rule is met (clause popup.10). */
export async function openAutomatically(automatic: Automatic): Promise<void> {
  const { popupId, timing, triggers, context, open } = automatic;
  const { page, signal } = context;
  if (timing.times && !page.isPreview) countImpressions(automatic);
  if ((await passesRules(timing, { popupId, page })) && !signal.aborted)
    startTriggers(triggers, context, open);
}

/** Every showing counts, whoever asked for it. */
function countImpressions({ popupId, timing, context: { host, on } }: Automatic) {
  const event = timing.timesCount === "close" ? "elementor/popup/hide" : "elementor/popup/show";
  on(event, ({ host: shown }) => {
    if (shown === host) countImpression(popupId, timing);
  });
}
