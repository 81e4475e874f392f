import type { Browser } from "@playwright/test";
import { hostOf, openSection, place, publish } from "./editor/block-editor.ts";
import { loadAndFilter, makePosts, placePosts, turnPagesWithoutScripts } from "./editor/listed-posts.ts";
import { openNewPost } from "./editor/new-post.ts";
import { widgetsOfEditors } from "./editor/widgets.ts";
import { shoot } from "./shoot.ts";
import type { WordPressSite } from "./site/start-site.ts";
import { withCode } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const all = Object.values(await widgetsOfEditors());
const widgets = all.filter(({ controls }) => controls.some(({ from }) => from === "menu"));
const lists = all.filter(({ controls }) => controls.some(({ from, row }) => from?.endsWith("posts") && !row));

/**
 * Two menus: one of Appearance → Menus with a link to a private page, HTML in a title, an address that runs code and items
 * down to a fourth level, and a navigation of the block editor.
 */
const makeMenus = (site: WordPressSite) =>
  site.run(`
    wp_delete_nav_menu( 'main' );
    foreach ( get_posts( array( 'post_type' => array( 'page', 'wp_navigation' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
      wp_delete_post( $post->ID, true );
    }
    $page = fn( $title, $status ) => wp_insert_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_status' => $status ) );
    $about = $page( 'About us', 'publish' );
    $secret = $page( 'Secret plans', 'private' );
    $menu = wp_create_nav_menu( 'Main' );
    $add = function ( $item ) use ( $menu ) {
      $id = wp_update_nav_menu_item( $menu, 0, $item + array( 'menu-item-status' => 'publish' ) );
      if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); }
      return $id;
    };
    $link = fn( $title, $url, $below = 0 ) => $add( array( 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-parent-id' => $below ) );
    foreach ( array( $about, $secret ) as $id ) {
      $add( array( 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $id ) );
    }
    $shop  = $link( '<b>Shop</b> &amp; more <script>alert(1)</script>', '/shop/' );
    $lamps = $link( 'Lamps', '/lamps/', $shop );
    $desk  = $link( 'Desk lamps', '/desk/', $lamps );
    $link( 'Fourth level', '/fourth/', $desk );
    update_post_meta( $link( 'Runs code', '/code/' ), '_menu_item_url', 'javascript:alert(1)' );
    $blocks = '<!-- wp:navigation-link {"label":"Footer link","url":"/foot/"} /--><!-- wp:navigation-submenu {"label":"Below","url":"#"} --><!-- wp:page-list /--><!-- /wp:navigation-submenu -->'
      . '<!-- wp:navigation-link {"label":"Secret","kind":"post-type","id":' . $secret . ',"url":"/secret/"} /-->';
    wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Zum Fuß', 'post_name' => 'footer', 'post_status' => 'publish', 'post_content' => wp_slash( $blocks ) ) );
  `);

/** Sees the links of each menu that is printed, in a browser without JavaScript. */
async function seeWithoutScripts(browser: Browser, url: string) {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(url);
  for (const { name } of widgets) {
    const host = page.locator(`[data-widget=${name}]`);
    await expect(host.getByRole("link", { name: "About us", exact: true })).toBeVisible();
    await expect(host.getByRole("link", { name: "Lamps", exact: true })).toHaveAttribute("href", "/lamps/");
    // Each is seen, with nothing over it.
    for (const title of ["About us", "Lamps", "Desk lamps", "Fourth level"])
      await host.getByRole("link", { name: title, exact: true }).click({ trial: true });
    await expect(host.getByText("Runs code", { exact: true }).last()).not.toHaveAttribute("href");
  }
  const html = await page.content();
  expect(html).not.toMatch(/Secret plans|javascript:alert|<b>Shop/);
  await shoot(page, "menus-390-without-scripts", { fullPage: true });
  await page.close();
}

test("a menu and posts of the site are in new blocks at once, and on the page with and without JavaScript", async ({
  page,
  browser,
  site,
  signIn,
}) => {
  test.setTimeout(300_000);
  expect(widgets.map(({ name }) => name)).toEqual(["nav-menu", "dropdown-menu", "select-menu"]);
  makeMenus(site);
  makePosts(site);
  await openNewPost(page, { site, signIn });
  for (const widget of widgets)
    await test.step(widget.name, async () => {
      await place(page, widget.title, `islet-${widget.name}`);
      const host = hostOf(page, widget.name);
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
      await expect(host.getByText("About us", { exact: true }).first()).toBeAttached();
      const section = await openSection(page, widget.groups[0]?.title ?? "");
      const choice = section.getByLabel("Menu of the site", { exact: true });
      await expect(choice).toHaveValue("main");
      await choice.selectOption({ label: "Zum Fuß" });
      await expect(host.getByText("Footer link", { exact: true }).first()).toBeAttached();
      await choice.selectOption({ label: "Items that are written here" });
      await expect(host.getByText("Second item", { exact: true }).first()).toBeAttached();
      await choice.selectOption("main");
      await expect(host.getByText("Desk lamps").first()).toBeAttached();
    });
  expect(lists.map(({ name }) => name)).toEqual(["posts", "grid", "portfolio"]);
  for (const widget of lists) await test.step(widget.name, () => placePosts(page, widget));
  await shoot(page, "lists-editor", { fullPage: true });
  await expectQuiet(page);
  const url = await publish(page);
  await seeWithoutScripts(browser, url);
  await turnPagesWithoutScripts(browser, url);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    // It loads once somebody uses it.
    await page.locator("[data-widget=select-menu] select").focus();
    for (const { name } of widgets)
      await expect(page.locator(`[data-widget=${name}]`)).toHaveAttribute("data-widget-state", "mounted");
    await shoot(page, `menus-${width}`, { fullPage: true });
  }
  await loadAndFilter(page);
  const menu = page.locator("[data-widget=nav-menu]");
  await menu.getByRole("button", { name: /^Shop & more/ }).focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Lamps", exact: true })).toBeVisible();
  await expectNoAxeViolations(page, ".wp-block-post-content");
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a carousel shows posts of the site in the place of its slides, and the slides again", async ({
  page,
  site,
  signIn,
}) => {
  makePosts(site);
  await openNewPost(page, { site, signIn });
  await place(page, "Carousel of posts", "islet-carousel");
  const host = hostOf(page, "carousel");
  await expect(host.getByRole("heading", { name: "Post 6" })).toBeVisible();
  const section = await openSection(page, "Slides");
  const type = section.getByLabel("Posts of the site", { exact: true });
  await type.selectOption({ label: "Items that are written here" });
  await expect(host.getByRole("heading", { name: "Post 6" })).toHaveCount(0);
  await type.selectOption({ label: "Posts" });
  await section.getByLabel("Number", { exact: true }).fill("4");
  await expect(host.getByRole("heading", { name: "Post 3", exact: true })).toHaveCount(0);
  await expectQuiet(page);
  await page.goto(await publish(page));
  const slides = page.locator(".islet-carousel__slide");
  await expect(page.locator("[data-widget=carousel]")).toHaveAttribute("data-widget-state", "mounted");
  await expect(slides.getByRole("link", { name: "Post 6" })).toBeVisible();
  await expect(slides.filter({ hasText: "Vault" })).not.toContainText("Words of post");
  await expectNoAxeViolations(page, ".wp-block-post-content");
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a shortcode and a theme's call name a menu, mark the page, and print nothing once the menu is deleted", async ({
  page,
  site,
}) => {
  makeMenus(site);
  const url = site.run(`
    $content = '<p>Before</p>[islet widget="nav-menu" menu="footer" label="Foot"][islet widget="dropdown-menu" menu="main"]';
    $post = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Menus & more', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) );
    echo get_permalink( $post );
  `);
  const themeMenu = `
    add_action( 'wp_footer', function () { Islet\\render( 'select-menu', array( 'menu' => 'main' ) ); } );
  `;
  await withCode(site, themeMenu, async () => {
    await page.goto(url);
    const foot = page.getByRole("navigation", { name: "Foot" });
    await foot.getByRole("button", { name: "Below" }).click();
    await expect(foot.getByRole("link", { name: "Menus & more" })).toHaveAttribute("aria-current", "page");
    await expect(foot.getByText("Secret")).toHaveCount(0);
    await expect(page.locator("[data-widget]")).toHaveCount(3);
    site.run(
      "wp_delete_nav_menu( 'main' ); wp_delete_post( get_page_by_path( 'footer', OBJECT, 'wp_navigation' )->ID, true );",
    );
    await page.goto(url);
    await expect(page.getByText("Before")).toBeVisible();
    await expect(page.locator("[data-widget]")).toHaveCount(0);
  });
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
