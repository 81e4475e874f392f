import { type Browser, expect, type Page } from "@playwright/test";
import type { EditorWidget } from "#outputs/controls/editor-widget.ts";
import type { WordPressSite } from "../site/start-site.ts";
import { hostOf, openSection, place } from "./block-editor.ts";

/** Eight posts in two categories, of which one has a password and one is private. */
export const makePosts = (site: WordPressSite) =>
  site.run(`
    foreach ( get_posts( array( 'post_type' => 'post', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
      wp_delete_post( $post->ID, true );
    }
    $term   = fn( $name ) => term_exists( $name, 'category' ) ?: wp_insert_term( $name, 'category' );
    $care   = $term( 'Care' );
    $people = $term( 'People' );
    $make   = function ( $number, $category, $more = array() ) {
      $post = array( 'post_title' => "Post $number", 'post_content' => "<p>Words of post $number.</p>", 'post_status' => 'publish', 'post_date' => "2026-01-0$number 10:00:00" );
      wp_set_post_terms( wp_insert_post( $more + $post ), array( $category['term_id'] ), 'category' );
    };
    foreach ( range( 1, 6 ) as $number ) { $make( $number, $number % 2 ? $care : $people ); }
    $make( 7, $care, array( 'post_password' => 'open', 'post_title' => 'Vault' ) );
    $make( 8, $care, array( 'post_status' => 'private', 'post_title' => 'Secret plans' ) );
  `);

/** Places a list of posts, which has the newest ones at once, and has it show two posts of one category on a page. */
export async function placePosts(page: Page, widget: EditorWidget): Promise<void> {
  await place(page, widget.title, `islet-${widget.name}`);
  const host = hostOf(page, widget.name);
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  await expect(host.getByText("Post 6", { exact: true })).toBeAttached();
  const section = await openSection(page, widget.groups[0]?.title ?? "");
  await section.getByLabel("Number", { exact: true }).fill("2");
  await section.getByLabel("Only of", { exact: true }).fill("Care (Categories)");
  await page.keyboard.press("Enter");
  await expect(host.getByText("Post 6", { exact: true })).toHaveCount(0);
  await expect(host.getByText("Post 5", { exact: true })).toBeAttached();
  const type = section.getByLabel("Posts of the site", { exact: true });
  await type.selectOption({ label: "Items that are written here" });
  await expect(host.getByText("Second post", { exact: true })).toBeAttached();
  await type.selectOption({ label: "Posts" });
  await expect(host.getByText("Post 5", { exact: true })).toBeAttached();
}

/** Turns the pages of a list in a browser without JavaScript, each by the link that visitors see. */
export async function turnPagesWithoutScripts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(url);
  const list = page.locator("[data-widget=posts]");
  const titles = list.getByRole("heading");
  await expect(titles).toHaveText(["Protected: Vault", "Post 5"]);
  await list.getByRole("link", { name: "More posts" }).click();
  await expect(titles).toHaveText(["Post 3", "Post 1"]);
  await expect(list.getByRole("link", { name: "More posts" })).toHaveCount(0);
  await list.getByRole("link", { name: "Previous posts" }).click();
  await expect(titles).toHaveText(["Protected: Vault", "Post 5"]);
  expect(await page.content()).not.toMatch(/Words of post 7|Secret plans/);
  await page.close();
}

/** Loads more posts on a press, and filters a list by what it shows. */
export async function loadAndFilter(page: Page): Promise<void> {
  const list = page.locator("[data-widget=posts]");
  await list.getByRole("link", { name: "More posts" }).click();
  await expect(list.getByRole("heading")).toHaveText(["Protected: Vault", "Post 5", "Post 3", "Post 1"]);
  const grid = page.locator("[data-widget=grid]");
  await grid.getByRole("button", { name: "Care", exact: true }).click();
  await expect(grid.getByRole("heading")).toHaveText(["Protected: Vault", "Post 5"]);
  const portfolio = page.locator("[data-widget=portfolio]");
  await portfolio.getByRole("button", { name: "Care", exact: true }).click();
  await expect(portfolio.getByRole("link", { name: "Post 5" })).toBeVisible();
}
