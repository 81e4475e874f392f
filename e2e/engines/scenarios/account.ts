import { expect } from "vitest";
import { type Scenario, stage } from "./scenario.ts";

/** What customers and shop managers do with the widgets outside the way to an order. */
export const accountScenarios: Readonly<Record<string, Scenario>> = {
  "account-tabs": {
    promise: "marks the current tab",
    act: (visitor) => visitor.sees(stage('[aria-current="page"]'), "Dashboard"),
  },
  "address-fields": {
    promise: "gives an address the fields of its country",
    async act(visitor) {
      await visitor.choose(stage("#billing_country"), "United States");
      await visitor.sees(stage("label[for=billing_postcode]"), "ZIP Code");
      await visitor.choose(stage("select#billing_state"), "New York");
      await visitor.choose(stage("#billing_country"), "France");
      await visitor.seesNo(stage("#billing_state"));
    },
  },
  "coming-soon-banner": {
    promise: "is dismissed",
    async act(visitor) {
      await visitor.click(stage(".coming-soon-footer-banner-dismiss"));
      await visitor.seesNo(stage("#coming-soon-footer-banner"));
    },
  },
  notices: {
    promise: "come to one area, and the first alert gets the focus",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=notices] .woocommerce-message"), "has been added");
      await visitor.isAt(stage(".woocommerce-message"));
    },
  },
  "order-attribution": {
    promise: "writes the visit's source into the form",
    async act(visitor) {
      const source = () =>
        document.querySelector<HTMLInputElement>("input[name=wc_order_attribution_source_type]")?.value;
      await expect.poll(() => visitor.evaluate(source)).toBe("typein");
    },
  },
  "order-status": {
    promise: "hides the title of an order that the bank declined",
    async act(visitor) {
      await visitor.sees(stage(".woocommerce-thankyou-order-failed"));
      await visitor.seesNo(stage("h1"), "Order received");
    },
  },
  "password-field": {
    promise: "tells how strong a password is, and shows it",
    async act(visitor) {
      await visitor.fill(stage("#reg_password"), "abc");
      await visitor.sees(stage(".woocommerce-password-strength"), "weak");
      await visitor.click(stage("button"), "Show password");
      await visitor.sees(stage("input#reg_password[type=text]"), "abc");
      await visitor.isAt(stage("#reg_password"));
    },
  },
  "shop-events": {
    promise: "tells the list that a visitor sees",
    async act(visitor) {
      const names = () =>
        (Reflect.get(window, "dataLayer") as { event?: string }[] | undefined)?.flatMap(
          ({ event }) => event ?? [],
        );
      await expect.poll(() => visitor.evaluate(names)).toEqual(["view_item_list"]);
    },
  },
  "product-options": {
    promise: "shows the installments of a recurring product",
    async act(visitor) {
      await visitor.seesNo(stage("#_meshulam_pay_field"));
      await visitor.click(stage("#meshulam_recurring"));
      await visitor.sees(stage("#_meshulam_pay_field"));
    },
  },
  "store-notice": {
    promise: "is dismissed, for every page",
    async act(visitor) {
      await visitor.click(stage(".woocommerce-store-notice a"), "Dismiss");
      await visitor.seesNo(stage(".woocommerce-store-notice"));
      await visitor.goto("/gallery/store-notice/");
      await visitor.seesNo(stage(".woocommerce-store-notice"));
    },
  },
};
