import type { WidgetContext } from "#runtime/widget.ts";
import { passesRules } from "./check-rules.ts";
import type { Timing } from "./rule.ts";
import { countImpression } from "./rules/times.ts";
import { startTriggers } from "./start-triggers.ts";
import type { Triggers } from "./trigger.ts";

/** Rules and triggers of one popup. */
interface AutomaticOptions {
  readonly popupId: string;
  readonly referrerPatterns: readonly string[];
  readonly timing: Timing;
  readonly triggers: Triggers;
  readonly context: WidgetContext;
  readonly open: () => void;
}

/** Starts the triggers if every display rule is met. */
export async function openAutomatically(options: AutomaticOptions): Promise<void> {
  const { popupId, referrerPatterns, timing, triggers, context, open } = options;
  const { page, signal, warn, inform } = context;
  if (timing.times && !page.isPreview) countImpressions(options);
  const visit = { popupId, page, referrerPatterns, warn, inform };
  if ((await passesRules(timing, visit)) && !signal.aborted) startTriggers(triggers, context, open);
}

/** Counts every impression, whatever opened the popup. */
function countImpressions({ popupId, timing, context: { host, on } }: AutomaticOptions) {
  const event = timing.timesCount === "close" ? "elementor/popup/hide" : "elementor/popup/show";
  on(event, (change) => {
    if (change.host === host) countImpression(popupId, timing);
  });
}
