import { account } from "./account.ts";
import { attribution } from "./attribution.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { headerCart } from "./header-cart.ts";
import type { MarkerContext, NativeMarker } from "./native-marker.ts";
import { listing } from "./listing.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { product } from "./product.ts";

const parts = [listing, headerCart, product, cart, checkout, order, account, notices, attribution];

/** The markers of all parts of the shop. */
export const markersFor = (context: MarkerContext): NativeMarker[] =>
  parts.flatMap((markersOf) => markersOf(context));
