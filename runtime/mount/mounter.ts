import type { SettingsReader } from "../settings.ts";
import type { LoadedWidget, Mounter, Outcomes, QueuedWidget } from "./interfaces.ts";
import type { Hosts } from "./hosts.ts";
import { startWidget } from "./start-widget.ts";
import { createSlices } from "./time-slices.ts";
import type { Shared } from "./widget-context.ts";

interface MounterOptions extends Shared {
  readonly settings: SettingsReader;
  readonly outcomes: Outcomes;
  readonly hosts: Pick<Hosts, "all">;
  readonly signal: AbortSignal;
}

/** Mounts widgets whose code has arrived, in slices that leave the main thread free. */
export function createMounter(shared: MounterOptions): Mounter {
  const { outcomes, report, settings } = shared;
  const enqueue = createSlices(mountBatch);

  function mount(loaded: LoadedWidget) {
    const { host } = loaded.instance.placement;
    // Widgets that wait together are queued together: those in view come first.
    if (settings.waitsForCheck(loaded.widget)) return mountWhenCheckLoads(loaded);
    enqueue({ ...loaded, host, isDrawn: !!loaded.islands, queuedAt: performance.now() });
  }

  const mountWhenCheckLoads = (loaded: LoadedWidget) =>
    void settings.loadCheck(loaded.widget).then(
      () => mount(loaded),
      (error: unknown) => {
        const { name: widget, host: element } = loaded.instance.placement;
        outcomes.failed(loaded);
        report({ code: "chunk", widget, error, element });
      },
    );

  const services = { ...shared, mountWhenCheckLoads };

  /** Enhancers start one by one; React draws the islands of a batch together. */
  function mountBatch(batch: readonly QueuedWidget[]) {
    const jobs = batch.flatMap((queued) => startWidget(queued, services) ?? []);
    for (const { islands } of batch)
      if (islands) return islands.mountIslands(jobs, { mount, outcomes, report });
  }

  const mounter: Mounter = {
    mount,
    async strategyOf(words, single, { name: widget, host: element }) {
      const { strategyOf, unknownWords } = await import("../when/strategies.ts");
      for (const word of unknownWords(words)) report({ code: "unknown-strategy", widget, word, element });
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
