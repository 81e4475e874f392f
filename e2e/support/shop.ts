import type { Page } from "@playwright/test";
import { test as base, expect } from "./test.ts";

/** A call that the fixture CMS has answered. */
export interface Call {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The shop behind the page. */
export interface Shop {
  /** Every endpoint call of this visitor so far, in order. */
  calls(): Promise<Call[]>;
  endpoints(): Promise<string[]>;
  /** Sets the faults of the next calls in the syntax of the CMS's cookie; an empty text ends them. */
  fault(text: string): Promise<void>;
  /** Puts a product into the cart without a script. */
  put(productId: number): Promise<void>;
}

/** Tests of the shop with the header's cart, but without the mini-cart island, which has its own tests. */
export const test = base.extend<{ shop: Shop; noIsland: undefined }>({
  noIsland: [
    async ({ cms }, use) => {
      await fetch(`${cms}/__cms/mini-cart`, { method: "DELETE" });
      await use(undefined);
      await fetch(`${cms}/__cms/mini-cart`, { method: "PUT" });
    },
    { auto: true },
  ],
  shop: async ({ context, cms }, use) => {
    const calls = async () => (await (await context.request.get("/__cms/requests")).json()) as Call[];
    await use({
      calls,
      endpoints: async () => (await calls()).map(({ endpoint }) => endpoint),
      fault: (text) => context.addCookies([{ name: "cms_fault", value: text, url: cms }]),
      async put(productId) {
        await context.request.get(`/shop/?add-to-cart=${productId}`);
      },
    });
  },
});

/** A cart in the page beside the header's, as a sidebar has it. */
export const SIDE_CART = `<div class="mine" data-widget="cart-fragments remove-from-cart"><div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div></div>`;

/** The button of a product in the list. */
export const buttonOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `Add to cart: “${name}”` });

/** The cart's count in the header. */
export const headerCount = (page: Page) =>
  page.locator(".site-header a.cart-contents .count, .site-header .elementor-button-icon-qty");

/** Clicks the button and waits until it shows that the product was added. */
export async function add(page: Page, name: string): Promise<void> {
  await buttonOf(page, name).click();
  await expect(buttonOf(page, name)).toHaveClass(/\badded\b/);
}
