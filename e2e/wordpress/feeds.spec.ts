import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { hostOf, openSection, place, publish } from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { NEWEST } from "./site/versions.ts";
import { choose, withCode } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const SCREEN = "/wp-admin/options-general.php?page=islet";
const SHOTS = process.env["ISLET_E2E_SHOTS"];

/** A server of thirty posts of a workshop. */
interface FeedServer {
  readonly address: string;
  readonly server: Server;
  /** How often it has been asked. */
  asked: number;
}

const OLDER = Array.from(
  { length: 22 },
  (_, index) =>
    `<item><title>Older post ${index + 1}</title><link>https://blog.example/${index + 1}</link><pubDate>01 Nov 2025 08:${59 - index}:00 GMT</pubDate></item>`,
);
const FEED = readFileSync("fixtures/feeds/rss.xml", "utf8").replace(
  "</channel>",
  `${OLDER.join("")}</channel>`,
);

async function startFeed(): Promise<FeedServer> {
  const server = createServer((_, response) => {
    feed.asked += 1;
    response.writeHead(200, { "content-type": "application/rss+xml" });
    response.end(FEED);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const feed: FeedServer = { address: `http://127.0.0.1:${port}/feed.xml`, server, asked: 0 };
  return feed;
}

// The PHP is the same in each version; elsewhere menus.spec.ts shows how an editor chooses what the site has.
test.skip(({ version }) => version !== NEWEST, "Seen in one version.");

test("an administrator saves a source, an editor chooses it, and its posts are on the page: without JavaScript, further ones from the site itself, and the last ones once the source is dead", async ({
  page,
  browser,
  site,
  signIn,
}) => {
  test.setTimeout(300_000);
  const feed = await startFeed();
  const port = new URL(feed.address).port;
  const shoot = async (name: string) => {
    for (const width of SHOTS ? [390, 1_280] : []) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${SHOTS}/feeds-${name}-${width}.png`, fullPage: true });
    }
  };
  // WordPress asks no server of its own network at such a port.
  await withCode(site, `add_filter( 'http_allowed_safe_ports', fn() => array( ${port} ) );`, async () => {
    await test.step("the source is saved", async () => {
      await signIn("admin", SCREEN);
      const fresh = page.getByRole("group", { name: "A new source" });
      await fresh.getByLabel("Name").fill("Our <b>blog</b>");
      await fresh.getByLabel("Address").fill("javascript:alert(1)");
      await page.getByRole("button", { name: "Save Changes" }).last().click();
      const saved = page.getByRole("group", { name: "Our <b>blog</b>" });
      await expect(saved.getByLabel("Address")).toHaveAttribute("aria-invalid", "true");
      await expect(saved.getByLabel("Address")).toHaveAccessibleDescription(/must be one of http or https/);
      await saved.getByLabel("Address").fill(feed.address);
      await page.getByRole("button", { name: "Save Changes" }).last().click();
      await expect(saved.getByLabel("Address")).toHaveAccessibleDescription(/^30 posts, taken .* ago\./);
      await expectNoAxeViolations(page, "#wpbody-content .wrap");
      await shoot("screen");
      expect(feed.asked).toBe(1);
    });
    const url = await test.step("a new block shows it", async () => {
      await page.setViewportSize({ width: 1_280, height: 900 });
      await openNewPost(page, { site, signIn });
      await place(page, "Feed", "islet-feed");
      const host = hostOf(page, "feed");
      await expect(host.getByText("The new loom has arrived")).toBeVisible();
      const section = await openSection(page, "Posts");
      await expect(section.getByLabel("Feed source", { exact: true })).toHaveValue("our-b-blog-b");
      return publish(page);
    });
    await test.step("the page reads without JavaScript", async () => {
      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(url);
      await expect(plain.getByRole("link", { name: "Felt & fleece: what is what" })).toBeVisible();
      await expect(plain.locator(".islet-feed__item")).toHaveCount(6);
      await plain.close();
    });
    await test.step("further posts come from the site itself", async () => {
      const others: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(site.origin) && !request.url().startsWith("data:"))
          others.push(request.url());
      });
      await page.goto(url);
      await page.locator("[data-widget=feed]").scrollIntoViewIfNeeded();
      const more = page.getByRole("button", { name: "More posts" });
      for (const count of [12, 18, 24, 30]) {
        await more.click();
        await expect(page.locator(".islet-feed__item")).toHaveCount(count);
      }
      await expect(page.getByRole("link", { name: "Older post 22" })).toBeVisible();
      await expectNoAxeViolations(page, ".wp-block-post-content");
      await shoot("page");
      expect([others, feed.asked]).toEqual([[], 1]);
      await expectQuiet(page);
    });
    await test.step("a dead source leaves its last posts, with their age", async () => {
      feed.server.close().closeAllConnections();
      site.run(`
        $answer = get_option( 'islet_feed_our-b-blog-b' );
        update_option( 'islet_feed_our-b-blog-b', array( 'taken' => time() - 3 * DAY_IN_SECONDS, 'tried' => 0 ) + $answer );
        do_action( 'islet_refresh_feed', 'our-b-blog-b' );
      `);
      await page.goto(url);
      await expect(page.locator("[data-widget=feed]")).toHaveAttribute("data-widget-state", "mounted");
      await expect(page.getByText("Last updated 3 days ago")).toBeVisible();
      await expect(page.getByRole("link", { name: "The new loom has arrived" })).toBeVisible();
      await page.goto(SCREEN);
      await expect(page.getByRole("group", { name: "Our <b>blog</b>" })).toContainText(
        "The source cannot be reached",
      );
      await shoot("dead");
    });
  });
  choose(site, {});
  expect(site.complaints()).toEqual([]);
});
