import { dispatch } from "../dispatch.ts";
import type { Mounter } from "../mount/hosts.ts";
import { createMount } from "../mount/mount-queue.ts";
import { completePage } from "../page.ts";
import { watchPage } from "./page-events.ts";
import type { CoreOptions, OptionalParts } from "./lazy-parts.ts";
import { prefetchOnApproach } from "./prefetch.ts";
import { REFUSED } from "./refused.ts";
import { mirrorToDom } from "./bus-mirrors.ts";

/** Begins the part of the runtime that every widget needs, and a page without widgets does not. */
export function createCore(options: CoreOptions, optional: OptionalParts): Mounter {
  const { config, page, hooks, hosts, parts, report, signal } = options;
  Object.assign(
    page,
    completePage(
      config,
      () => innerWidth,
      (path, expected, given) => report({ code: "config", path, expected, given }),
    ),
  );
  if (REFUSED in config)
    report({
      code: "config",
      path: "",
      expected: "",
      given: config[REFUSED],
    });
  const { bus, dom } = mirrorToDom(options.bus, signal);
  const life = watchPage(options, bus, dom, optional);
  bus.emit("frontend/init", {});
  hooks.doAction("frontend/init");
  const replaying = () => import("../mount/replay-events.ts");
  prefetchOnApproach({ hosts, islands: parts.islands, replaying, signal });
  // Few pages have templates that nobody can edit.
  if (page.markers.length || page.presets.length)
    import("./presets.ts").then(
      ({ findByMarkers }) => findByMarkers(options, optional.presets),
      (error: unknown) => report({ code: "page-script", error }),
    );

  function ready(host: HTMLElement, widget: string) {
    const scope = life.scopeOf(host);
    const payload = { host, widget };
    for (const name of ["global", "widget", widget]) {
      hooks.doAction(`frontend/element_ready/${name}`, ...scope);
      // The DOM hears of it by islet:mounted, on the host itself.
      bus.receive(`frontend/element_ready/${name}`, payload);
    }
    dispatch(host, "islet:mounted", { widget });
  }
  const shared = { bus, hooks, page, report };
  return createMount({ shared, hosts, ready, replaying });
}
