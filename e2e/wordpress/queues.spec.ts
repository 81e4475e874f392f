import { PRESETS, STOCK_JOBS } from "#presets/stock.ts";
import { ALIASES, FOLDERS, PLUGIN_SCRIPTS, QUEUES } from "../../fixtures/queues.ts";
import { choose, publish, withCode } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

const EVERYTHING = { presets: Object.keys(PRESETS), jobs: STOCK_JOBS.map(({ id }) => id) };

const json = (value: object) => `json_decode( <<<'JSON'\n${JSON.stringify(value)}\nJSON, true )`;

/** Registers the plugins' scripts, and enqueues those of `?queue=`; `?asks=` is what another plugin's script depends on. */
const PLUGINS = `
  function test_queue( $place ) {
    $queues = ${json(QUEUES)};
    return $queues[ wp_unslash( $_GET['queue'] ?? '' ) ][ $place ] ?? array();
  }
  add_action( 'wp_enqueue_scripts', function () {
    foreach ( ${json(PLUGIN_SCRIPTS)} as $handle => $needs ) {
      $folder = ${json(FOLDERS)}[ $handle ] ?? '';
      wp_register_script( $handle, includes_url( "js/comment-reply.js?$folder$handle" ), $needs, '1', true );
    }
    foreach ( ${json(ALIASES)} as $handle => $needs ) {
      wp_register_script( $handle, false, $needs, '1', true );
    }
    array_map( 'wp_enqueue_script', test_queue( 'head' ) );
    if ( isset( $_GET['asks'] ) ) {
      wp_enqueue_script( 'other', includes_url( 'js/comment-reply.js' ), array( $_GET['asks'] ), '1', true );
    }
  } );
  add_action( 'wp_footer', function () { array_map( 'wp_enqueue_script', test_queue( 'late' ) ); }, 5 );
`;

/** The names of the scripts in a page's HTML, in their order, without Islet's own. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].flatMap(([tag]) => {
    const [, handle = ""] = /\sid=["'](.+?)-js["']/.exec(tag) ?? [];
    return handle && handle !== "islet" ? [handle] : [];
  });

test.afterEach(({ site }) => {
  choose(site, {});
});

test("with every job handed over, no kind of page loads a script of a plugin's or jQuery, unless another plugin asks for it", async ({
  site,
}) => {
  const load = async (queue: string, more = "") =>
    scriptsIn(await (await fetch(`${site.origin}/?queue=${encodeURIComponent(queue)}${more}`)).text());
  await withCode(site, PLUGINS, async () => {
    for (const queue of Object.keys(QUEUES)) expect(await load(queue), queue).toContain("jquery-core");
    choose(site, EVERYTHING);
    for (const queue of Object.keys(QUEUES)) expect(await load(queue), queue).toEqual([]);
    expect(await load("checkout", "&asks=selectWoo")).toEqual([
      ...["jquery-core", "jquery-migrate", "selectWoo", "other"],
    ]);
    expect(await load("shop", "&asks=wc-geolocation")).toEqual([
      ...["jquery-core", "jquery-migrate", "wc-js-cookie", "wc-geolocation", "other"],
    ]);
  });
  expect(site.complaints()).toEqual([]);
});

test("the page says which stock scripts are off; an editor's page and one without a job handed over say nothing", async ({
  page,
  site,
}) => {
  // The home page shows the posts of other tests, which may have work for the preset.
  const path = publish(site, "<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->");
  const said = async () => {
    await page.goto(path);
    return (
      JSON.parse((await page.locator("#islet-config").textContent()) ?? "") as { scripts_off?: string[] }
    ).scripts_off;
  };
  choose(site, { presets: ["woocommerce"], jobs: ["woocommerce-cart", "woocommerce-attribution"] });
  // A page of blocks keeps the scripts that have work on every page, unless the site has more for Islet to do there.
  expect(await said()).toEqual(["wc-cart"]);
  choose(site, {
    presets: ["woocommerce", "pojo"],
    jobs: ["woocommerce-cart", "woocommerce-attribution"],
  });
  expect(await said()).toEqual(["wc-cart", "sourcebuster-js", "wc-order-attribution"]);
  choose(site, { presets: ["woocommerce"] });
  expect(await said()).toBeUndefined();
  choose(site, { presets: ["pojo"], jobs: ["woocommerce-cart", "<script>"] });
  expect(await said()).toBeUndefined();
});

/** A theme's handler for several events, as the stock scripts bind theirs. */
const THEME = `
  add_action( 'wp_enqueue_scripts', function () {
    wp_enqueue_script( 'theme', includes_url( 'js/comment-reply.js' ), array( 'jquery' ), '1', true );
    wp_add_inline_script( 'theme', 'jQuery( document.body ).on( "added_to_cart wc_fragment_refresh updated_wc_div item_removed_from_classic_cart", function () {} );' );
  } );
`;
const ORDERING = `<!-- wp:html --><form class="woocommerce-ordering"><select name="orderby" class="orderby" aria-label="Order"><option>Price</option></select></form><!-- /wp:html -->`;

test("a theme's handler for several events takes no job that was handed over from Islet", async ({
  page,
  site,
}) => {
  const path = publish(site, ORDERING);
  choose(site, EVERYTHING);
  await withCode(site, THEME, async () => {
    await page.goto(path);
    await expect(page.locator(".woocommerce-ordering[data-widget-state]")).toHaveCount(1);
    expect(await page.evaluate(() => "jQuery" in window)).toBe(true);
    await expectQuiet(page);
  });
});

const SNIPPET = `<!-- wp:html --><p id="word">Before</p><script>jQuery(function ($) { $("#word").text("After"); });</script><!-- /wp:html -->`;
const SLIDESHOW = `<!-- wp:html --><div class="pojo-slideshow"></div><script>jQuery(function ($) { $("div.pojo-slideshow-1").bxSlider({ "pause": 4000 }); });</script><!-- /wp:html -->`;

test("a snippet in a post that uses jQuery runs, though the stock scripts that brought it are off", async ({
  page,
  site,
}) => {
  const [snippet, slideshow, plain] = [SNIPPET, SLIDESHOW, "<p>jQuery( in words</p>"].map(
    (content) => `${publish(site, content)}?queue=theme of Pojo`,
  ) as [string, string, string];
  const hasJQuery = () => page.evaluate(() => "jQuery" in window);
  choose(site, EVERYTHING);
  await withCode(site, PLUGINS, async () => {
    await page.goto(snippet);
    await expect(page.locator("#word")).toHaveText("After");
    await expect(page.locator("#jquery-core-js, #jquery-migrate-js, [src*=comment-reply]")).toHaveCount(2);
    for (const path of [slideshow, plain]) {
      await page.goto(path);
      expect(await hasJQuery()).toBe(false);
      await expect(page.locator("#islet-jquery")).toHaveCount(0);
    }
    await expectQuiet(page);
  });
  expect(site.complaints()).toEqual([]);
});

/**
 * A theme that collects its head before it prints it and ends early, a plugin that changes the page, and one that puts all
 * output together at the end.
 */
const COLLECTS = `
  add_action( 'init', function () {
    if ( isset( $_GET['together'] ) ) {
      ob_start();
    }
  } );
  add_action( 'shutdown', function () {
    if ( isset( $_GET['together'] ) ) {
      for ( $page = ''; ob_get_level(); ) {
        $page .= ob_get_clean();
      }
      echo $page;
    }
  }, 0 );
  add_action( 'wp_enqueue_scripts', function () {
    wp_enqueue_script( 'wc-cart', includes_url( 'js/comment-reply.js' ), array( 'jquery' ), '1', true );
  } );
  add_action( 'template_redirect', function () {
    ob_start( function ( $html ) { return str_replace( 'WORD', 'changed', $html ); } );
  } );
  add_filter( 'template_include', function () { return __FILE__; } );
  // This file is the template, too.
  if ( did_action( 'template_redirect' ) ) {
    ob_start();
    wp_head();
    $head = ob_get_clean();
    echo "<!doctype html><html><head>$head</head><body>WORD", str_repeat( 'x', 100000 );
    if ( isset( $_GET['snippet'] ) ) { echo '<script>jQuery( run );</script>'; }
    wp_footer();
    echo '</body></html>';
    exit;
  }
`;

test("a page stays whole where a theme or another plugin collects what it prints", async ({ site }) => {
  choose(site, EVERYTHING);
  await withCode(site, COLLECTS, async () => {
    for (const [query, word, scripts] of [
      ["", "changed", []],
      ["?snippet", "changed", ["jquery-core", "jquery-migrate"]],
      // Nobody looks into a page that another plugin takes first.
      ["?snippet&together", "WORD", []],
    ] as const) {
      const html = await (await fetch(`${site.origin}/${query}`)).text();
      const [head = "", body = ""] = html.split("</head>");
      expect(head.slice(0, 27)).toBe("<!doctype html><html><head>");
      expect(body.slice(0, 14)).toBe(`<body>${word}x`.padEnd(14, "x"));
      expect([body.split("x").length > 100_000, body.slice(-14)]).toEqual([true, "</body></html>"]);
      expect(scriptsIn(head)).toEqual(scripts);
      expect(scriptsIn(html)).toEqual(scripts);
    }
  });
  expect(site.complaints()).toEqual([]);
});
