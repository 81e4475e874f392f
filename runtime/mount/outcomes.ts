import { attributeOf } from "../markup.ts";
import type { Report } from "../problems/problems.ts";
import { dispatch } from "./dispatch.ts";
import type { Hosts } from "./hosts.ts";
import type { LoadedWidget, Outcomes, WidgetInstance } from "./instance.ts";
import { KEYS } from "./keys.ts";

interface OutcomesOptions {
  readonly hosts: Pick<Hosts, "setState">;
  readonly report: Report;
  /** Announces a mounted widget to the page. */
  readonly announce: (host: HTMLElement, widget: string) => void;
  readonly loadReplay: () => Promise<{
    readonly replay: (event: Event, host: HTMLElement, mountedAt: number) => void;
  }>;
  readonly leave: Outcomes["leave"];
  /** Warns of probable mistakes in the settings of a widget: all of one that failed, and HTML in texts. */
  readonly reportOversights: (instance: WidgetInstance) => void;
}

export function createOutcomes({
  hosts,
  report,
  announce,
  loadReplay,
  leave,
  reportOversights,
}: OutcomesOptions): Outcomes {
  /** Replays the held events; if the code for it does not arrive, the browser handles them natively. */
  function replayEvents(releaseEvents: LoadedWidget["releaseEvents"]) {
    if (!releaseEvents) return;
    const mountedAt = performance.now();
    loadReplay().then(
      ({ replay }) => releaseEvents((event, host) => replay(event, host, mountedAt)),
      () => releaseEvents(),
    );
  }

  function failed({ instance, releaseEvents }: Parameters<Outcomes["crashed"]>[0]) {
    hosts.setState(instance, "failed");
    reportOversights(instance);
    replayEvents(releaseEvents);
  }

  let { pathname } = location;
  /** Whether a router shows another page: what was open or typed on the last one is over. */
  function isOnOtherPage() {
    if (location.pathname === pathname) return false;
    queueMicrotask(() => ({ pathname } = location));
    return true;
  }

  const outcomes: Outcomes = {
    failed,
    leave,
    unmount(instance) {
      const { host, name: widget } = instance.placement;
      const end = () => {
        instance.island?.end();
        instance.lifetime?.end();
        // An event on a host that has left the page does not reach the document.
        for (const target of host.isConnected ? [host] : [host, document])
          dispatch(target, "islet:unmounted", { widget, host });
      };
      if (host.isConnected || isOnOtherPage() || !KEYS.some((name) => attributeOf(host, name))) return end();
      outcomes.leave({ instance, end, leftAt: performance.now(), kept: instance.enhanced?.state?.() });
    },
    crashed(loaded, error) {
      const { hasEnded, placement } = loaded.instance;
      if (hasEnded) return replayEvents(loaded.releaseEvents);
      failed(loaded);
      report({ code: "crash", widget: placement.name, error, element: placement.host });
    },
    mounted({ instance, releaseEvents, queuedAt }) {
      const { host, name: widget } = instance.placement;
      instance.mounted = outcomes;
      instance.queuedAt = queuedAt;
      instance.tookMs = performance.now() - queuedAt;
      hosts.setState(instance, "mounted");
      announce(host, widget);
      if (/<[a-z/]/i.test(instance.placement.settings as string)) reportOversights(instance);
      replayEvents(releaseEvents);
    },
  };
  return outcomes;
}
