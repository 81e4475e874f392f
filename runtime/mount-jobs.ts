import { announce } from "./announce.ts";
import { createContext, type Shared } from "./context.ts";
import { type Mounted, startEnhancer } from "./enhance.ts";
import type { Hosts, Running } from "./hosts.ts";
import { ATTRIBUTE, attributeOf } from "./markup.ts";
import type { IslandJob, Islands } from "./mount.tsx";
import { settingsOf } from "./settings.ts";
import { createSlices } from "./slices.ts";
import { isIsland, type Widget } from "./widget.ts";
import { unknownWords } from "./when/unknown-words.ts";

/** Work that waits for its slice: mounts an enhancer itself, or gives an island to be mounted with others. */
interface Job {
  readonly host: HTMLElement;
  readonly islands: Islands | false;
  readonly prepare: () => IslandJob | undefined;
}

const runTogether = (jobs: readonly Job[]) => {
  const prepared = jobs.flatMap((job) => job.prepare() ?? []);
  for (const { islands } of jobs) if (islands) return islands.mountIslands(prepared);
};

interface MountOptions {
  readonly shared: Shared;
  readonly hosts: Pick<Hosts, "settle">;
  /** Told once a widget stands. */
  readonly ready: (host: HTMLElement, name: string) => void;
}

/** Turns placements whose code has arrived into mounted widgets. */
export function createMount({ shared, hosts, ready }: MountOptions) {
  const { report } = shared;
  const addJob = createSlices(runTogether);

  function crash(one: Running, error: unknown) {
    const { host: element, name: widget } = one.placement;
    if (one.controller.signal.aborted) return;
    hosts.settle(one, "failed");
    report({ code: "crash", widget, error, element });
  }

  function stand(one: Running, mounted: Mounted, wantedAt: number) {
    const { host, name: widget } = one.placement;
    const unmount = () => {
      mounted.unmount();
      announce(host, "islet:unmounted", { widget });
    };
    one.mounted = { ...mounted, unmount };
    one.tookMs = performance.now() - wantedAt;
    hosts.settle(one, "mounted");
    ready(host, widget);
  }

  function jobOf(
    one: Running,
    widget: Widget,
    islands: Islands | false,
    settled: () => void,
  ): Job | undefined {
    const { entry, placement, controller } = one;
    const { signal: ending } = controller;
    const { host, name } = placement;
    const wantedAt = performance.now();
    for (const word of unknownWords(placement.on ?? entry.when))
      report({ code: "unknown-strategy", widget: name, word, element: host });
    const settings = settingsOf(widget, placement, report);
    if (!settings) return (hosts.settle(one, "failed"), undefined);

    const prerendered = attributeOf(host, ATTRIBUTE.prerendered);
    const contextOf = (signal: AbortSignal) => createContext(shared, { name, host, signal, prerendered });
    const mounted = (it: Mounted) => {
      stand(one, it, wantedAt);
      settled();
    };
    const failed = (error: unknown) => {
      crash(one, error);
      settled();
    };
    const mismatched = (error: unknown) => report({ code: "hydration", widget: name, error, element: host });

    const prepare = (): IslandJob | undefined => {
      if (ending.aborted) return;
      if (isIsland(widget)) {
        const context = contextOf(ending);
        const isPrerendered = prerendered !== null;
        return { widget, settings, context, isPrerendered, mounted, failed, mismatched };
      }
      try {
        mounted(startEnhancer(widget.enhance, settings, contextOf));
      } catch (error) {
        failed(error);
      }
    };
    return { host, islands, prepare };
  }

  return {
    /** Mounts in its turn; `settled` hears when the widget stands or has failed, and nothing of one that has ended. */
    mount(one: Running, widget: Widget, islands: Islands | false, settled: () => void): void {
      if (one.controller.signal.aborted) return;
      const job = jobOf(one, widget, islands, settled);
      if (job) addJob(job);
      else settled();
    },
    /** Gives a mounted widget the settings its marker has now. */
    async update(one: Running): Promise<void> {
      try {
        const { default: widget } = await one.entry.load();
        const settings = settingsOf(widget, one.placement, report);
        if (settings) one.mounted?.update(settings);
      } catch (error) {
        crash(one, error);
      }
    },
  };
}
