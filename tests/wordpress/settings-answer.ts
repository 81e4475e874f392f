import { NATIVE_MARKUP, PRESETS, SHARED_NAMES, STOCK_JOBS, UNDECLARED } from "#presets/stock.ts";
import {
  CLASS_SHEETS,
  ELEMENT_SHEETS,
  PRESET_SHEETS,
  SHEETS,
} from "../../src/build/bundle/chunks/sheets.mjs";
import { SERVICES } from "../../src/build/editors/services.mjs";
import { runPhp } from "./run-php.ts";

const manifest = {
  presets: PRESETS,
  jobs: STOCK_JOBS,
  undeclared: UNDECLARED,
  shared_names: SHARED_NAMES,
  native_markup: NATIVE_MARKUP,
  services: SERVICES,
  names: ["countdown", "reveal"],
  build: "1",
  preload: { cart: ["chunks/cart.js"] },
  own_files: {
    "": ["chunks/core.js"],
    woocommerce: ["chunks/core.js", "chunks/woocommerce.js"],
    elementor: ["chunks/core.js", "chunks/elementor.js"],
  },
  styles: Object.fromEntries(
    ["accordion", "countdown", "grid", "popup", "tooltip", "video"].map((name) => [name, `${name}.css`]),
  ),
  preset_sheets: PRESET_SHEETS,
  element_sheets: ELEMENT_SHEETS,
  class_sheets: CLASS_SHEETS,
  sheets: Object.fromEntries(
    Object.entries(SHEETS).map(([kind, names]) => [
      kind,
      { file: `page-${kind}.css`, styles: names.map((name) => `${name}.css`) },
    ]),
  ),
};

/** What a function of the plugin's settings makes of a value; its names, and what else can be given: choices.php. */
export function settingsAnswer(call: string, value: unknown, more: object = {}): unknown {
  const input = JSON.stringify({ call, value, manifest, ...more });
  return JSON.parse(runPhp(["tests/wordpress/choices.php"], { input }));
}
