import { dispatch } from "../dispatch.ts";
import type { Mounter, Outcomes } from "../mount/interfaces.ts";
import { createOutcomes } from "../mount/outcomes.ts";
import { createMounter } from "../mount/mounter.ts";
import { completePage, type Page } from "../page.ts";
import { checkConfig } from "./read-config.ts";
import { createSettingsReader } from "../settings.ts";
import { connectJQuery } from "./optional-parts.ts";
import { sendPageEvents } from "./page-events.ts";
import type { CoreOptions, OptionalParts } from "./lazy-parts.ts";
import { prefetchOnApproach } from "./prefetch.ts";
import { mirrorToDom } from "./bus-mirrors.ts";

const readyNamesOf = new Map<string, readonly `frontend/element_ready/${string}`[]>();

/** The events of a mounted widget, made once for all hosts with its name. */
function readyNames(widget: string) {
  const names =
    readyNamesOf.get(widget) ??
    ["global", "widget", widget].map((name) => `frontend/element_ready/${name}` as const);
  readyNamesOf.set(widget, names);
  return names;
}

/** Starts the part of the runtime that every widget needs and a page without widgets does not. */
export function createCore(options: CoreOptions, optional: OptionalParts): Mounter | Promise<Mounter> {
  const { page, hooks, hosts, parts, report, signal, whileShown } = options;
  const refuse = (path: string, expected: string, given: unknown) =>
    report({ code: "config", path, expected, given });
  const config = checkConfig(options.config);
  const { fields, unreadable } = config;
  if (unreadable) refuse("", "", unreadable);
  Object.assign(
    page,
    completePage(fields, () => innerWidth, refuse),
  );
  const mirrored = mirrorToDom(options.bus, signal);
  const { bus } = mirrored;
  sendPageEvents(page, bus, signal);
  const scopeOf = connectJQuery(mirrored, optional.jquery, signal);
  bus.emit("frontend/init", {});
  hooks.doAction("frontend/init");
  const loadReplay = () => import("../mount/replay-events.ts");
  prefetchOnApproach({ hosts, islands: parts.islands, loadReplay, signal });
  function announce(host: HTMLElement, widget: string) {
    const scope = scopeOf(host);
    const payload = { host, widget };
    for (const name of readyNames(widget)) {
      hooks.doAction(name, ...scope);
      // Not mirrored to the DOM, which gets islet:mounted.
      bus.receive(name, payload);
    }
    dispatch(host, "islet:mounted", { widget });
  }
  const leave: Outcomes["leave"] = (left) => void mounter.update(undefined, left);
  const outcomes = createOutcomes({ hosts, report, announce, loadReplay, leave });
  const settings = createSettingsReader(report, page);
  const mounterFor = (page: Page) =>
    createMounter({ bus, hooks, hosts, outcomes, page, report, settings, signal, whileShown });
  const mounter = mounterFor(page);
  // Asked for now, presets come with what reads them, which tells of one that fails.
  for (const name of page.presets)
    optional.presets
      .get(name)?.()
      .catch(() => {});
  const start = (load: OptionalParts["editor"]) =>
    load()
      .then(({ startAsked }) =>
        startAsked({ ...options, checked: fields, mounter, mounterFor, outcomes }, optional),
      )
      .catch((error: unknown) => report({ code: "page-script", error }));
  if (page.isEditor) return start(optional.editor).then(() => mounter);
  // Few pages ask for more.
  if (
    options.config.fields["widgets"] ||
    page.markers.length + page.presets.length ||
    location.search.includes("islet-debug")
  )
    void start(() => import("./asked-parts.ts"));
  return mounter;
}
