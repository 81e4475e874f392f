import { account } from "./account.ts";
import { attribution } from "./attribution.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { headerCart } from "./header-cart.ts";
import { listing } from "./listing.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { product } from "./product.ts";
import type { MarkerContext, ShopMarker } from "./shop-markers.ts";

const parts = [listing, headerCart, product, cart, checkout, order, account, notices, attribution];

/** The markers of all parts of the shop. */
export const markersFor = (context: MarkerContext): ShopMarker[] =>
  parts.flatMap((markersOf) => markersOf(context));
