import { isIslandWidget } from "../is-island-widget.ts";
import type { Placement } from "../markup.ts";
import type { Report } from "../problems/problems.ts";
import { settingsOf } from "../read-settings.ts";
import { unknownWords } from "../when/words.ts";
import { startEnhancer } from "./enhancers.ts";
import type { IslandJob, Outcomes, QueuedWidget } from "./interfaces.ts";
import { createContext, type Shared } from "./widget-context.ts";

function reportUnknownWords({ host, name, on }: Placement, report: Report) {
  // The default words come from the catalogue and are known.
  for (const word of on ? unknownWords(on) : [])
    report({ code: "unknown-strategy", widget: name, word, element: host });
}

/** Starts a widget in its turn: runs an enhancer; returns an island, to be mounted with others. */
export function startWidget(queued: QueuedWidget, shared: Shared, outcomes: Outcomes): IslandJob | undefined {
  const { instance, widget } = queued;
  const { placement, controller } = instance;
  const { report } = shared;
  if (controller.signal.aborted) return;
  try {
    reportUnknownWords(placement, report);
    const settings = settingsOf(widget, placement, { report });
    if (!settings) outcomes.failed(queued);
    else if (isIslandWidget(widget))
      return { queued, widget, settings, context: createContext(shared, placement, controller.signal) };
    else {
      const enhance = (settings: object, signal: AbortSignal) =>
        widget.enhance(placement.host, settings as never, createContext(shared, placement, signal));
      outcomes.mounted(queued, startEnhancer(instance, settings, enhance));
    }
  } catch (error) {
    outcomes.crashed(queued, error);
  }
}
