import { activatePlugin } from "./site/activate-plugin.ts";
import { choose, publish, withCode } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, expectQuiet, test, troubles } from "./test.ts";

const SCREEN = "/wp-admin/options-general.php?page=islet";

test.afterEach(({ site }) => {
  choose(site, {});
});

/** A shop's script with an object, and a plugin's that depends on it. */
const SCRIPTS = `
  define( 'WC_VERSION', '10.9.1' );
  add_action( 'wp_enqueue_scripts', function () {
    wp_enqueue_script( 'wc-cart', includes_url( 'js/wp-util.js' ), array( 'jquery', 'underscore' ), '1', true );
    wp_localize_script( 'wc-cart', 'wc_cart_params', array( 'apply_coupon_nonce' => 'aaaaaaaaaa' ) );
    wp_add_inline_script( 'wc-cart', 'throw new Error( "The script is not there." );' );
    if ( isset( $_GET['dependant'] ) ) {
      wp_enqueue_script( 'dependant', includes_url( 'js/comment-reply.js' ), array( 'wc-cart' ), '1', true );
    }
  } );
`;

test("a site owner hands a job over by keyboard: its script is off, its object and what depends on it stay", async ({
  page,
  site,
  signIn,
}) => {
  await withCode(site, SCRIPTS, async () => {
    // The home page shows the posts of other tests.
    const path = publish(site, "<p>No widget</p>");
    await signIn("admin", path);
    await expect(page.locator("#wc-cart-js")).toHaveCount(1);
    troubles(page).pageErrors.length = 0;
    await page.goto(SCREEN);
    const shop = page.getByRole("checkbox", { name: "Use the preset WooCommerce" });
    await shop.focus();
    await page.keyboard.press("Space");
    await expect(shop).toBeChecked();
    const job = page.getByRole("group", { name: "Cart page" });
    await expect(job).toContainText(/Saves [\d.]+ KB \([\d.]+ KB compressed\) on the page \/\S*: *wc-cart/i);
    await job.getByRole("radio", { name: "Stands back" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(job.getByRole("radio", { name: "Takes over" })).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Settings saved.")).toBeVisible();
    await expect(
      page.getByRole("group", { name: "Cart page" }).getByRole("radio", { name: "Takes over" }),
    ).toBeChecked();
    await expectNoAxeViolations(page, "#wpbody-content .wrap");

    await page.goto(path);
    await expect(page.locator("#wc-cart-js, #jquery-core-js, #underscore-js")).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "wc_cart_params"))).toEqual({
      apply_coupon_nonce: "aaaaaaaaaa",
    });
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}dependant`);
    await expect(page.locator("#dependant-js, #jquery-core-js")).toHaveCount(2);
    await expect(page.locator("#wc-cart-js")).toHaveCount(0);
    await expectQuiet(page);
  });
  expect(site.complaints()).toEqual([]);
});

/** What a shop's account page queues, and beside it a theme's slider. */
const ACCOUNT = `
  define( 'WC_VERSION', '10.9.1' );
  add_action( 'wp_enqueue_scripts', function () {
    if ( ! is_page() ) {
      return;
    }
    wp_enqueue_script( 'woocommerce', includes_url( 'js/wp-util.js' ), array( 'jquery' ), '1', true );
    wp_enqueue_script( 'wc-password-strength-meter', includes_url( 'js/comment-reply.js' ), array( 'jquery', 'password-strength-meter' ), '1', true );
    wp_register_script( 'wc-checkout', includes_url( 'js/wp-util.js' ), array( 'jquery' ), '1', true );
    if ( isset( $_GET['slider'] ) ) {
      wp_enqueue_script( 'slider', includes_url( 'js/heartbeat.js' ), array( 'jquery' ), '1', true );
    }
  } );
`;

test("sizes count the libraries that go with a job, and jQuery with all of them, on the page that was seen", async ({
  page,
  site,
  signIn,
}) => {
  const path = publish(site, "Account");
  await withCode(site, ACCOUNT, async () => {
    choose(site, { presets: ["woocommerce"] });
    await signIn("admin", path);
    await page.goto(SCREEN);
    const strength = page.getByRole("group", { name: "Strength of new passwords" });
    await expect(strength).toContainText(/Saves 8\d\d\.\d KB/);
    await expect(strength).toContainText("zxcvbn-async");
    await expect(strength).not.toContainText("jquery");
    await expect(
      page.getByText(/All jobs together save [\d.]+ [KM]B .* That includes jQuery\./),
    ).toContainText(` on the page ${path}.`);
    await expect(page.getByRole("group", { name: "Checkout, and saving a payment method" })).toContainText(
      "Not seen on this site yet by a signed-in administrator: wc-checkout",
    );
    await page.goto(`${path}?slider`);
    await page.goto(SCREEN);
    await expect(page.getByText(/All jobs together save .* jQuery is not part of it/)).toBeVisible();
  });
  expect(site.complaints()).toEqual([]);
});

test("one press hands all jobs of a preset over, and one gives them back, without JavaScript, too", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await withCode(site, "define( 'SBIVER', '6.10.0' );", async () => {
    await page.goto("/?sign-in=admin");
    await page.goto(SCREEN);
    const feeds = page.getByRole("checkbox", { name: "Use the preset Smash Balloon" });
    await expect(feeds).toHaveAccessibleDescription(/Smash Balloon 6\.10\.0 is active\./);
    await expect(page.getByRole("checkbox", { name: "Use the preset Elementor" })).toBeHidden();
    await page.getByText("Who does each job (2)").first().click();
    await page.getByRole("button", { name: "Let Islet take over all jobs of Smash Balloon" }).click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
    await expect(feeds).toBeChecked();
    const taken = page.getByRole("radio", { name: "Takes over", checked: true });
    await expect(taken).toHaveCount(2);
    await page.getByRole("button", { name: "Give all jobs back to Smash Balloon" }).click();
    await expect(taken).toHaveCount(0);
    await expect(feeds).toBeChecked();
  });
  await context.close();
  expect(site.complaints()).toEqual([]);
});

/** A shop whose cart and product lists are blocks, and whose checkout is the classic shortcode. */
const BLOCK_CART = `
  define( 'WC_VERSION', '10.9.1' );
  function wc_get_page_id( $page ) { return get_page_by_path( "block-$page" )->ID ?? -1; }
  add_filter( 'get_block_templates', function ( $templates, $query ) {
    if ( array( 'archive-product' ) === ( $query['slug__in'] ?? array() ) ) {
      $templates[0]          = new WP_Block_Template();
      $templates[0]->content = '<!-- wp:woocommerce/product-collection /-->';
    }
    return $templates;
  }, 10, 2 );
`;

test("the screen says what Islet leaves to the shop's blocks, and promises nothing there", async ({
  page,
  site,
  signIn,
}) => {
  site.run(`
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'block-cart', 'post_title' => 'Cart',
      'post_content' => '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"></div><!-- /wp:woocommerce/cart -->' ) );
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'block-checkout', 'post_title' => 'Checkout', 'post_content' => '[woocommerce_checkout]' ) );
  `);
  choose(site, { presets: ["woocommerce"] });
  await withCode(site, BLOCK_CART, async () => {
    await signIn("admin", SCREEN);
    await expect(page.getByText("Your cart page is made of blocks. Islet does not touch it")).toBeVisible();
    await expect(page.getByRole("group", { name: "Cart page" })).toContainText(
      "Saves nothing: your page is made of blocks",
    );
    await expect(page.getByText("Your shop lists products with blocks.")).toBeVisible();
    await expect(page.getByText("Your checkout is made of blocks")).toHaveCount(0);
    await expect(
      page.getByRole("group", { name: "Checkout, and saving a payment method" }),
    ).not.toContainText("blocks");
  });
  expect(site.complaints()).toEqual([]);
});

test("one press beside a job allows the site that it uses; the page configuration names its host", async ({
  page,
  site,
  signIn,
}) => {
  choose(site, { presets: ["elementor"], hosts: ["www.paypal.com"] });
  await withCode(site, "define( 'ELEMENTOR_VERSION', '3.35.6' );", async () => {
    await signIn("admin", SCREEN);
    const youtube = page.getByRole("listitem").filter({ hasText: "www.youtube-nocookie.com" }).first();
    await youtube.getByRole("button", { name: "Allow YouTube" }).click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
    await expect(youtube).toContainText("Allowed");
    await expect(youtube.getByRole("button")).toHaveCount(0);
    await expect(page.getByLabel("Allowed hosts")).toHaveValue("www.paypal.com\nwww.youtube-nocookie.com");
    await expect(page.getByLabel("Allowed hosts")).toHaveAccessibleDescription(
      /start by themselves also wait for .* consent/,
    );
    await page.goto("/");
    expect(JSON.parse((await page.locator("#islet-config").textContent()) ?? "")).toMatchObject({
      allowed_hosts: ["www.paypal.com", "www.youtube-nocookie.com"],
    });
  });
  expect(site.complaints()).toEqual([]);
});

/** The test site does without emoji's script; this site has it, as WordPress does. */
const EMOJI = `
  add_action( 'init', function () { add_action( 'wp_head', 'print_emoji_detection_script', 7 ); } );
`;

test("WordPress' script for emoji goes with its styles once the site owner chooses so", async ({
  page,
  site,
  signIn,
}) => {
  const loaded = async () => {
    await page.goto("/");
    return (await page.content()).match(/_wpemojiSettings|wp-emoji-styles|s\.w\.org/g) ?? [];
  };
  await withCode(site, EMOJI, async () => {
    await signIn("admin", SCREEN);
    expect(await loaded()).not.toEqual([]);
    await page.goto(SCREEN);
    const job = page.getByRole("group", { name: "WordPress' script for emoji" });
    await expect(job.getByRole("radio", { name: "WordPress loads its script" })).toBeChecked();
    await job.getByRole("radio", { name: "Without it" }).check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(job.getByRole("radio", { name: "Without it" })).toBeChecked();
    expect(await loaded()).toEqual([]);
  });
  expect(site.complaints()).toEqual([]);
});

/** A script that another one brings along does a job of its own; a library has an object. */
const CHECKOUT = `
  add_action( 'wp_enqueue_scripts', function () {
    wp_register_script( 'wc-country-select', includes_url( 'js/comment-reply.js' ), array( 'jquery' ), '1', true );
    wp_localize_script( 'wc-country-select', 'wc_country_select_params', array( 'countries' => '{}' ) );
    wp_enqueue_script( 'wc-checkout', includes_url( 'js/wp-util.js' ), array( 'wc-country-select', 'password-strength-meter' ), '1', true );
    wp_localize_script( 'wc-checkout', 'wc_checkout_params', array( 'is_checkout' => '1' ) );
  } );
`;

test("a script that comes with one of a job keeps its objects, and stays if its own job is not handed over", async ({
  page,
  site,
}) => {
  const objects = () =>
    page.evaluate(() =>
      ["wc_checkout_params", "wc_country_select_params", "pwsL10n"].filter((name) => name in window),
    );
  await withCode(site, CHECKOUT, async () => {
    choose(site, { presets: ["woocommerce"], jobs: ["woocommerce-checkout", "woocommerce-states"] });
    await page.goto("/");
    expect(await objects()).toEqual(["wc_checkout_params", "wc_country_select_params", "pwsL10n"]);
    await expect(
      page.locator("#wc-checkout-js, #wc-country-select-js, #password-strength-meter-js, #jquery-core-js"),
    ).toHaveCount(0);

    choose(site, { presets: ["woocommerce"], jobs: ["woocommerce-checkout"] });
    await page.goto("/");
    expect(await objects()).toEqual(["wc_checkout_params", "wc_country_select_params", "pwsL10n"]);
    await expect(page.locator("#wc-country-select-js, #jquery-core-js")).toHaveCount(2);
    await expect(page.locator("#wc-checkout-js, #password-strength-meter-js")).toHaveCount(0);
    await expectQuiet(page);
  });
  expect(site.complaints()).toEqual([]);
});

/** A shop's script that an optimiser has put into a file with others, which runs at the first touch. */
const JOINED = `
  add_action( 'wp_enqueue_scripts', function () {
    wp_enqueue_script( 'wc-add-to-cart', '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js', array(), '1', true );
    wp_localize_script( 'wc-add-to-cart', 'wc_add_to_cart_params', array( 'i18n_view_cart' => 'Basket' ) );
  } );
  add_filter( 'script_loader_tag', function ( $tag, $handle ) { return 'wc-add-to-cart' === $handle ? '' : $tag; }, 10, 2 );
`;
const SHOP = `<!-- wp:html --><form class="woocommerce-ordering"><select name="orderby" class="orderby" aria-label="Order"><option>Price</option></select></form>
<ul class="products"><li class="product"><a class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=1" data-product_id="1">Add</a></li></ul><!-- /wp:html -->`;

test("the job of a script that an optimiser has joined with others is left to it; a job that was handed over is done at once", async ({
  page,
  site,
}) => {
  const path = publish(site, SHOP);
  const isServed = (selector: string, count: number) =>
    expect(page.locator(`${selector}[data-widget-state]`)).toHaveCount(count);
  await withCode(site, JOINED, async () => {
    choose(site, { presets: ["woocommerce"] });
    await page.goto(path);
    await isServed(".woocommerce-ordering", 1);
    await isServed(".products", 0);

    choose(site, { presets: ["woocommerce"], jobs: ["woocommerce-buttons"] });
    await page.goto(path);
    await isServed(".products", 1);
    await expect(page.locator("#islet-stock-scripts")).toHaveCount(0);
    // An object in the joined file would come too late.
    await expect(page.locator("#wc-add-to-cart-js-extra")).toHaveAttribute("data-no-optimize", "1");
    await expectQuiet(page);
  });
  expect(site.complaints()).toEqual([]);
});

test("what cannot be used is told beside its field and stays there for mending", async ({ page, signIn }) => {
  await signIn("admin", SCREEN);
  const [hosts, markers] = [page.getByLabel("Allowed hosts"), page.getByLabel("Markers")];
  await hosts.fill("https://www.paypal.com/pay\nno host");
  const wrong =
    '[{"selector":"h1 >","widget":"countdown","settings":{"end_date":"soon"}},{"selector":"p","widget":"countdwn"}]';
  await markers.fill(wrong);
  await page.keyboard.press("Tab");
  const told = page.locator("#islet-markers-problem");
  await expect(told).toContainText('Marker 1: "h1 >" is no CSS selector.');
  await expect(told).toContainText("settings.end_date must be seconds since 1970");
  await expect(told).toContainText('did you mean "countdown"?');
  await expect(markers).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator(".settings-error")).toHaveText([
    /No host: no host/,
    /Marker 2: No widget is called/,
  ]);
  await expect(markers).toHaveValue(wrong);
  await hosts.fill("www.paypal.com");
  await markers.fill('[{"selector":"h1","widget":"reveal"}]');
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await page.goto("/");
  expect(JSON.parse((await page.locator("#islet-config").textContent()) ?? "")).toMatchObject({
    allowed_hosts: ["www.paypal.com"],
    markers: [{ selector: "h1", widget: "reveal" }],
  });
});

test("who may not publish scripts reads hosts and markers and why they are locked, and no request changes them", async ({
  page,
  site,
  signIn,
}) => {
  const markersOfSite = [{ selector: "h1", widget: "reveal" }];
  const stored = { hosts: ["www.paypal.com"], widgets: ["countdown"], markers: markersOfSite };
  const hostile =
    '[{"selector":"body","widget":"payment-popup-triggers","settings":{"inline_scripts":true}}]';
  const kept = () => JSON.parse(site.run("echo wp_json_encode( get_option( 'islet' ) );")) as object;
  choose(site, stored);
  await withCode(site, "define( 'DISALLOW_UNFILTERED_HTML', true );", async () => {
    await signIn("admin", SCREEN);
    const [hosts, markers] = [page.getByLabel("Allowed hosts"), page.getByLabel("Markers")];
    const widgets = page.getByLabel("Allowed widgets");
    await expect(hosts).toHaveValue("www.paypal.com");
    await expect(widgets).toHaveValue("countdown");
    for (const field of [hosts, widgets, markers]) {
      await expect(field).not.toBeEditable();
      await expect(field).toHaveAccessibleDescription(/You cannot change this\. .*"unfiltered_html"/);
    }
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
    expect(kept()).toEqual(stored);

    await markers.evaluate((field: HTMLTextAreaElement, value) => {
      Object.assign(field, { name: "islet[markers]", value });
    }, hostile);
    await hosts.evaluate((field: HTMLTextAreaElement) => {
      Object.assign(field, { name: "islet[hosts]", value: "evil.example" });
    });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.locator(".settings-error")).toContainText(
      "Allowed hosts, widgets and markers were not changed",
    );
    expect(kept()).toEqual(stored);
    await expectNoAxeViolations(page, "#wpbody-content .wrap");
  });
  expect(site.complaints()).toEqual([]);
});

test("others than site owners have no settings screen", async ({ page, signIn }) => {
  await signIn("contributor", SCREEN);
  await expect(page.getByText("you are not allowed to access this page")).toBeVisible();
});

test("the plugin leaves nothing when it is deleted", async ({ page, site, signIn }) => {
  choose(site, { presets: ["elementor"], hosts: ["a.example"] });
  await withCode(site, SCRIPTS, () => signIn("admin", "/"));
  troubles(page).pageErrors.length = 0;
  site.run("update_option( 'islet_former', array() ); update_user_option( 1, 'islet_preview', array() );");
  const left = () =>
    site.run(
      `global $wpdb; echo json_encode( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%islet%'
        UNION SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%islet%'" ) );`,
    );
  expect(JSON.parse(left())).toEqual(
    expect.arrayContaining(["islet", "islet_sizes", "islet_former", "wp_islet_preview"]),
  );
  site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'islet/islet.php' ); uninstall_plugin( 'islet/islet.php' );`,
  );
  expect(JSON.parse(left())).toEqual([]);
  activatePlugin(site);
});
