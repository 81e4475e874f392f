import { isIslandWidget } from "../is-island-widget.ts";
import type { SettingsReader } from "../settings.ts";
import { startEnhancer } from "./enhancers.ts";
import type { IslandJob, LoadedWidget, Outcomes, QueuedWidget } from "./interfaces.ts";
import { Lifetime } from "./lifetime.ts";
import { createContext, type Shared } from "./widget-context.ts";

/** What starting a widget needs. */
export interface StartServices extends Shared {
  readonly settings: SettingsReader;
  readonly outcomes: Outcomes;
  /** Loads what checks settings, then queues the widget again. */
  readonly mountWhenCheckLoads: (loaded: LoadedWidget) => void;
}

/** Starts a widget in its turn: runs an enhancer; returns an island, to be mounted with others. */
export function startWidget(queued: QueuedWidget, services: StartServices): IslandJob | undefined {
  const { instance, widget } = queued;
  const { placement } = instance;
  const { outcomes } = services;
  if (instance.hasEnded || instance.mounted) return;
  try {
    const settings = services.settings.read(widget, placement);
    if (settings === undefined) services.mountWhenCheckLoads(queued);
    else if (!settings) outcomes.failed(queued);
    else if (isIslandWidget(widget)) {
      const lifetime = (instance.lifetime ??= new Lifetime());
      return { queued, widget, settings, context: createContext(services, placement, lifetime) };
    } else {
      startEnhancer(instance, widget, { shared: services, settings });
      outcomes.mounted(queued);
    }
  } catch (error) {
    outcomes.crashed(queued, error);
  }
}
