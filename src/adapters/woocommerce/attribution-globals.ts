import { attributionGroups, getAttributionData } from "#shop/attribution/attribution-data.ts";
import { type BlockData, feedBlockCheckout } from "#shop/attribution/block-checkout.ts";
import { setOrderTracking } from "#shop/attribution/tracking.ts";
import { exposeGlobals } from "./expose-globals.ts";
import { paramsOf } from "./params.ts";
import { own } from "./stock-scripts.ts";

const hasCalls = (data: unknown): data is BlockData =>
  typeof data === "object" && data !== null && "dispatch" in data && "subscribe" in data;

/** The names by which consent banners and other plugins ask for an order's origin (reference: shop 11.3, 11.5). */
export function showAttribution(signal: AbortSignal): void {
  const calls = { getAttributionData, setOrderTracking: own(setOrderTracking) };
  exposeGlobals(paramsOf("wc_order_attribution"), calls, signal);
  const library = own({
    get get() {
      return attributionGroups();
    },
    // The library is started anew by consent banners; what it would read is kept right already.
    init: () => attributionGroups(),
  });
  if (!("sbjs" in window)) exposeGlobals(window, { sbjs: library }, signal);
  // Blocks arrive with the load event at the latest.
  if (document.readyState === "complete") feedBlocks(signal);
  else addEventListener("load", () => feedBlocks(signal), { once: true, signal });
}

function feedBlocks(signal: AbortSignal) {
  const { data } = paramsOf("wp");
  if (hasCalls(data) && !signal.aborted) feedBlockCheckout(data, signal);
}
