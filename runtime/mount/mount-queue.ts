import { dispatch } from "../dispatch.ts";
import { createContext, type Shared } from "./widget-context.ts";
import { type Mounted, startEnhancer } from "./enhancers.ts";
import type { Hosts, Mounter, WidgetInstance } from "./hosts.ts";
import { isIsland } from "../is-island.ts";
import { ATTRIBUTE, attributeOf } from "../markup.ts";
import type { IslandJob, Islands } from "./islands.tsx";
import { settingsOf } from "../read-settings.ts";
import { createSlices } from "./time-slices.ts";
import type { Replay, ReleaseEvents } from "../when/wait.ts";
import type { Widget } from "../widget.ts";
import { unknownWords } from "../when/words.ts";

/** What waits for its slice: so little, because thousands may wait. */
interface Job {
  readonly host: HTMLElement;
  readonly isDrawn: boolean;
  readonly instance: WidgetInstance;
  readonly widget: Widget;
  /** What mounts islands; nothing for enhancers. */
  readonly islands: Islands | false;
  /** Replays the held events once the widget has mounted or failed. */
  readonly releaseEvents: ReleaseEvents | undefined;
  /** In ms since the page began. */
  readonly wantedAt: number;
}

interface MountOptions {
  readonly shared: Shared;
  readonly hosts: Pick<Hosts, "setState">;
  /** Told once a widget stands. */
  readonly ready: (host: HTMLElement, name: string) => void;
  /** What replays kept events, loaded where some were kept. */
  readonly replaying: () => Promise<{ readonly replay: Replay }>;
}

/** Turns placements whose code has arrived into mounted widgets. */
export function createMount({ shared, hosts, ready, replaying }: MountOptions): Mounter {
  const { report } = shared;
  const addJob = createSlices(runTogether);

  /** Enhancers start at once, islands together: React does the work of a batch in one go. */
  function runTogether(jobs: readonly Job[]) {
    const prepared = jobs.flatMap((job) => start(job) ?? []);
    for (const { islands } of jobs) if (islands) return islands.mountIslands(prepared);
  }

  /** Replays the held events once the widget has mounted or failed; without the code for it, the browser handles them. */
  function replayEvents(releaseEvents: ReleaseEvents | undefined) {
    if (!releaseEvents) return;
    const nowMs = performance.now();
    // Presses are kept until the last moment; a key that comes meanwhile the widget has heard by itself.
    const isHeard = ({ type, timeStamp }: Event) => type === "keydown" && timeStamp > nowMs;
    replaying().then(
      ({ replay }) => releaseEvents((event, host) => void (isHeard(event) || replay(event, host))),
      () => releaseEvents(),
    );
  }

  function crash(instance: WidgetInstance, error: unknown) {
    const { host: element, name: widget } = instance.placement;
    if (instance.controller.signal.aborted) return;
    hosts.setState(instance, "failed");
    report({ code: "crash", widget, error, element });
  }

  function markMounted(instance: WidgetInstance, mounted: Mounted, wantedAt: number) {
    const { host, name: widget } = instance.placement;
    const unmount = () => {
      try {
        mounted.unmount();
      } catch (error) {
        // Whoever has changed the inside of the host breaks no other widget's end.
        report({ code: "crash", widget, error, element: host });
      }
      // What a host that has left says no longer reaches the page.
      for (const target of host.isConnected ? [host] : [host, document])
        dispatch(target, "islet:unmounted", { widget, host });
    };
    instance.mounted = { ...mounted, unmount };
    instance.tookMs = performance.now() - wantedAt;
    hosts.setState(instance, "mounted");
    ready(host, widget);
  }

  /** Runs an enhancer; gives an island to be mounted with others. */
  function start({ instance, widget, islands, releaseEvents, wantedAt }: Job): IslandJob | undefined {
    const { host, name, on } = instance.placement;
    const { signal: ending } = instance.controller;
    if (ending.aborted) return;
    const mounted = (it: Mounted) => {
      markMounted(instance, it, wantedAt);
      replayEvents(releaseEvents);
    };
    const failed = (error: unknown) => {
      crash(instance, error);
      replayEvents(releaseEvents);
    };
    try {
      // The catalogue's own words are known.
      for (const word of on ? unknownWords(on) : [])
        report({ code: "unknown-strategy", widget: name, word, element: host });
      const settings = settingsOf(widget, instance.placement, report);
      if (!settings) {
        hosts.setState(instance, "failed");
        replayEvents(releaseEvents);
        return;
      }
      const prerendered = attributeOf(host, ATTRIBUTE.prerendered);
      const contextOf = (signal: AbortSignal) => createContext(shared, { name, host, signal, prerendered });
      if (!isIsland(widget)) {
        mounted(startEnhancer(widget.enhance, settings, instance, contextOf));
        return;
      }
      const mismatched = (error: unknown) =>
        report({ code: "hydration", widget: name, error, element: host });
      const isPrerendered = prerendered !== null;
      const context = contextOf(ending);
      /** Once more, with the settings of then; presses do not wait for that. */
      const postpone = () => {
        releaseEvents?.();
        return () => mount(instance, widget, islands);
      };
      return { widget, settings, context, isPrerendered, mounted, failed, mismatched, postpone };
    } catch (error) {
      failed(error);
    }
  }

  /** Mounts in its turn; `releaseEvents` is called when the widget stands or has failed, and not for one that has ended. */
  function mount(
    instance: WidgetInstance,
    widget: Widget,
    islands: Islands | false,
    releaseEvents?: ReleaseEvents,
  ) {
    const { host } = instance.placement;
    addJob({
      host,
      isDrawn: !!islands,
      instance,
      widget,
      islands,
      releaseEvents,
      wantedAt: performance.now(),
    });
  }

  /** Gives a mounted widget the settings its marker has now; one that failed begins again. */
  async function update(instance: WidgetInstance) {
    try {
      const [, { default: widget }, islands] = await instance.entry.loadCode();
      if (!instance.mounted) return mount(instance, widget, islands);
      const settings = settingsOf(widget, instance.placement, report, { isRunning: true });
      if (settings) instance.mounted.update(settings);
    } catch (error) {
      crash(instance, error);
    }
  }

  return { mount, update: (instance: WidgetInstance) => void update(instance) };
}
