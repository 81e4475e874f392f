import { isOnPage } from "../../shared/is-on-page.ts";
import { groupOf, paramsOf } from "../../shared/params.ts";
import type { ShopMarkers } from "./shop-markers.ts";

/** PHP prints an empty list for an empty object, which would be no valid group. */
function gallerySettings() {
  const params = paramsOf("wc_single_product_params");
  return {
    ...params,
    flexslider: groupOf(params, "flexslider"),
    photoswipe_options: groupOf(params, "photoswipe_options"),
  };
}

function ratingSettings() {
  const { i18n_rating_options: labels, review_rating_required: required } =
    paramsOf("wc_single_product_params");
  return { ...(Array.isArray(labels) && { labels }), ...(required !== undefined && { required }) };
}

const CHOICE = '.variations_form .variations option[selected]:not([value=""])';

/** A product's page. */
export const product: ShopMarkers = () => [
  {
    selector: "form.variations_form",
    widget: "variation-form",
    // The picture of a choice that the server has printed is above the form, which may be far down on a phone.
    ...(isOnPage(CHOICE) ? { on: "idle" } : {}),
    jobs: ["variation-form"],
  },
  {
    selector: ".woocommerce-product-gallery",
    widget: "product-gallery",
    settings: gallerySettings,
    jobs: ["product-gallery"],
  },
  { selector: ".wc-tabs-wrapper", widget: "product-tabs", jobs: ["product-tabs"] },
  {
    selector: ".comment-form-rating",
    widget: "star-rating",
    settings: ratingSettings,
    jobs: ["star-rating"],
  },
];
