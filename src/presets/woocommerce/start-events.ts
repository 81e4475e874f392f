import { queryAll } from "#dom/query.ts";
import type { Bus } from "#runtime/bus.ts";
import { ATTRIBUTE } from "#runtime/markup.ts";
import { isTag } from "#runtime/node-type.ts";
import { queryWithin } from "#runtime/query.ts";
import type { JQueryStatic } from "../jquery/jquery-types.ts";
import { tellAddresses } from "./address-events.ts";
import { isJobLeft } from "./jobs.ts";
import type { Handle, Job } from "./stock.ts";

interface StartOptions {
  readonly bus: Bus;
  /** The stock scripts of the page: they report their own start. */
  readonly running: ReadonlySet<Handle>;
  /** jQuery has come after widgets may have started. */
  readonly isLate: boolean;
  readonly signal: AbortSignal;
}

/** A plugin's scripts come after jQuery, one after the other. */
const QUIET_MS = 1_000;

/** Widgets that send no event when they start: their elements, and those for which the shop's script sends `init`. */
const INIT_TARGETS = {
  "product-tabs": [".wc-tabs-wrapper", ".wc-tabs-wrapper"],
  "star-rating": [".comment-form-rating", "#rating"],
} as const satisfies Partial<Record<Job, readonly [string, string]>>;

const MOUNTED = `[${ATTRIBUTE.state}=mounted]`;
const mounted = (selector: string) => queryAll(document, `${selector}${MOUNTED}`);

/**
 * Triggers the jQuery events that stock scripts trigger when they start. If jQuery has come late, it does so for widgets
 * that had started before.
 */
export async function tellStarts({ bus, running, isLate, signal }: StartOptions): Promise<void> {
  if (isLate) await scriptsHaveCome(signal);
  const $ = Reflect.get(window, "jQuery") as JQueryStatic | undefined;
  if (signal.aborted || !$?.event?.special) return;
  const does = (job: Job) => !isJobLeft(job, running);
  tellAddresses($, does, signal);
  for (const widget of ["product-tabs", "star-rating"] as const)
    if (does(widget)) triggerInit($, { bus, widget, signal });
  if (isLate) reportLate(bus, does);
}

/** Resolves once no script has come for a while. */
const scriptsHaveCome = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    function end() {
      waiting.abort();
      clearTimeout(timer);
      resolve();
    }
    function restart() {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    }
    const restartForScripts = ({ target }: Event) => isTag(target, "script") && restart();
    document.addEventListener("load", restartForScripts, { capture: true, signal: waiting.signal });
    signal.addEventListener("abort", end, { signal: waiting.signal });
    restart();
  });

interface InitOptions extends Pick<StartOptions, "bus" | "signal"> {
  readonly widget: keyof typeof INIT_TARGETS;
}

/** Triggers `init` once for each element of a widget, when the widget has started. */
function triggerInit($: JQueryStatic, { bus, widget, signal }: InitOptions) {
  const [selector, target] = INIT_TARGETS[widget];
  const done = new WeakSet<Element>();
  function trigger(host: Element) {
    if (done.has(host)) return;
    done.add(host);
    for (const element of queryWithin(host, target)) $(element).trigger(new $.Event("init"), []);
  }
  bus.on(`frontend/element_ready/${widget}`, ({ host }) => trigger(host), signal);
  mounted(selector).forEach(trigger);
}

/** Has widgets that started before jQuery came report it again. */
function reportLate(bus: Bus, does: (job: Job) => boolean) {
  if (does("product-gallery"))
    for (const gallery of mounted(".woocommerce-product-gallery")) {
      bus.emit("wc-product-gallery-before-init", { gallery, params: {} });
      bus.emit("wc-product-gallery-after-init", { gallery, params: {} });
    }
  if (does("variation-form"))
    for (const form of mounted("form.variations_form")) {
      bus.emit("check_variations", { form });
      bus.emit("wc_variation_form", { form });
    }
  // The checkout asks for totals then, and gateways fill their fields.
  if (does("checkout.order") && mounted("form.checkout").length) bus.emit("init_checkout", {});
}
