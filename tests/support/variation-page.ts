import userEvent from "@testing-library/user-event";
import { beforeEach } from "vitest";
import { atRest, type CartCall, cartServer } from "./cart-server.ts";
import { startOnPage } from "./mount.ts";

/** What the page has asked its shop so far; before each test there is a new shop. */
export let calls: readonly CartCall[];

beforeEach(() => {
  calls = cartServer();
});

export type Fields = Readonly<Record<string, unknown>>;

export const variation = (id: number, size: string, colour: string, rest: Fields = {}) => ({
  attributes: { attribute_size: size, attribute_colour: colour },
  variation_id: id,
  price_html: `<span class="price">£${id}</span>`,
  availability_html: "",
  variation_description: "",
  is_in_stock: true,
  is_purchasable: true,
  variation_is_active: true,
  variation_is_visible: true,
  min_qty: 1,
  max_qty: "",
  ...rest,
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const listOf = (name: string, values: readonly string[]) =>
  `<select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}"><option value="">Choose</option>${values
    .map((value) => `<option value="${escaped(value)}">${escaped(value)}</option>`)
    .join("")}</select>`;

const SIZES = ["Small", "Medium", "Large"];
const COLOURS = ["Red", "Blue", "Rust & Rye"];

/** A product's page; `variations` as the server prints them. */
export const productPage = (variations: unknown, { widgets = "variation-form", around = "" } = {}) =>
  `<div class="product"><div class="images"><div class="woocommerce-product-gallery__image" data-thumb="/own-100.jpg">
    <a href="/own.jpg"><img class="wp-post-image" src="/own-416.jpg" srcset="/own-900.jpg 900w" alt="Own" width="416" height="416"></a></div></div>${around}
  <form class="variations_form cart" method="post" action="/product/v-neck/" data-product_id="38" data-product_variations="${escaped(JSON.stringify(variations))}" data-widget="${widgets}" data-settings='{"ajax":"yes"}'>
    <table class="variations"><tbody><tr><td>${listOf("size", SIZES)}</td><td>${listOf("colour", COLOURS)}<a class="reset_variations" href="/product/v-neck/">Clear</a></td></tr></tbody></table>
    <div class="reset_variations_alert"></div><div class="single_variation_wrap"><div class="single_variation"></div>
    <div class="woocommerce-variation-add-to-cart"><div class="quantity"><input class="qty" type="number" name="quantity" value="5" min="1"></div>
    <button type="submit" class="single_add_to_cart_button">Add to cart</button>
    <input type="hidden" name="add-to-cart" value="38"><input type="hidden" name="product_id" value="38"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>
  <div class="product_meta"><span class="sku">own</span></div>
  <table><tbody><tr class="woocommerce-product-attributes-item--weight"><td class="woocommerce-product-attributes-item__value">1 kg</td></tr></tbody></table></div>`;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const one = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

export const form = () => one<HTMLFormElement>("form");
export const list = (name: string) => one<HTMLSelectElement>(`#${name}`);
export const button = () => one<HTMLButtonElement>("button");
export const shown = () => one(".single_variation").textContent.trim();
export const problem = () => document.querySelector(".islet-variation-form-problem")?.textContent;
export const chosenId = () => one<HTMLInputElement>(".variation_id").value;
export const offered = (name: string) => [...list(name).options].map(({ value }) => value).filter(Boolean);

export const marks = () =>
  ["disabled", "wc-variation-selection-needed", "wc-variation-is-unavailable"].filter((name) =>
    button().classList.contains(name),
  );

export async function choose(name: string, value: string) {
  await userEvent.selectOptions(list(name), value);
  await atRest();
}

/** As the server prints a page whose address tells the choices. */
export function preselected(html: string, size: string, colour: string) {
  document.body.innerHTML = html;
  list("size").value = size;
  list("colour").value = colour;
  return startOnPage();
}

/** Presses the button; whether the browser would send the form. */
export async function press() {
  let isSent = false;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("submit", look);
  await userEvent.click(button());
  window.removeEventListener("submit", look);
  await atRest();
  return isSent;
}

export const SOME = [
  variation(1, "Small", "Red", { sku: "s-r", max_qty: 3 }),
  variation(2, "Small", "Blue", { variation_is_active: false }),
  variation(3, "Medium", "Rust &amp; Rye", { is_in_stock: false, availability_html: "<p>Out of stock</p>" }),
  variation(4, "Medium", ""),
];
