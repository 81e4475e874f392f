import type { SettingsReader } from "../settings.ts";
import type { LoadedWidget, Mounter, Outcomes, QueuedWidget } from "./interfaces.ts";
import { startWidget } from "./start-widget.ts";
import { createSlices } from "./time-slices.ts";
import type { Shared } from "./widget-context.ts";

/** Mounts widgets whose code has arrived, in slices that leave the main thread free. */
export function createMounter(shared: Shared, settings: SettingsReader, outcomes: Outcomes): Mounter {
  const { report } = shared;
  const enqueue = createSlices(mountBatch);
  const services = { ...shared, settings, outcomes, mountWhenCheckLoads };

  function mount(loaded: LoadedWidget) {
    const { host } = loaded.instance.placement;
    // Widgets that wait together are queued together: those in view come first.
    if (settings.waitsForCheck(loaded.widget)) return mountWhenCheckLoads(loaded);
    enqueue({ ...loaded, host, isDrawn: !!loaded.islands, queuedAt: performance.now() });
  }

  function mountWhenCheckLoads(loaded: LoadedWidget) {
    settings.loadCheck(loaded.widget).then(
      () => mount(loaded),
      (error: unknown) => {
        const { name: widget, host: element } = loaded.instance.placement;
        outcomes.failed(loaded);
        report({ code: "chunk", widget, error, element });
      },
    );
  }

  /** Enhancers start one by one; React draws the islands of a batch together. */
  function mountBatch(batch: readonly QueuedWidget[]) {
    const jobs = batch.flatMap((queued) => startWidget(queued, services) ?? []);
    for (const { islands } of batch)
      if (islands) return islands.mountIslands(jobs, { mount, outcomes, report });
  }

  return {
    mount,
    async strategyOf(words, single, { name: widget, host: element }) {
      const { strategyOf, unknownWords } = await import("../when/strategies.ts");
      for (const word of unknownWords(words)) report({ code: "unknown-strategy", widget, word, element });
      return strategyOf(words, single);
    },
    async update(instance) {
      try {
        const [, { default: widget }, islands] = await instance.entry.loadCode();
        if (!instance.mounted) return mount({ instance, widget, islands });
        const read = () => settings.read(widget, instance.placement, true);
        let newSettings = read();
        if (newSettings === undefined) {
          await settings.loadCheck(widget);
          newSettings = read();
        }
        if (newSettings) instance.mounted.update(newSettings);
      } catch (error) {
        outcomes.crashed({ instance }, error);
      }
    },
  };
}
