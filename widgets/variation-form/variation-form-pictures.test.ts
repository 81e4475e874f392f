import { describe, expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import {
  choose,
  type Fields,
  form,
  list,
  one,
  productPage,
  variation,
} from "#tests/support/variation-page.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));
const picture = () => one<HTMLImageElement>(".wp-post-image");

const galleryOf = (name: string) =>
  `<div class="woocommerce-product-gallery images"><img class="wp-post-image" src="/${name}.jpg"></div>`;

it("a variation with a gallery of its own has it in the product's place, marked like it, until another is chosen", async () => {
  const { islet, stop } = await mountMarkup(
    productPage([
      variation(1, "Small", "Red", { gallery_images_html: galleryOf("red") }),
      variation(2, "Small", "Blue", { gallery_images_html: "" }),
    ]).replace(
      '<div class="images">',
      '<div class="woocommerce-product-gallery images" data-widget="product-gallery">',
    ),
  );
  const gone: HTMLElement[] = [];
  islet.bus.on("wc-product-gallery-before-destroy", ({ gallery }) => void gone.push(gallery));
  const printed = one(".woocommerce-product-gallery");
  const here = () => one(".woocommerce-product-gallery");
  await choose("size", "Small");
  await choose("colour", "Red");
  expect(picture().getAttribute("src")).toBe("/red.jpg");
  expect(here().dataset["widget"]).toBe("product-gallery");
  const red = here();
  await choose("colour", "Blue");
  expect(here()).toBe(printed);
  await choose("colour", "Red");
  expect(gone).toEqual([printed, red, printed]);
  stop();
  expect(here()).toBe(printed);
});

it("of galleries that overtake each other only that of the last choice is shown", async () => {
  await mountMarkup(
    productPage([
      variation(1, "Small", "Red", { gallery_images_html: galleryOf("red") }),
      variation(2, "Small", "Blue"),
    ]).replace('<div class="images">', '<div class="woocommerce-product-gallery images">'),
  );
  const printed = one(".woocommerce-product-gallery");
  await choose("size", "Small");
  await choose("colour", "Blue");
  for (const colour of ["Red", "Blue"]) {
    list("colour").value = colour;
    list("colour").dispatchEvent(new Event("change", { bubbles: true }));
  }
  await atRest();
  expect(one(".woocommerce-product-gallery")).toBe(printed);
});

describe("the picture", () => {
  const image = {
    src: "/red-416.jpg",
    srcset: "/red-900.jpg 900w",
    full_src: "/red.jpg",
    src_w: 416,
    src_h: 300,
    alt: "Red",
    gallery_thumbnail_src: "/red-100.jpg",
  };
  const choices = (rest: Fields) =>
    productPage([variation(1, "Small", "Red", { image: { ...image, ...rest }, image_id: 7 })]);

  it("is the variation's, large one and all, and the product's again without one", async () => {
    const { islet } = await mountMarkup(choices({}));
    const reset = vi.fn();
    islet.bus.on("woocommerce_gallery_reset_slide_position", reset);
    const before = one(".images").outerHTML;
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(picture().getAttribute("src")).toBe("/red-416.jpg");
    expect([picture().alt, picture().getAttribute("height"), picture().dataset["o_src"]]).toEqual([
      "Red",
      "300",
      "/own-416.jpg",
    ]);
    expect(one<HTMLAnchorElement>(".images a").pathname).toBe("/red.jpg");
    expect(form().getAttribute("current-image")).toBe("7");
    expect(reset.mock.calls).toEqual([[{ gallery: one(".images") }]]);
    await choose("colour", "");
    expect(one(".images").outerHTML).toBe(before);
  });

  it("that the gallery has is slid to there: every picture stays, and none stands twice", async () => {
    const { islet } = await mountMarkup(choices({}));
    one(".images").insertAdjacentHTML(
      "beforeend",
      `<ol class="flex-control-nav"><li><button type="button"><img src="/own-100.jpg"></button></li>
        <li><button type="button" id="red"><img src="/red-100.jpg"></button></li></ol>`,
    );
    const [reset, pressed] = [vi.fn(), vi.fn()];
    islet.bus.on("woocommerce_gallery_reset_slide_position", reset);
    one("#red").addEventListener("click", pressed);
    const before = one(".images").innerHTML;
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(one(".images").innerHTML).toBe(before);
    expect([pressed.mock.calls.length, reset.mock.calls.length]).toEqual([1, 0]);
    await choose("colour", "");
    expect(reset).toHaveBeenCalledOnce();
  });

  it("an address that is none for a picture changes nothing", async () => {
    await mountMarkup(choices({ src: "javascript:alert(1)" }));
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(picture().getAttribute("src")).toBe("/own-416.jpg");
  });
});
