import { canvasOf, hostOf, place, publish, setBlocks } from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { publish as publishPage, withCode } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

/** WooCommerce, as far as the blocks ask for it. */
const SHOP = `
add_action( 'init', function () { register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) ); } );
class WC_Cart {
  function get_cart_subtotal() { return '<span class="amount">&pound;39.98</span>'; }
  function get_cart_contents_count() { return 2; }
}
class WC_Shop { public $cart; function __construct() { $this->cart = is_admin() || defined( 'REST_REQUEST' ) ? null : new WC_Cart(); } }
class WC_Shortcodes {
  static function product_add_to_cart( $atts ) {
    return '<p class="product woocommerce add_to_cart_inline">' . ( 'TRUE' === $atts['show_price'] ? '<span class="amount">&pound;18.00</span>' : '' )
      . '<a href="?add-to-cart=' . $atts['id'] . '" class="button add_to_cart_button">Add to cart</a></p>';
  }
}
function WC() { return new WC_Shop(); }
function wc_get_cart_url() { return home_url( '/cart/' ); }
function wc_price( $price ) { return '<span class="amount">&pound;' . number_format( $price, 2 ) . '</span>'; }
function wc_get_product( $id ) { return 'product' === get_post_type( $id ) ? $id : false; }
function woocommerce_mini_cart() { echo '<ul class="woocommerce-mini-cart"><li>Beanie</li></ul>'; }
`;

const SAVED = '<!-- wp:islet/mini-cart /-->\n<!-- wp:islet/add-to-cart {"product":"1"} /-->';

test("in a shop, its cart and the button of a product are blocks, which the canvas shows as the shop prints them", async ({
  page,
  site,
  signIn,
}) => {
  await withCode(site, SHOP, async () => {
    const id = site.run(
      "echo wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Beanie', 'post_status' => 'publish' ) );",
    );
    await openNewPost(page, { site, signIn });
    await place(page, "Mini cart", "islet-mini-cart");
    const cart = canvasOf(page).locator('[data-type="islet/mini-cart"]');
    await expect(cart.getByRole("link", { name: "Cart £0.00 0" })).toBeVisible();
    await place(page, "Add to cart", "islet-add-to-cart");
    const button = canvasOf(page).locator('[data-type="islet/add-to-cart"]');
    await expect(button).toHaveText("£18.00 Add to cart");
    await page.getByRole("combobox", { name: "Product" }).selectOption({ label: "The product of the page" });
    await expect(button).toContainText("Visitors see the button of the page's product");
    await page.getByRole("combobox", { name: "Product" }).selectOption({ label: "Beanie" });
    await page.getByRole("checkbox", { name: "Price" }).uncheck();
    await expect(button).toHaveText("Add to cart");
    await page.goto(await publish(page));
    await expect(page.getByRole("link", { name: "Add to cart" })).toHaveAttribute(
      "href",
      `?add-to-cart=${id}`,
    );
    // It becomes a button with the first press.
    await page.getByRole("link", { name: "Cart £39.98 2" }).click();
    await expect(page.getByRole("dialog", { name: "Cart" })).toContainText("Beanie");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Cart £39.98 2" })).toBeFocused();
    await expectQuiet(page);
    expect(site.complaints()).toEqual([]);
  });
});

test("without a shop nobody finds these blocks, and saved ones print nothing", async ({
  page,
  site,
  signIn,
}) => {
  await openNewPost(page, { site, signIn });
  await page
    .getByRole("button", { name: /block inserter/i })
    .first()
    .click();
  const library = page.getByRole("region", { name: "Block Library" });
  await library.getByRole("searchbox").fill("cart");
  await expect(library.getByText("No results found.")).toBeVisible();
  await setBlocks(page, SAVED);
  await expect(canvasOf(page).locator('[data-type="islet/mini-cart"]')).toContainText("nothing to show here");
  await expect(hostOf(page, "mini-cart")).toHaveCount(0);
  await page.goto(publishPage(site, SAVED));
  await expect(page.locator("[data-widget], .add_to_cart_button")).toHaveCount(0);
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
