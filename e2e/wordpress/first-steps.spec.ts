import { openSection, place, readyEditor, sidebarOf, withoutGuides } from "./editor/block-editor.ts";
import { publish } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

const ADDRESS = "https://www.youtube.com/watch?v=XHOmBV4js_E";

test("an activated plugin is asked for in the database with all other options, and not anew on each request", ({
  site,
}) => {
  expect(site.run("echo json_encode( wp_load_alloptions()['islet'] ?? null );")).not.toBe("null");
});

test("the settings screen says first how a widget is placed, and which there are", async ({
  page,
  site,
  signIn,
}) => {
  await signIn("admin", "/wp-admin/options-general.php?page=islet");
  const steps = page.locator("#islet-first-steps");
  await expect(steps.getByRole("heading", { name: "First steps" })).toBeVisible();
  await steps.getByText(/^\d+ blocks$/).click();
  await expect(steps.getByText("Countdown", { exact: true })).toBeVisible();
  await steps.getByText(/^\d+ widgets for blocks of WordPress$/).click();
  await expect(steps.getByText("Sticky header", { exact: true })).toBeVisible();
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
  await steps.getByRole("link", { name: "Add a page." }).click();
  await expect(page).toHaveURL(/post-new\.php\?post_type=page/);
});

for (const { user, mayAllow } of [
  { user: "admin", mayAllow: true },
  { user: "author", mayAllow: false },
] as const)
  test(`the blocks stand after WordPress' own; an ${user} reads why a video of YouTube is a link, and who changes that`, async ({
    page,
    site,
    signIn,
  }) => {
    site.run(`delete_option( 'islet' ); ${withoutGuides}`);
    // The editor looks for more blocks at wordpress.org.
    await page.route("**/block-directory/**", (route) => route.fulfill({ json: [] }));
    await signIn(user, "/wp-admin/post-new.php");
    await readyEditor(page);
    const categories = await page.evaluate(() => {
      const { blocks } = Reflect.get(window, "wp") as unknown as {
        blocks: { getCategories(): readonly { slug: string }[] };
      };
      return blocks.getCategories().map(({ slug }) => slug);
    });
    expect(categories.indexOf("islet")).toBeGreaterThan(categories.indexOf("embed"));
    await place(page, "Islet Video", "islet-video");
    const section = await openSection(page, "Video");
    await section.getByLabel("Address", { exact: true }).fill(ADDRESS);
    await expect(
      sidebarOf(page).getByText(
        "The video of “Address” is a link only, because www.youtube-nocookie.com is not allowed yet under Settings → Islet.",
      ),
    ).toBeVisible();
    const link = sidebarOf(page).getByRole("link", { name: "Allow it in the settings" });
    await expect(link).toHaveCount(mayAllow ? 1 : 0);
    if (!mayAllow) return;

    await page.goto((await link.getAttribute("href")) ?? "");
    await page.locator("#islet-sites").getByRole("button", { name: "Allow YouTube" }).click();
    await expect(page.locator("#islet-sites").getByText("Allowed")).toBeVisible();
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "The video" }),
    );
    await page.goto(publish(site, `<!-- wp:islet/video {"video_url":"${ADDRESS}"} /-->`));
    await page.getByRole("button", { name: "Load this once" }).click();
    await expect(page.frameLocator("iframe").getByText("The video")).toBeVisible();
    await expectQuiet(page);
    site.run(`delete_option( 'islet' );`);
  });
