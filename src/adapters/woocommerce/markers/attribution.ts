import { groupOf, paramsOf } from "../params.ts";
import type { NativeMarkers } from "./native-marker.ts";

const OBJECT = "wc_order_attribution";

/** Names as the widget spells them; the shop's are camelCase. */
function attributionSettings() {
  const tracking = paramsOf(OBJECT);
  const fields = Object.entries(groupOf(tracking, "fields")).map(([name, path]) => ({ name, path }));
  return { ...groupOf(tracking, "params"), fields };
}

/** Where the shop tracks the origin of orders (reference: shop 11). */
export const attribution: NativeMarkers = () =>
  "params" in paramsOf(OBJECT)
    ? [
        {
          selector: "body",
          widget: "order-attribution",
          settings: attributionSettings,
          stock: ["frontend/order-attribution.", "sourcebuster"],
        },
      ]
    : [];
