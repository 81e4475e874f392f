import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { setElementorReferer } from "#shop/elementor-referer.ts";
import { createAutoUpdate } from "./auto-update.ts";
import { type CartPage, UPDATE } from "./cart-page.ts";
import type { Settings } from "./settings.ts";

/** What Elementor's script does on a cart page, beside the shop's own script for it. */
export function doElementorPart({ host, context }: CartPage, settings: Settings): void {
  const { listen, on, signal } = context;
  // The shop's script enables the button when a quantity changes, and sends the form.
  const autoUpdate = createAutoUpdate(context, settings, () => query(host, UPDATE)?.click());
  listen(host, "input", ({ target }) => {
    if (isTag(target, "input") && target.matches(".qty")) autoUpdate.restart();
  });
  const setReferer = () => setElementorReferer(host, signal);
  setReferer();
  for (const name of ["updated_wc_div", "wc_fragments_loaded", "wc_fragments_refreshed"] as const)
    on(name, setReferer);
}
