import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completePage } from "#runtime/page.ts";
import { runStock } from "#tests/support/stock-scripts.ts";
import preset from "./index.ts";
import { type Handle, STOCK_SCRIPTS, WIDGET_JOBS } from "./stock.ts";

/** Every job's markup, the page builder's too. */
const EVERY_JOB = `<ul class="products"><li><form class="e-loop-add-to-cart-form"></form></li></ul>
  <form class="woocommerce-ordering"></form><p class="woocommerce-result-count"></p>
  <form class="cart"></form><form class="cart variations_form"></form>
  <div class="elementor-widget-woocommerce-menu-cart"><div class="elementor-menu-cart__main"></div></div>
  <div class="elementor-widget-woocommerce-cart"><form class="woocommerce-cart-form"></form></div>
  <div class="elementor-widget-woocommerce-checkout-page"><form class="checkout">
    <div class="woocommerce-billing-fields"></div></form></div>
  <form id="add_payment_method"></form>
  <div class="main_meshulam_loader"></div><div class="woocommerce-product-gallery"></div>
  <div class="wc-tabs-wrapper"></div><div class="comment-form-rating"></div><div class="woocommerce-order"></div>
  <form class="edit-account"></form>
  <span class="woocommerce-input-wrapper"><input><span class="description"></span></span>
  <div class="e-woocommerce-notices-wrapper"></div><p class="woocommerce-store-notice"></p>
  <div id="coming-soon-footer-banner"></div><div class="woocommerce-address-fields"></div>`;

/** The README's table: each job and the handles that do it. */
const DOCUMENTED = [
  ...readFileSync(`${import.meta.dirname}/README.md`, "utf8").matchAll(
    /^\| `([\w-]+)`(?: \(`(\w+)`\))? \| [^|]+\| (.+) \|$/gm,
  ),
].map(([, widget, part, scripts = ""]) => ({
  job: part ? `${widget}.${part}` : `${widget}`,
  handles: [...scripts.matchAll(/`([\w-]+)`/g)].map(([, handle]) => handle),
}));

const scripts = Object.keys(STOCK_SCRIPTS) as Handle[];

const life = new AbortController();
const pageOf = (given: object) =>
  completePage(
    { ...given },
    () => 1280,
    () => {},
  );

/** The jobs that Islet does on this page, whose configuration may have fields. */
async function jobsHere(given: object = {}): Promise<Set<string>> {
  const markers = await preset.markers(pageOf(given), () => {}, life);
  const done = new Set<string>();
  for (const { widget, selector, settings } of markers) {
    const [host, ...others] = document.querySelectorAll<HTMLElement>(selector);
    // Of :not() with a descendant in it this DOM knows nothing: these are the shop's own templates.
    if (!host || /^(?:form\.checkout|div\.woocommerce):not/.test(selector)) continue;
    const isInCheckout = [host, ...others].some((element) => element.closest("form.checkout"));
    const given: object = typeof settings === "function" ? settings(host) : (settings ?? {});
    const without: readonly string[] = "without" in given ? (given.without as string[]) : [];
    for (const { job } of DOCUMENTED) {
      const [name, part = ""] = job.split(".");
      if (without.includes(part)) continue;
      // A form of its own, with one job.
      if (name === "checkout" && (part === "card") !== (host.id === "add_payment_method")) continue;
      if (name === widget && (part === "builder" || !without.includes("order"))) done.add(job);
      // Beside the shop's own script for the checkout.
      if (
        job === `checkout.${part}` &&
        widget === "address-fields" &&
        isInCheckout &&
        /states|labels/.test(part)
      )
        done.add(job);
    }
  }
  return done;
}

beforeEach(() => {
  document.body.innerHTML = EVERY_JOB;
  history.replaceState(null, "", "?orderby=price");
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("jQuery", jQuery);
  vi.stubGlobal("wc_order_attribution", { params: {}, fields: {} });
  vi.stubGlobal("wc_password_strength_meter_params", { min_password_strength: "3" });
});
afterEach(() => {
  for (const name of ["wc_variation_form", "wc_product_gallery", "wc_tokenization_form", "block", "unblock"])
    Reflect.deleteProperty(jQuery.fn, name);
  jQuery(document.body).off();
  jQuery(document).off();
});

it("the README names each job and the scripts that do it", () => {
  expect(Object.fromEntries(DOCUMENTED.map(({ job, handles }) => [job, handles]))).toEqual(
    Object.fromEntries(Object.entries(WIDGET_JOBS).map(([job, stock]) => [job, stock])),
  );
});

it("without stock scripts Islet does every job", async () => {
  expect([...(await jobsHere())].toSorted()).toEqual(Object.keys(WIDGET_JOBS).toSorted());
});

/** The jobs that none of these scripts does. */
const without = (running: readonly string[]) =>
  DOCUMENTED.filter(({ handles }) => !handles.some((handle) => running.includes(handle ?? "")))
    .map(({ job }) => job)
    .toSorted();

const others = (off: Handle) => scripts.filter((script) => script !== off);

describe.each([
  ...scripts.map((script) => [`only the script ${script} runs`, [script]] as const),
  ...scripts.map((script) => [`every script but ${script} runs`, others(script)] as const),
])("F19 where %s", (_, running) => {
  it("each job is done by one of the two", async () => {
    for (const script of running) runStock[script]();
    expect([...(await jobsHere())].toSorted()).toEqual(without(running));
  });
});

it.each(scripts)(
  "F19 traces like those of %s are no script where the server has taken it off",
  async (script) => {
    runStock[script]();
    const done = await jobsHere({ scripts_off: [script] });
    expect([...done].toSorted()).toEqual(Object.keys(WIDGET_JOBS).toSorted());
  },
);
