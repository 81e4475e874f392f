import { HEADER_COUNT, type Scenario, stage } from "./scenario.ts";

/** What visitors do with the widgets of product lists and products. */
export const productScenarios: Readonly<Record<string, Scenario>> = {
  "add-to-cart": {
    promise: "adds without leaving the page",
    async act(visitor) {
      await visitor.click(stage("a.add_to_cart_button"), "Beanie");
      await visitor.sees(HEADER_COUNT, "1 item");
      await visitor.sees(stage("a.add_to_cart_button.added"), "Beanie");
      await visitor.isOn(/^\/gallery\/add-to-cart\/$/);
    },
  },
  "product-sort": {
    promise: "sorts at once",
    async act(visitor) {
      await visitor.choose(stage("select"), "price: low to high");
      await visitor.isOn(/^\/shop\/\?orderby=price/);
    },
  },
  "result-count": {
    promise: "tells how many products a sorted list holds",
    path: "/shop/?orderby=price",
    act: (visitor) => visitor.sees(".woocommerce-result-count[aria-hidden=false]", "Showing"),
  },
  quantity: {
    promise: "raises a quantity to its minimum",
    act: (visitor) => visitor.sees(stage("input[name=quantity]"), "2"),
  },
  "product-tabs": {
    promise: "shows one panel at a time, by mouse and by arrow keys",
    async act(visitor) {
      await visitor.sees(stage("#tab-description"));
      await visitor.click(stage("[role=tab]"), "Reviews");
      await visitor.sees(stage("#tab-reviews"), "Warm, and it lasts.");
      await visitor.seesNo(stage("#tab-description"));
      await visitor.press("ArrowLeft");
      await visitor.sees(stage("#tab-additional_information"), "Lambswool, 110 g.");
      await visitor.isAt(stage("[role=tab][aria-selected=true]"), "Additional information");
    },
  },
  "star-rating": {
    promise: "rates by mouse and by arrow keys",
    async act(visitor) {
      await visitor.click(stage("[role=radio]"), "Good");
      await visitor.sees(stage("[role=radio][aria-checked=true]"), "Good");
      await visitor.press("ArrowRight");
      await visitor.isAt(stage("[role=radio][aria-checked=true]"), "Perfect");
    },
  },
  "variation-form": {
    promise: "finds the variation that fits the choices",
    async act(visitor) {
      await visitor.choose(stage("#size"), "Small");
      await visitor.choose(stage("#colour"), "Red");
      await visitor.sees(stage(".single_variation"), "£15.00");
      await visitor.click(stage(".reset_variations"));
      await visitor.seesNo(stage(".single_variation"), "£15.00");
    },
  },
  "product-gallery": {
    promise: "shows a picture by its thumbnail, and all of them over the window",
    async act(visitor) {
      await visitor.click(stage("button"), "Belt, view 2");
      await visitor.sees(stage("[aria-current=true]"), "Belt, view 2");
      await visitor.press("ArrowRight");
      await visitor.isAt(stage("[aria-current=true]"), "Belt, view 3");
      await visitor.click(stage('[aria-label="View full-screen image gallery"]'));
      await visitor.sees('dialog[open][aria-label="Product pictures"]');
      await visitor.press("ArrowLeft", "Escape");
      await visitor.seesNo("dialog");
      await visitor.isAt(stage('[aria-label="View full-screen image gallery"]'));
    },
  },
};
