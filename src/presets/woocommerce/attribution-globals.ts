import { attributionGroups, getAttributionData } from "#shop/attribution/attribution-data.ts";
import { type BlockData, feedBlockCheckout } from "#shop/attribution/block-checkout.ts";
import { setOrderTracking } from "#shop/attribution/tracking.ts";
import { exposeGlobals } from "../shared/expose-globals.ts";
import { markOurs } from "../shared/our-values.ts";
import { paramsOf } from "../shared/params.ts";

const isBlockData = (data: unknown): data is BlockData =>
  typeof data === "object" && data !== null && "dispatch" in data && "subscribe" in data;

/** Exposes the globals that consent banners and other plugins read, and feeds the block checkout. */
export function exposeAttribution(signal: AbortSignal): void {
  const calls = { getAttributionData, setOrderTracking: markOurs(setOrderTracking) };
  exposeGlobals(paramsOf("wc_order_attribution"), calls, signal);
  const library = markOurs({
    get get() {
      return attributionGroups();
    },
    // Consent banners start the library again; its values are up to date already.
    init: () => attributionGroups(),
  });
  if (!("sbjs" in window)) exposeGlobals(window, { sbjs: library }, signal);
  // `wp.data` has loaded by the load event.
  if (document.readyState === "complete") feedBlocks(signal);
  else addEventListener("load", () => feedBlocks(signal), { once: true, signal });
}

function feedBlocks(signal: AbortSignal) {
  const { data } = paramsOf("wp");
  if (isBlockData(data) && !signal.aborted) feedBlockCheckout(data, signal);
}
