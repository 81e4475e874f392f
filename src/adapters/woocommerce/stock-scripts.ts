import { paramsOf } from "./params.ts";
import { isTag } from "#runtime/kind.ts";

/** The parts of jQuery that show which handlers and methods it has. */
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

/** `window` also holds elements under their ids: jQuery is a function. */
function jQueryOf(): JQueryStatic | undefined {
  const value: unknown = Reflect.get(window, "jQuery");
  return typeof value === "function" ? (value as JQueryStatic) : undefined;
}

/** The jQuery handlers of an event on an element, without Islet's own. */
function handlersOf(target: object, event: string): readonly Handler[] {
  const events = jQueryOf()?._data?.(target, "events") as Record<string, readonly Handler[]> | undefined;
  const handlers = events && Object.hasOwn(events, event) ? Object.values(events[event] ?? []) : [];
  return handlers.filter((handler) => typeof handler === "object" && handler.namespace !== "islet");
}

/** Whether an event has a handler, for delegated ones with this text in its selector. */
const hasHandler = (target: object, event: string, selector = "") =>
  handlersOf(target, event).some((handler) => (handler.selector ?? "").includes(selector));

/** Whether two events share a handler. jQuery numbers its handlers. */
function sharesHandler(target: object, event: string, other: string): boolean {
  const otherIds = new Set(handlersOf(target, other).map(({ guid }) => guid));
  return handlersOf(target, event).some(({ guid }) => guid !== undefined && otherIds.has(guid));
}

const ourValues = new WeakSet<object>();

/** Marks a value that Islet exposes under a stock script's name, so that it does not count as the script. */
export function markOurs<Value extends object>(value: Value): Value {
  ourValues.add(value);
  return value;
}

const isStockFunction = (value: unknown) => typeof value === "function" && !ourValues.has(value);

const hasStockObject = (name: string, key: string) => {
  const value = paramsOf(name);
  return Reflect.has(value, key) && !ourValues.has(value);
};

/** The provider's script has its name in its handlers or their selectors. */
const isOfMeshulam = ({ handler, selector = "" }: Handler) => /meshulam/.test(selector + String(handler));

/**
 * Stock scripts by a part of their address. Each test looks for traces that only this script leaves: plugins listen to
 * the same events.
 */
const STOCK_SCRIPTS = {
  "frontend/add-to-cart.": () =>
    handlersOf(document.body, "click").some(
      ({ data }) => typeof data === "object" && data !== null && "addToCartHandler" in data,
    ),
  "frontend/cart-fragments.": () => sharesHandler(document.body, "wc_fragment_refresh", "updated_wc_div"),
  "frontend/cart.": () =>
    hasHandler(document, "wc_update_cart") && hasHandler(document, "click", ".shipping-calculator-button"),
  "frontend/checkout.": () =>
    hasHandler(document.body, "update_checkout") && hasHandler(document.body, "click", "a.showlogin"),
  "frontend/country-select.": () => hasHandler(document.body, "refresh", "country_to_state"),
  // The shop's name for its list of fields.
  "frontend/address-i18n.": () =>
    handlersOf(document.body, "country_to_state_changing").some(({ handler }) =>
      /\blocale_fields\b/.test(String(handler)),
    ),
  "frontend/woocommerce.": () =>
    sharesHandler(document.body, "item_removed_from_classic_cart", "updated_wc_div"),
  "frontend/single-product.": () => hasHandler(document.body, "init", "tabs"),
  "frontend/add-to-cart-variation.": () => isStockFunction(jQueryOf()?.fn?.["wc_variation_form"]),
  "frontend/password-strength-meter.": () => hasHandler(document.body, "keyup", "form.lost_reset_password"),
  "frontend/order-attribution.": () => isStockFunction(paramsOf("wc_order_attribution")["setOrderTracking"]),
  sourcebuster: () => hasStockObject("sbjs", "get"),
  meshulam_payment_popup: () =>
    [document, document.body].some((target) => handlersOf(target, "click").some(isOfMeshulam)),
  "elementor-pro/": () => hasStockObject("elementorProFrontend", "modules"),
} as const;

export type StockScript = keyof typeof STOCK_SCRIPTS;

/** A script's name for messages. */
export const nameOf = (script: StockScript): string => script.replace(/\W$/, "");

/** Parts that addresses of plugins contain, too: they count only in the shop's folder. */
const SHOP_PART = /^(?:frontend\/|sourcebuster)/;

const isAddressOf = (part: string, address: string) =>
  address.includes(part) && (!SHOP_PART.test(part) || address.includes("woocommerce/assets/"));

/** The elements of a stock script, also those that an optimiser delays. */
const elementsOf = (part: string): HTMLScriptElement[] =>
  [...Document.prototype.querySelectorAll.call(document, "script")].filter(
    (script): script is HTMLScriptElement =>
      isTag(script, "script") &&
      [...script.attributes].some(({ name, value }) => name.endsWith("src") && isAddressOf(part, value)),
  );

/** Whether an optimiser delays a script until the visitor's first interaction. */
const isDelayed = (script: HTMLScriptElement) =>
  !script.hasAttribute("src") || !/^(?:|module|(?:text|application)\/javascript)$/.test(script.type);

/** Whether the document's deferred scripts have run. Not the load event: an image may never load. */
const isDocumentReady = () =>
  document.readyState === "complete" ||
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0);

/** An async script may run after the others. */
const hasLoaded = (script: HTMLScriptElement) =>
  !script.async || performance.getEntriesByName(script.src, "resource").length > 0;

const loadEnd = (script: HTMLScriptElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ["load", "error"]) script.addEventListener(type, resolve, { once: true });
  });

async function scriptsHaveRun(scripts: readonly HTMLScriptElement[]) {
  if (!isDocumentReady())
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  await Promise.all(scripts.filter((script) => script.src && !hasLoaded(script)).map(loadEnd));
  // jQuery's ready callbacks run two tasks later.
  for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve));
}

/** The stock scripts that run on this page or that an optimiser delays. Waits until they have run, if there are any. */
export async function runningScripts(): Promise<ReadonlySet<StockScript>> {
  const parts = Object.keys(STOCK_SCRIPTS) as StockScript[];
  const scripts = parts.flatMap(elementsOf);
  if (!jQueryOf() && scripts.length === 0) return new Set();
  await scriptsHaveRun(scripts);
  return new Set(parts.filter((part) => elementsOf(part).some(isDelayed) || STOCK_SCRIPTS[part]()));
}
