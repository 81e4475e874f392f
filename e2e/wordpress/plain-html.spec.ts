import {
  canvasOf,
  chooseBlock,
  chooseTransform,
  contentOf,
  hostOf,
  openSection,
  place,
  publish,
  setBlocks,
} from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { withoutPlugin } from "./site/without-plugin.ts";
import { expect, expectQuiet, test } from "./test.ts";

const PICTURE = "/wp-includes/images/w-logo-blue.png";

const GALLERY = `<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><!-- wp:image -->
<figure class="wp-block-image"><img src="${PICTURE}" alt="A logo"/><figcaption class="wp-element-caption">Below it</figcaption></figure>
<!-- /wp:image --></figure>
<!-- /wp:gallery -->`;

/** A block of WordPress with widgets on it: settings stand in its comment, its HTML is WordPress' own. */
const HEADING = '<h2 class="wp-block-heading">It grows</h2>';
const WITH_WIDGETS = `<!-- wp:heading {"islet":{"reveal":{"animation":"zoom"},"sticky":{}}} -->\n${HEADING}\n<!-- /wp:heading -->`;

test("a gallery of WordPress becomes a carousel and comes back, and what a block says stays in the post without the plugin", async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(600_000);
  await openNewPost(page, { site, signIn });
  const canvas = canvasOf(page);
  await setBlocks(page, GALLERY + WITH_WIDGETS);
  await chooseBlock(page, "core/gallery");
  await chooseTransform(page, "Islet Carousel");
  const slide = hostOf(page, "carousel").locator(
    '.islet-carousel__track > [data-type="islet/carousel-item"]',
  );
  await expect(slide.getByRole("img", { name: "A logo" })).toBeVisible();
  await expect(slide).toContainText("Below it");
  await chooseBlock(page, "islet/carousel");
  await chooseTransform(page, "Gallery");
  await expect(canvas.locator('[data-type="core/gallery"] img[alt="A logo"]')).toBeVisible();
  await place(page, "Slide bar", "islet-slide-bar");
  const bar = hostOf(page, "slide-bar");
  await expect(bar).toHaveAttribute("data-widget-state", "mounted");
  expect(await contentOf(page)).toContain('<div class="wp-block-islet-slide-bar"><aside');
  const section = await openSection(page, "Bar");
  await section.getByLabel("Text", { exact: true }).fill("Open & <b>warm</b>");
  await expect(bar).toContainText("Open & <b>warm</b>");
  const content = await contentOf(page);
  expect(content).toContain(WITH_WIDGETS);
  expect(content).toContain("<p>Open &amp; &lt;b&gt;warm&lt;/b&gt;</p>");
  await setBlocks(page, content);
  await expect(bar).toContainText("Open & <b>warm</b>");
  await expect(canvas.locator(".block-editor-warning")).toHaveCount(0);
  expect(await contentOf(page)).toBe(content);
  await page.goto(await publish(page));
  await expect(page.locator("[data-widget=slide-bar]")).toHaveCount(1);
  await expect(page.locator("aside.islet-slide-bar")).toHaveCount(1);
  await expect(page.locator("h2[data-widget='reveal sticky']")).toHaveCount(1);
  await withoutPlugin(site, async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "It grows" })).toBeVisible();
    await expect(page.locator("[data-widget]")).toHaveCount(0);
    await expect(page.getByText("Open & <b>warm</b>")).toBeVisible();
  });
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
