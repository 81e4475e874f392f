import { jQuery } from "jquery";
import { afterEach, beforeEach, vi } from "vitest";
import preset from "#presets/woocommerce/index.ts";
import { completePage } from "#runtime/page.ts";

const pageOf = (given = {}) =>
  completePage(
    { ...preset.config?.(), ...given },
    () => 1280,
    () => {},
  );

/** Of the preset on a test's page: a new one before each test, ended after it. */
export let life: AbortController;

/** What the preset finds on the page, and what it tells of what it leaves alone. */
export async function markersHere(given = {}) {
  const told: string[] = [];
  const markers = await preset.markers(pageOf(given), (reason) => void told.push(reason), life);
  const here = markers.filter(({ selector }) => document.querySelector(selector));
  return { told, markers, here, widgets: [...new Set(here.map(({ widget }) => widget))].toSorted() };
}

beforeEach(() => {
  life = new AbortController();
  vi.stubGlobal("CSS", { supports: () => true });
});

afterEach(() => {
  life.abort();
  document.body.className = "";
  document.body.replaceChildren();
  for (const name of ["wc_variation_form", "wc_product_gallery", "wc_tokenization_form"])
    Reflect.deleteProperty(jQuery.fn, name);
  for (const name of ["block", "unblock"]) Reflect.deleteProperty(jQuery.fn, name);
  for (const name of ["scroll_to_notices", "blockUI", "unblockUI"]) Reflect.deleteProperty(jQuery, name);
  jQuery(document.body).off();
  jQuery(document).off();
});
