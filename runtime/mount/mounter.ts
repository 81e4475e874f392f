import { settingsOf } from "../read-settings.ts";
import type { LoadedWidget, Mounter, Outcomes, QueuedWidget } from "./interfaces.ts";
import { startWidget } from "./start-widget.ts";
import { createSlices } from "./time-slices.ts";
import type { Shared } from "./widget-context.ts";

/** Mounts widgets whose code has arrived, in slices that leave the main thread free. */
export function createMounter(shared: Shared, outcomes: Outcomes): Mounter {
  const { report } = shared;
  const enqueue = createSlices(mountBatch);

  function mount(loaded: LoadedWidget) {
    const { host } = loaded.instance.placement;
    enqueue({ ...loaded, host, isDrawn: !!loaded.islands, queuedAt: performance.now() });
  }

  /** Enhancers start one by one; React draws the islands of a batch together. */
  function mountBatch(batch: readonly QueuedWidget[]) {
    const jobs = batch.flatMap((queued) => startWidget(queued, shared, outcomes) ?? []);
    for (const { islands } of batch)
      if (islands) return islands.mountIslands(jobs, { mount, outcomes, report });
  }

  return {
    mount,
    async update(instance) {
      try {
        const [, { default: widget }, islands] = await instance.entry.loadCode();
        if (!instance.mounted) return mount({ instance, widget, islands });
        const settings = settingsOf(widget, instance.placement, { report, isRunning: true });
        if (settings) instance.mounted.update(settings);
      } catch (error) {
        outcomes.crashed({ instance }, error);
      }
    },
  };
}
