import { afterEach, beforeEach } from "vitest";
import { removeCookie } from "#browser/cookies.ts";
import type { OpenBus } from "#runtime/bus.ts";
import { createBus } from "#runtime/bus.ts";
import type { EventName } from "#runtime/events.ts";
import { completePage, type Page } from "#runtime/page.ts";
import { mirrorToDom } from "#runtime/start/bus-mirrors.ts";
import { cartOf } from "#shop/cart/cart.ts";
import type { Cart } from "#shop/cart/cart-interfaces.ts";
import { type CartCall, cartServer } from "./cart-server.ts";

const EVENTS: EventName[] = [
  "adding_to_cart",
  "ajax_request_not_sent",
  "added_to_cart",
  "removed_from_cart",
  "wc_fragments_loaded",
  "wc_fragments_refreshed",
  "wc_fragments_ajax_error",
];

// Before each test there is a new page with a cart, whose shop the test answers.
export let bus: OpenBus;
let page: Page;
export let cart: Cart;
export let calls: readonly CartCall[];
export let life: AbortController;
export let sent: string[];
export let problems: unknown[];
const reportError = (error: unknown) => void problems.push(error);
export const user = () => ({ bus, page, signal: life.signal, reportError });

/** Begins a new page; the one before it ends. */
export function start(config: Record<string, unknown> = {}) {
  (life as AbortController | undefined)?.abort();
  life = new AbortController();
  problems = [];
  sent = [];
  ({ bus } = mirrorToDom(
    createBus((error) => problems.push(error)),
    life.signal,
  ));
  page = completePage(
    config,
    () => 1_280,
    () => {},
  );
  bus.mirrors.add((name) => {
    if (EVENTS.includes(name)) sent.push(name);
    return true;
  });
  cart = cartOf(user());
}

export const call = (index: number) => calls[index] as CartCall;
export const shown = () => document.querySelector(".widget_shopping_cart_content")?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div class="widget_shopping_cart_content">server</div>';
  calls = cartServer();
  start();
});

afterEach(() => {
  life.abort();
  removeCookie("woocommerce_cart_hash");
});
