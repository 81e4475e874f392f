import { nameOf, type StockScript } from "./stock-scripts.ts";

/**
 * The stock scripts that do each job. Any of them is enough for the job to be left to it; a script of a neighbouring job
 * changes nothing. A job is named after its widget and, if the widget has several, its value of the setting `without`.
 */
export const JOBS = {
  "add-to-cart.buttons": ["frontend/add-to-cart."],
  "add-to-cart.quantities": ["elementor-pro/"],
  "remove-from-cart": ["frontend/add-to-cart."],
  "purchase-summary": ["frontend/add-to-cart."],
  "cart-fragments": ["frontend/cart-fragments."],
  "mini-cart": ["elementor-pro/"],
  "cart.page": ["frontend/cart."],
  "cart.builder": ["elementor-pro/"],
  "checkout.order": ["frontend/checkout."],
  "checkout.builder": ["elementor-pro/"],
  "checkout.states": ["frontend/country-select."],
  "checkout.labels": ["frontend/address-i18n."],
  "address-fields.states": ["frontend/country-select."],
  "address-fields.labels": ["frontend/address-i18n."],
  "payment-popup-triggers": ["meshulam_payment_popup"],
  "variation-form": ["frontend/add-to-cart-variation."],
  "product-gallery": ["frontend/single-product."],
  "product-tabs": ["frontend/single-product."],
  "star-rating": ["frontend/single-product."],
  "product-sort": ["frontend/woocommerce."],
  "result-count": ["frontend/woocommerce."],
  quantity: ["frontend/woocommerce."],
  tooltip: ["frontend/woocommerce."],
  "store-notice": ["frontend/woocommerce."],
  "coming-soon-banner": ["frontend/woocommerce."],
  "notices.focus": ["frontend/woocommerce."],
  "notices.move": ["elementor-pro/"],
  "password-field.show": ["frontend/woocommerce."],
  "password-field.strength": ["frontend/password-strength-meter."],
  // The shop's script starts the library that records.
  "order-attribution.record": ["sourcebuster", "frontend/order-attribution."],
  "order-attribution.fill": ["frontend/order-attribution."],
} as const satisfies Readonly<Record<string, readonly StockScript[]>>;

export type Job = keyof typeof JOBS;

/** The stock scripts on the page that do a job. */
const scriptsOf = (job: Job, running: ReadonlySet<StockScript>): readonly StockScript[] =>
  JOBS[job].filter((script) => running.has(script));

/** Whether a stock script on the page does this job. */
export const isLeft = (job: Job, running: ReadonlySet<StockScript>): boolean =>
  scriptsOf(job, running).length > 0;

/** Says which scripts do these jobs of a widget. */
export function sentenceOf(jobs: readonly Job[], running: ReadonlySet<StockScript>, what: string): string {
  const scripts = [...new Set(jobs.flatMap((job) => scriptsOf(job, running)))].map(nameOf);
  return scripts.length === 1
    ? `the script ${scripts[0]} runs here, so ${what} is left to it`
    : `the scripts ${scripts.join(", ")} run here, so ${what} is left to them`;
}

/** A job's value of the setting `without`; empty if the widget has no other job. */
export const partOf = (job: Job): string => job.split(".")[1] ?? "";
