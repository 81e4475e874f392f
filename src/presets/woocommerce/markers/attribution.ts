import { groupOf, paramsOf } from "../../shared/params.ts";
import type { ShopMarkers } from "./shop-markers.ts";

const OBJECT = "wc_order_attribution";

function attributionSettings() {
  const tracking = paramsOf(OBJECT);
  const fields = Object.entries(groupOf(tracking, "fields")).map(([name, path]) => ({ name, path }));
  return { ...groupOf(tracking, "params"), fields };
}

/** The tracking of an order's origin, if the shop has it switched on. */
export const attribution: ShopMarkers = () =>
  "params" in paramsOf(OBJECT)
    ? [
        {
          selector: "body",
          widget: "order-attribution",
          settings: attributionSettings,
          jobs: ["order-attribution.record", "order-attribution.fill"],
        },
      ]
    : [];
