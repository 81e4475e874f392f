import { afterEach } from "vitest";
import type { Bus } from "#runtime/bus.ts";
import type { CatalogueEntry } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";

interface Sent {
  readonly event: string;
  /** The widget whose code is nearest to the call; `undefined` for shared code that runs on its own. */
  readonly widget: string | undefined;
}

const sent: Sent[] = [];
const widgetsOnPage = new Set<string>();

/**
 * Notes every event that a widget sends on a page's bus until the signal aborts; events that a test sends itself do not
 * count, nor those that presets and actions send for scripts of the page.
 */
export function watchSends(bus: Bus, signal: AbortSignal): void {
  const { emit } = bus;
  const watched: Bus["emit"] = (event, payload) => {
    const [, , caller = "", ...callers] = (new Error().stack ?? "").split("\n");
    const isOfWidget = /\/(widgets|src)\/(?!presets\/|shared\/shop\/actions\/|.*\.test\.)/.test(caller);
    const [, widget] = /\/widgets\/([\w-]+)\/(?!.*\.test\.)/.exec([caller, ...callers].join("\n")) ?? [];
    if (isOfWidget && !signal.aborted) sent.push({ event, widget });
    return emit(event, payload);
  };
  Object.assign(bus, { emit: watched });
}

document.addEventListener("islet:mounted", ({ detail }: CustomEventInit<{ widget: string }>) => {
  if (detail) widgetsOnPage.add(detail.widget);
});

const sendsOf = async (name: string): Promise<readonly string[]> => {
  const entry = (catalogue as Readonly<Record<string, CatalogueEntry>>)[name];
  return (await entry?.load())?.default.sends ?? [];
};

const isAmong = (sends: readonly string[], event: string) =>
  sends.some((known) => (known.endsWith("*") ? event.startsWith(known.slice(0, -1)) : event === known));

/** Every test of a widget also proves its manifest: what it sends stands in its `sends`. */
afterEach(async () => {
  const events = sent.splice(0);
  const names = [...widgetsOnPage];
  widgetsOnPage.clear();
  const undeclared = [];
  for (const { event, widget } of events) {
    const sends = (await Promise.all((widget ? [widget] : names).map(sendsOf))).flat();
    if (!isAmong(sends, event)) undeclared.push(`${widget ?? names.join(" or ")}: ${event}`);
  }
  if (undeclared.length > 0)
    throw new Error(`Widgets sent events that their "sends" lacks:\n${[...new Set(undeclared)].join("\n")}`);
});
