import { readConfig } from "#runtime/start/read-config.ts";
import type { ScriptFile, StockOnPage } from "./stock-on-page.ts";

/** What shows that a page is of this preset's plugin, if none of its stock scripts is there. */
const TRACES: Readonly<Record<string, string>> = {
  woocommerce: "body.woocommerce, body.woocommerce-page, .woocommerce ul.products, form.cart",
  elementor: ".elementor[data-elementor-id]",
  pojo: ".pb-widget, [class*='pojo-']",
  "smash-balloon": ".sbi, #sb_instagram, .cff-wrapper, #cff",
};

/** The presets of a page, and who says so. */
export interface Presets {
  readonly names: readonly string[];
  /** The page has no Islet: these would serve it. */
  readonly areGuessed: boolean;
}

/** Presets that the page configuration names; of a page without Islet, those that its markup asks for. */
export function presetsOf({ jobs }: StockOnPage, hasIslet: boolean): Presets {
  const { presets } = readConfig().fields as { presets?: unknown };
  const configured = Array.isArray(presets) ? presets.map(String) : [];
  if (hasIslet || configured.length > 0) return { names: configured, areGuessed: false };
  const names = Object.entries(TRACES)
    .filter(
      ([name, selector]) =>
        jobs.some(({ preset }) => preset === name) || document.querySelector(selector) !== null,
    )
    .map(([name]) => name);
  return { names, areGuessed: names.length > 0 };
}

/**
 * Makes of the page what its owner would: a configuration with these presets, and the stock scripts gone that they replace.
 * @param off the stock scripts' names and addresses
 */
export function configure(
  names: readonly string[],
  off: readonly Pick<ScriptFile, "handle" | "address">[],
): void {
  const { element, fields } = readConfig();
  for (const script of document.querySelectorAll("script[src]"))
    if (
      off.some(({ address }) => address === new URL(script.getAttribute("src") ?? "", document.baseURI).href)
    )
      script.remove();
  const config = element ?? document.createElement("script");
  config.id ||= "islet-config";
  config.setAttribute("type", "application/json");
  config.textContent = JSON.stringify({
    ...fields,
    presets: names,
    scripts_off: off.map(({ handle }) => handle),
  });
  if (!element) document.head.append(config);
}
