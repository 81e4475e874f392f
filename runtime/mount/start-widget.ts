import { startEnhancer } from "./enhancers.ts";
import type { Hosts } from "./hosts.ts";
import type { IslandJob, LoadedWidget, Outcomes, QueuedWidget, WidgetInstance } from "./instance.ts";
import { isIslandWidget } from "./is-island-widget.ts";
import { Lifetime } from "./lifetime.ts";
import type { SettingsReader } from "./settings-reader.ts";
import { createContext, type Shared } from "./widget-context.ts";

/** What starting a widget needs. */
export interface StartServices extends Shared {
  readonly settings: SettingsReader;
  readonly outcomes: Outcomes;
  readonly hosts: Pick<Hosts, "on">;
  /** Queues a widget again after what it needs has come; without it, the widget fails. */
  readonly mountAfter: (loaded: LoadedWidget, needed: Promise<unknown>) => void;
}

/** Whether the page was printed with what a widget had made of this host, which nothing has started on yet. */
export const isPrinted = (instance: WidgetInstance, { on }: Pick<Hosts, "on">): unknown =>
  instance.placement.state && on(instance.placement.host).every(({ tookMs }) => tookMs === undefined);

/** Starts a widget in its turn: runs an enhancer; returns an island, to be mounted with others. */
export function startWidget(queued: QueuedWidget, services: StartServices): IslandJob | undefined {
  const { instance, widget } = queued;
  const { placement } = instance;
  const { outcomes } = services;
  if (instance.hasEnded || instance.mounted) return;
  try {
    if (isPrinted(instance, services.hosts))
      return services.mountAfter(
        queued,
        import("./give-back.ts").then(({ giveBackFor }) => giveBackFor(instance)),
      ) as undefined;
    // Few hosts hold no element: whether it is printed into is decided there.
    if (widget.printed && !instance.printed && !placement.host.firstElementChild)
      return services.mountAfter(
        queued,
        import("./print-inside.ts").then(({ printInside }) => printInside(queued, services)),
      ) as undefined;
    const settings = services.settings.read(widget, placement);
    if (settings === undefined) services.mountAfter(queued, services.settings.loadCheck(widget));
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
