import { dispatch } from "../mount/dispatch.ts";
import type { Core, Outcomes, WidgetInstance } from "../mount/instance.ts";
import { createMounter } from "../mount/mounter.ts";
import { createOutcomes } from "../mount/outcomes.ts";
import { createSettingsReader } from "../mount/settings-reader.ts";
import { completePage, type Page } from "../page.ts";
import { mirrorToDom } from "./bus-mirrors.ts";
import { connectJQuery } from "./connect-jquery.ts";
import { followMorphs } from "./follow-morphs.ts";
import { keepStyles } from "./keep-styles.ts";
import type { CoreOptions, OptionalParts } from "./lazy-parts.ts";
import { sendPageEvents } from "./page-events.ts";
import { prefetchOnApproach } from "./prefetch.ts";
import { checkConfig } from "./read-config.ts";

/** A contributor may write any number of wrong settings: those of so many widgets are looked at more closely. */
const MOST_LOOKED_AT = 200;

/** Returns what reports probable mistakes in the settings of a widget; its code comes with the first. */
function createOversightReporter(options: CoreOptions) {
  let lookedAt = 0;
  return (instance: WidgetInstance): void => {
    if (lookedAt++ < MOST_LOOKED_AT)
      import("./report-oversights.ts")
        .then(({ reportOversights }) => reportOversights(instance, options))
        .catch(() => {});
  };
}

const readyNamesOf = new Map<string, readonly `frontend/element_ready/${string}`[]>();

/** The events of a mounted widget, made once for all hosts with its name. */
function readyNames(widget: string) {
  const names =
    readyNamesOf.get(widget) ??
    ["global", "widget", widget].map((name) => `frontend/element_ready/${name}` as const);
  readyNamesOf.set(widget, names);
  return names;
}

/** Requests presets; what reads them reports one that fails. Returns what loads that, if none of them has brought it. */
function requestPresets(names: readonly string[], known: OptionalParts["presets"]): OptionalParts["editor"] {
  const asked = names.flatMap((name) => known.get(name) ?? []).map((load) => load().catch(() => null));
  return async () => {
    const [startParts] = (await Promise.all(asked)).flatMap((preset) => preset?.startParts ?? []);
    return startParts ? { startParts } : import("./configured-parts.ts");
  };
}

/** Starts the part of the runtime that every widget needs and a page without widgets does not. */
export function createCore(options: CoreOptions, optional: OptionalParts): Core | Promise<Core> {
  const { page, hooks, hosts, parts, report, signal, whileShown } = options;
  const refuse = (path: string, expected: string | readonly string[], given: unknown) =>
    report({ code: "config", path, expected, given });
  const config = checkConfig(options.config);
  const { fields, unreadable } = config;
  if (unreadable) refuse("", "", unreadable);
  Object.assign(
    page,
    completePage(fields, () => innerWidth, refuse),
  );
  const { id = "", type = "" } = (options.config.element ?? {}) as Partial<HTMLScriptElement>;
  if (id && (id !== "islet-config" || !type)) report({ code: "config-tag", id });
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
  const reportOversights = createOversightReporter(options);
  const outcomes = createOutcomes({ hosts, report, announce, loadReplay, leave, reportOversights });
  const settings = createSettingsReader(report, page);
  const mounterFor = (page: Page) =>
    createMounter({ bus, hooks, hosts, outcomes, page, report, settings, signal, whileShown });
  const act: Core["act"] = (name, input) =>
    optional.actions().then((actions) => actions.act(name, input, options));
  const mounter: Core = Object.assign(mounterFor(page), { act });
  followMorphs(options, mounter);
  keepStyles(options);
  const loadParts = requestPresets(page.presets, optional.presets);
  const start = (load: OptionalParts["editor"]) =>
    load()
      .then(({ startParts }) =>
        startParts({ ...options, checked: fields, mounter, mounterFor, outcomes }, optional),
      )
      .catch((error: unknown) => report({ code: "page-script", error }));
  if (page.isEditor) return start(optional.editor).then(() => mounter);
  // Few pages ask for more.
  if (
    options.config.fields["widgets"] ||
    page.markers.length + page.presets.length ||
    location.search.includes("islet-debug")
  )
    void start(loadParts);
  return mounter;
}
