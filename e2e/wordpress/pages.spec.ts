import type { Page } from "@playwright/test";
import { choose, publish, withCode } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

const countdown = '[islet widget="countdown" end_date="2099-01-01T00:00"]The sale ends soon.[/islet]';
const mounted = '[data-widget="countdown"][data-widget-state="mounted"]';

/** A header with a policy of nonces, and the nonce for whatever WordPress prints. */
const POLICY = `
  // A script of WordPress that writes HTML.
  remove_action( 'wp_footer', 'the_block_template_skip_link' );
  remove_action( 'wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link' );
  add_action( 'send_headers', function () {
    header( "Content-Security-Policy: default-src 'self'; script-src 'nonce-of-today' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet" );
  } );
  $with_nonce = function ( $attributes ) { return array( 'nonce' => 'of-today' ) + $attributes; };
  add_filter( 'wp_script_attributes', $with_nonce );
  add_filter( 'wp_inline_script_attributes', $with_nonce );
  add_filter( 'islet_csp_nonce', function () { return 'of-today'; } );
`;

test.afterEach(({ site }) => {
  choose(site, {});
});

test("a page loads Islet if it has a widget, and nothing if it has none; a strict policy finds no fault", async ({
  page,
  site,
}) => {
  const [plain, marked] = [publish(site, "<p>Words</p>"), publish(site, countdown)];
  await withCode(site, POLICY, async () => {
    await page.goto(plain);
    await expect(page.locator("#islet-config, #islet-js, #islet-css")).toHaveCount(0);
    await page.goto(marked);
    await expect(page.locator(mounted)).toBeVisible();
    await expect(page.locator("#islet-js")).toHaveAttribute("src", /\/islet\.js\?ver=[0-9a-f]{10}$/);
    await expectQuiet(page);
    choose(site, { presets: ["elementor"] });
    await page.goto(plain);
    await expect(page.locator("#islet-js")).toHaveCount(1);
    await expectQuiet(page);
  });
  expect(site.complaints()).toEqual([]);
});

test("without JavaScript visitors read what is between the tags of the shortcode; a contributor gets no script in", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(publish(site, countdown));
  await expect(page.getByText("The sale ends soon.")).toBeVisible();
  const hostile = site.run(`
    wp_set_current_user( get_user_by( 'login', 'contributor' )->ID );
    kses_init();
    $id = wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'pending', 'post_content' => wp_slash(
      '[islet widget="countdown" end_date="2099-01-01" parts="{}" expire_message="<img src=x onerror=alert(1)>" hosts="evil.example"]<script>alert(1)</script><b onclick="alert(1)">x</b>[/islet]' ) ) );
    echo apply_filters( 'the_content', get_post( $id )->post_content );
  `);
  expect(hostile).toContain('data-widget="countdown"');
  expect(hostile).not.toMatch(/<script|<img|onclick|parts|hosts/);
  await context.close();
});

/** What a theme prints below the content, after the head; a translation; and a shop's page. */
const SITE = `
  add_action( 'wp_footer', function () { echo do_shortcode( '${countdown}' ); }, 5 );
  add_filter( 'gettext_islet', function ( $text ) { return 'Close' === $text ? 'Luk' : $text; } );
  add_filter( 'locale', function ( $locale ) { return is_admin() ? $locale : 'da_DK_old'; } );
  function is_product() { return isset( $_GET['product'] ); }
  function is_checkout() { return false; }
  function is_cart() { return false; }
  function is_shop() { return false; }
  function is_product_taxonomy() { return false; }
  function is_account_page() { return false; }
`;

test("a widget that is found late has the script at the end of the page; the configuration has what differs from English", async ({
  page,
  site,
}) => {
  // Without a form of the shop the preset would wait.
  const path = publish(site, '<form class="cart"></form>');
  await withCode(site, SITE, async () => {
    await page.goto(path);
    await expect(page.locator(mounted)).toBeVisible();
    await expect(page.locator("body #islet-js")).toHaveCount(1);
    const config = JSON.parse((await page.locator("#islet-config").textContent()) ?? "") as object;
    expect(config).toMatchObject({ locale: "da-DK", i18n: { close: "Luk" }, is_editor: false });
    expect(config).not.toHaveProperty("i18n.view_cart");
    choose(site, { presets: ["woocommerce"] });
    await page.goto(`${path}?product`);
    const files = page.locator('link[rel="modulepreload"]');
    await expect(files.first()).toHaveAttribute("href", /\/plugins\/islet\/public\/chunks\/.+\.js$/);
    const answers = await Promise.all(
      (await files.all()).map(async (file) => page.request.get((await file.getAttribute("href")) ?? "")),
    );
    expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
    await expect(page.locator("#islet-js")).toHaveCount(1);
  });
  expect(site.complaints()).toEqual([]);
});

test("optimisers leave the script alone", async ({ page, site }) => {
  await page.goto(publish(site, countdown));
  const attributes = await page
    .locator("#islet-js")
    .evaluate((script) => [...script.attributes].map(({ name, value }) => `${name}=${value}`));
  expect(attributes).toEqual(
    expect.arrayContaining(["data-no-optimize=1", "data-noptimize=1", "nowprocket="]),
  );
  // Cloudflare demands this order.
  expect(attributes.indexOf("data-cfasync=false")).toBeLessThan(
    attributes.findIndex((attribute) => attribute.startsWith("src=")),
  );
  const lists = JSON.parse(
    site.run(`echo json_encode( array(
      apply_filters( 'rocket_delay_js_exclusions', array( '/a.js' ) ),
      apply_filters( 'autoptimize_filter_js_exclude', 'a.js' ),
      apply_filters( 'autoptimize_filter_js_exclude', array( 'a.js' => 'defer' ) ),
      apply_filters( 'js_do_concat', true, 'islet' ),
      apply_filters( 'js_do_concat', true, 'a' ),
      apply_filters( 'sgo_javascript_combine_exclude', array( 'a' ) ),
      apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="/wp-content/plugins/islet/public/islet.js?ver=1">' ),
      apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="/other.js">' ),
    ), JSON_UNESCAPED_SLASHES );`),
  ) as unknown;
  const file = "/wp-content/plugins/islet/public/islet.js";
  expect(lists).toEqual([
    ...[["/a.js", file], `a.js, ${file}`, { "a.js": "defer", [file]: "" }],
    ...[false, true, ["a", "islet"], false, true],
  ]);
});

/** The page as a cache keeps it: whoever asks gets what was printed for a visitor who was not signed in. */
async function cache(page: Page, path: string) {
  const body = await (await fetch(new URL(path, page.url()))).text();
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  return body;
}

const GUESTS = `<!-- wp:html --><section aria-label="Offer" data-widget="popup popup-triggers" data-settings='{"timing":{"logged_in":"yes"},"triggers":{"page_load":"yes","page_load_delay":0}}'><p>For guests</p></section><!-- /wp:html -->`;

test("a page from a cache asks who the visitor is: a popup for guests opens for guests alone", async ({
  page,
  site,
  signIn,
}) => {
  const path = publish(site, GUESTS);
  await page.goto("/wp-login.php");
  const body = await cache(page, path);
  expect(body).toContain("session_url");
  expect(body).not.toMatch(/"user"|"nonces"/);
  await page.goto(path);
  await expect(page.getByRole("dialog")).toContainText("For guests");

  // Not the profile: its script fails where a visitor leaves before it has started.
  await signIn("admin", "/wp-admin/edit.php");
  const answered = page.waitForResponse(/action=islet_session/);
  await page.goto(path);
  const session = await answered;
  expect(await session.json()).toMatchObject({ user: { logged_in: true, roles: ["administrator"] } });
  expect(session.request().method()).toBe("POST");
  expect(session.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator("[data-widget~=popup-triggers][data-widget-state=mounted]")).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await page.request.get("/wp-admin/admin-ajax.php?action=islet_session")).status()).toBe(405);
  await expectQuiet(page);
});

/** A list of a shop, and what answers an add to its cart. */
const LIST = `<!-- wp:html --><ul class="products"><li class="product"><a href="?add-to-cart=7" data-product_id="7" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" aria-label="Add cup">Add to cart</a></li></ul><!-- /wp:html -->`;
const SHOP = `
  add_action( 'init', function () {
    if ( 'add_to_cart' === ( $_GET['wc-ajax'] ?? '' ) ) {
      wp_send_json( array( 'fragments' => array( 'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content"></div>' ), 'cart_hash' => md5( $_POST['product_id'] ) ) );
    }
  } );
`;

/** A script of WordPress 7.1 asks when the document was ready, of which Playwright's clock knows nothing. */
const UNDER_CLOCK =
  /^TypeError: [^\n]+'domContentLoadedEventStart'[^\n]*\n[^\n]+\/wp-includes\/js\/dist\/script-modules\/interactivity\//;

test("a list from a day-old cache still adds to the cart", async ({ page, site }) => {
  choose(site, { presets: ["woocommerce"] });
  const path = publish(site, LIST);
  await withCode(site, SHOP, async () => {
    await page.goto("/wp-login.php");
    await cache(page, path);
    await page.clock.install({ time: Date.now() + 86_400_000 });
    await page.goto(path);
    await page.locator("[data-widget-marked~=add-to-cart][data-widget-state]").waitFor();
    const [added] = await Promise.all([
      page.waitForResponse(/wc-ajax=add_to_cart/),
      page
        .getByRole("button", { name: "Add cup" })
        .or(page.getByRole("link", { name: "Add cup" }))
        .click(),
    ]);
    expect(added.request().postData()).toContain("7");
    await expect(page.locator(".product a.added")).toBeVisible();
    await expectQuiet(page, [UNDER_CLOCK]);
  });
});

test("the block editor has Islet in its frame, as an editor's page, and its own words in the user's language", async ({
  page,
  signIn,
  site,
}) => {
  choose(site, { presets: ["woocommerce"] });
  const german = `add_filter( 'gettext_islet', function ( $text ) { return 'Add' === $text ? 'Hinzufügen' : $text; } );`;
  await withCode(site, german, async () => {
    await signIn("admin", "/wp-admin/post-new.php?post_type=page");
    const config = page.frameLocator('iframe[name="editor-canvas"]').locator("#islet-config");
    const fields = JSON.parse((await config.textContent({ timeout: 90_000 })) ?? "") as object;
    expect(fields).toMatchObject({ is_editor: true });
    expect(fields).not.toHaveProperty("presets");
    const word = await page.evaluate(() => {
      const { i18n } = Reflect.get(window, "wp") as { i18n: { __(text: string, domain: string): string } };
      return i18n.__("Add", "islet");
    });
    expect(word).toBe("Hinzufügen");
  });
  expect(site.complaints()).toEqual([]);
});
