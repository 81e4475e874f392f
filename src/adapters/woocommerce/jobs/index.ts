import { account } from "./account.ts";
import { attribution } from "./attribution.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { headerCart } from "./header-cart.ts";
import type { MarkerContext, Job } from "./job.ts";
import { listing } from "./listing.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { product } from "./product.ts";

const themes = [listing, headerCart, product, cart, checkout, order, account, notices, attribution];

/** Everything that widgets do on the native markup of this page. */
export const jobsOn = (context: MarkerContext): Job[] => themes.flatMap((jobs) => jobs(context));
