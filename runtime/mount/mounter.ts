import type { Hosts } from "./hosts.ts";
import type { LoadedWidget, Mounter, Outcomes, QueuedWidget } from "./instance.ts";
import type { SettingsReader } from "./settings-reader.ts";
import { startWidget } from "./start-widget.ts";
import { createSlices } from "./time-slices.ts";
import type { Shared } from "./widget-context.ts";

interface MounterOptions extends Shared {
  readonly settings: SettingsReader;
  readonly outcomes: Outcomes;
  readonly hosts: Pick<Hosts, "all" | "on">;
  readonly signal: AbortSignal;
}

/** Mounts widgets whose code has arrived, in slices that leave the main thread free. */
export function createMounter(shared: MounterOptions): Mounter {
  const { outcomes, report, settings } = shared;
  const enqueue = createSlices(mountBatch);

  function mount(loaded: LoadedWidget) {
    const { host } = loaded.instance.placement;
    // Widgets that wait together are queued together: those in view come first.
    if (settings.waitsForCheck(loaded.widget)) return mountAfter(loaded, settings.loadCheck(loaded.widget));
    enqueue({ ...loaded, host, isDrawn: !!loaded.islands, queuedAt: performance.now() });
  }

  const mountAfter = (loaded: LoadedWidget, needed: Promise<unknown>) =>
    void needed.then(
      () => mount(loaded),
      (error: unknown) => {
        const { name: widget, host: element } = loaded.instance.placement;
        outcomes.failed(loaded);
        report({ code: "chunk", widget, error, element });
      },
    );

  const services = { ...shared, mountAfter };

  /** Enhancers start one by one; React draws the islands of a batch together. */
  function mountBatch(batch: readonly QueuedWidget[]) {
    const jobs = batch.flatMap((queued) => startWidget(queued, services) ?? []);
    for (const { islands } of batch)
      if (islands) return islands.mountIslands(jobs, { mount, outcomes, report });
  }

  const mounter: Mounter = {
    mount,
    async strategyOf(words, single, placement) {
      const { strategyOf, reportWords } = await import("../when/strategies.ts");
      reportWords(words, placement, report);
      return strategyOf(words, single);
    },
    // Settings and hosts of mounted widgets change on few pages.
    update: (instance, leaving) =>
      import("./change-widget.ts").then(
        ({ changeWidget }) => changeWidget({ ...services, mounter }, instance, leaving),
        (error) => {
          leaving?.end();
          if (instance) outcomes.crashed({ instance }, error);
        },
      ),
  };
  return mounter;
}
