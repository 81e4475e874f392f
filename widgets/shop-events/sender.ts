import type { WidgetContext } from "#runtime/widget.ts";
import type { Parameters } from "./ecommerce.ts";
import type { EventName } from "./event-names.ts";
import type { Settings } from "./settings.ts";

/** Sends an event to the page's tags; calls `sent` once they have it, which may be after the visitor's consent or never. */
export interface Send {
  (event: EventName, ecommerce: Parameters, sent?: () => void): void;
  /** Whether there is anybody to send an event to: what it needs may cost a request. */
  takes(event: EventName): boolean;
}

/** Other plugins that send the same events, by what they leave on `window`. */
const OTHERS = {
  gtm4wp_datalayer_name: "GTM4WP",
  ga4w: "Google Analytics for WooCommerce",
  glaGtagData: "Google for WooCommerce",
} as const;

/** Events that wait for the visitor's consent; the first ones are left out. */
const MOST_HELD = 50;

interface Held {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly sent: (() => void) | undefined;
}

const otherSender = (): string | undefined =>
  Object.entries(OTHERS).find(([name]) => Reflect.has(window, name))?.[1];

/** Tags that know Google's consent mode decide themselves what they may do with an event. */
const hasConsentMode = (layer: readonly unknown[]) =>
  layer.some((entry) => Reflect.get(Object(entry) as object, 0) === "consent");

/**
 * Pushes events to the data layer, unless another plugin does. Where a consent plugin asks and the tags know no consent mode,
 * events wait until the visitor allows statistics. Nothing here gives or takes consent.
 */
export function createSender(
  settings: Pick<Settings, "leftOut" | "besideOthers" | "dataLayer">,
  context: WidgetContext,
): Send {
  const { guard, inform, load } = context;
  let isTold = false;
  let held: Held[] = [];
  let isAllowed: (() => boolean) | undefined;

  function layerOf(): unknown[] | undefined {
    const layer: unknown = Reflect.get(window, settings.dataLayer);
    if (Array.isArray(layer)) return layer as unknown[];
    if (layer != null) return undefined;
    const created: unknown[] = [];
    Reflect.set(window, settings.dataLayer, created);
    return created;
  }
  function tell(message: string) {
    if (!isTold) inform(message);
    isTold = true;
  }
  /** False while another plugin sends. */
  function mayServe(): boolean {
    const other = settings.besideOthers ? undefined : otherSender();
    if (other) tell(`${other} sends the events of the shop here, so they are left to it`);
    return !other;
  }
  function release() {
    const layer = layerOf();
    if (!layer) return tell(`settings.data_layer must name a list, not ${settings.dataLayer}`);
    if (!hasConsentMode(layer) && isAllowed?.() === false) return;
    for (const { entry, sent } of held.splice(0)) {
      layer.push({ ecommerce: null }, entry);
      sent?.();
    }
  }
  async function askConsent() {
    const { createConsent } = await load(() => import("#content/consent/consent.ts"));
    const consent = createConsent(context);
    isAllowed = () => consent.get("statistics") !== false;
    consent.watch({ category: "statistics" }, release);
    release();
  }
  let asking: boolean | undefined;

  const isMeant = (event: EventName) => !settings.leftOut.includes(event) && mayServe();
  function send(event: EventName, ecommerce: Parameters, sent?: () => void) {
    if (!isMeant(event)) return;
    held = [...held, { entry: { event, ecommerce }, sent }].slice(-MOST_HELD);
    if (isAllowed || hasConsentMode(layerOf() ?? [])) return release();
    if (!asking) guard(askConsent);
    asking = true;
  }
  return Object.assign(send, { takes: (event: EventName) => isMeant(event) && layerOf() !== undefined });
}
