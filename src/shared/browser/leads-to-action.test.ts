import { expect, it } from "vitest";
import { leadsToAction } from "./leads-to-action.ts";

const page = { ajaxUrl: "/ajax", restUrl: "/rest/" };
const acts = (path: string) => leadsToAction(`https://shop.example${path}`, page);

it.each([
  "/?add-to-cart=18",
  "/shop/?a=1&add-to-cart=18",
  "/?%61dd-to-cart=18",
  "/? add-to-cart=18",
  "/?add-to-cart[]=18",
  "/cart/?remove_item=x",
  "/cart/?remove.item=x",
  "/cart/?undo_item=x&_wpnonce=1",
  "/?_wpnonce=1",
  "/?action=logout",
  "/my-account/customer-logout/",
  "/my-account/?customer-logout",
  "/wp-login.php",
  "/wp-login.php?action=logout",
  "/wp-admin/users.php?delete=1",
  "/%77p-admin/",
  "/wp-json/wp/v2/posts",
  "/?rest_route=/wp/v2/posts",
  // PHP reads both names as rest_route.
  "/?rest.route=/wp/v2/posts",
  "/?rest[route=/wp/v2/posts",
  "/?log_out=1",
  "/cart/?empty_cart=yes",
  "/cart/?clear-cart",
  "/?wc-ajax=add_to_cart",
  "/?wc-api=x",
  "/?order_again=5",
  "/?order=5",
  "/?cancel_order=true",
  "/?apply_coupon=x",
  "/ajax?x=1",
  "/rest/v1",
])("opening %s may do something", (path) => {
  expect(acts(path)).toBe(true);
});

it.each([
  "/",
  "/shop/",
  "/sale-over/?a=2",
  "/shop/?orderby=price&min_price=5",
  "/?p=12",
  "/product/address-book/?attribute_pa_color=red",
  "/?utm_source=x&paged=2",
  "/shop/?orderby=title&order=ASC",
  "/checkout/",
  "/%E0%A4%A/",
  "/addresses/add-to-cart/",
])("opening %s shows a page", (path) => {
  expect(acts(path)).toBe(false);
});

it("an address that the configuration leaves empty is no endpoint", () => {
  expect(leadsToAction("https://shop.example/shop/", { ajaxUrl: "", restUrl: "" })).toBe(false);
});
