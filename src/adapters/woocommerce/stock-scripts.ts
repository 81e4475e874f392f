import { paramsOf } from "./params.ts";

/** The part of jQuery that tells who listens. */
interface JQueryStatic {
  readonly fn?: Readonly<Record<string, unknown>>;
  readonly _data?: (element: object, name: string) => unknown;
}

interface Handler {
  readonly guid?: number;
  readonly namespace?: string;
  readonly selector?: string;
  readonly data?: unknown;
  readonly handler?: unknown;
}

const jQueryOf = () => Reflect.get(window, "jQuery") as JQueryStatic | undefined;

/** Who besides Islet listens to an event through jQuery. */
function handlersOf(target: object, event: string): readonly Handler[] {
  const events = jQueryOf()?._data?.(target, "events") as Record<string, readonly Handler[]> | undefined;
  const handlers = events && Object.hasOwn(events, event) ? Object.values(events[event] ?? []) : [];
  return handlers.filter((one) => typeof one === "object" && one.namespace !== "islet");
}

/** Whether somebody listens; `selector` is what a delegated handler is for. */
const isHeard = (target: object, event: string, selector = "") =>
  handlersOf(target, event).some((one) => (one.selector ?? "").includes(selector));

/** Whether one handler listens to both events: jQuery numbers its handlers. */
function isHeardAsOne(target: object, event: string, other: string): boolean {
  const others = new Set(handlersOf(target, other).map(({ guid }) => guid));
  return handlersOf(target, event).some(({ guid }) => guid !== undefined && others.has(guid));
}

const ours = new WeakSet<object>();

/** Marks what Islet itself puts under a stock script's name, so that it is not taken for the script. */
export function own<Named extends object>(named: Named): Named {
  ours.add(named);
  return named;
}

const isTheirs = (value: unknown) => typeof value === "function" && !ours.has(value);

const has = (name: string, key: string) => {
  const value: unknown = Reflect.get(window, name);
  return typeof value === "object" && value !== null && Reflect.has(value, key) && !ours.has(value);
};

/** The provider's script names itself in its handlers, or in what they are for. */
const isOfMeshulam = ({ handler, selector = "" }: Handler) => /meshulam/.test(selector + String(handler));

/**
 * Stock scripts by a part of their address, each with marks that only it leaves where it runs: a plugin listens to the
 * same events (reference: shop 1.1, 2 to 11).
 */
const STOCK_SCRIPTS = {
  "frontend/add-to-cart.": () =>
    handlersOf(document.body, "click").some(
      ({ data }) => typeof data === "object" && data !== null && "addToCartHandler" in data,
    ),
  "frontend/cart-fragments.": () => isHeardAsOne(document.body, "wc_fragment_refresh", "updated_wc_div"),
  "frontend/cart.": () =>
    isHeard(document, "wc_update_cart") && isHeard(document, "click", ".shipping-calculator-button"),
  "frontend/checkout.": () =>
    isHeard(document.body, "update_checkout") && isHeard(document.body, "click", "a.showlogin"),
  "frontend/country-select.": () => isHeard(document.body, "refresh", "country_to_state"),
  "frontend/woocommerce.": () =>
    isHeardAsOne(document.body, "item_removed_from_classic_cart", "updated_wc_div"),
  "frontend/single-product.": () => isHeard(document.body, "init", "tabs"),
  "frontend/add-to-cart-variation.": () => isTheirs(jQueryOf()?.fn?.["wc_variation_form"]),
  "frontend/password-strength-meter.": () => isHeard(document.body, "keyup", "form.lost_reset_password"),
  "frontend/order-attribution.": () => isTheirs(paramsOf("wc_order_attribution")["setOrderTracking"]),
  sourcebuster: () => has("sbjs", "get"),
  meshulam_payment_popup: () =>
    [document, document.body].some((place) => handlersOf(place, "click").some(isOfMeshulam)),
  "elementor-pro/": () => has("elementorProFrontend", "modules"),
} as const;

export type StockScript = keyof typeof STOCK_SCRIPTS;

/** What it is called in a sentence. */
export const nameOf = (script: StockScript): string => script.replace(/\W$/, "");

/** Parts that addresses of plugins hold, too: they count in the folder of the shop alone. */
const OF_SHOP = /^(?:frontend\/|sourcebuster)/;

const isAddressOf = (part: string, address: string) =>
  address.includes(part) && (!OF_SHOP.test(part) || address.includes("woocommerce/assets/"));

/** Elements of a stock script: as the CMS prints it, or held back by an optimiser until the visitor does something. */
const tagsOf = (part: string): HTMLScriptElement[] =>
  [...Document.prototype.querySelectorAll.call(document, "script")].filter(
    (script): script is HTMLScriptElement =>
      script instanceof HTMLScriptElement &&
      [...script.attributes].some(({ name, value }) => name.endsWith("src") && isAddressOf(part, value)),
  );

/** Whether an optimiser has put a script aside, to run it on the first touch. */
const isHeldBack = (script: HTMLScriptElement) =>
  !script.hasAttribute("src") || !/^(?:|module|(?:text|application)\/javascript)$/.test(script.type);

/** Whether the document's own scripts have run: a page's pictures may never come. */
const hasBegun = () =>
  document.readyState === "complete" ||
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0);

/** An async script may run after all others. */
const hasRun = (script: HTMLScriptElement) =>
  !script.async || performance.getEntriesByName(script.src, "resource").length > 0;

const arrival = (script: HTMLScriptElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ["load", "error"]) script.addEventListener(type, resolve, { once: true });
  });

async function begun(tags: readonly HTMLScriptElement[]) {
  if (!hasBegun())
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  await Promise.all(tags.filter((tag) => tag.src && !hasRun(tag)).map(arrival));
  // What stock scripts do when jQuery says that the page is ready, they do two turns later.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * The stock scripts that run on this page or are held back to run later. Where none of them is on the page nothing is
 * waited for; otherwise until they have run.
 */
export async function runningScripts(): Promise<ReadonlySet<StockScript>> {
  const parts = Object.keys(STOCK_SCRIPTS) as StockScript[];
  const tags = parts.flatMap(tagsOf);
  if (!jQueryOf() && !tags.length) return new Set();
  await begun(tags);
  return new Set(parts.filter((part) => tagsOf(part).some(isHeldBack) || STOCK_SCRIPTS[part]()));
}
