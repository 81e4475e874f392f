import type { Locator } from "@playwright/test";
import { canvasOf, chooseBlock, setBlocks, sidebarOf } from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { widgetsOfEditors } from "./editor/widgets.ts";
import { publish, withCode } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

const placeable = Object.values(await widgetsOfEditors()).filter(({ place }) => place === "element");

/** What somebody has chosen in the panels of WordPress for a block's look. */
const LOOK = {
  align: "wide",
  backgroundColor: "contrast",
  fontSize: "large",
  style: {
    color: { text: "#fedcba" },
    spacing: { padding: { top: "13px" }, margin: { top: "17px" } },
    border: { radius: "7px" },
    dimensions: { minHeight: "90px" },
  },
};

test("the look that somebody has chosen for a block is on the printed element of every widget, which runs as it would without", async ({
  page,
  site,
}) => {
  const blocks = placeable.map(
    ({ name, initial }) =>
      `<!-- wp:islet/${name} ${JSON.stringify({ ...(name === "countdown" ? { evergreen_interval: 60 } : initial), ...LOOK, anchor: `the-${name}` })} /-->`,
  );
  const encoded = Buffer.from(blocks.join("\n\n")).toString("base64");
  const url = site.run(`
    $content = wp_slash( base64_decode( '${encoded}' ) );
    echo get_permalink( wp_insert_post( array( 'post_title' => 'Looks', 'post_status' => 'publish', 'post_content' => $content ) ) );
  `);
  await page.goto(url);
  for (const { name, content } of placeable) {
    const host = page.locator(`#the-${name}`);
    await expect(host).toHaveAttribute("data-widget", new RegExp(`^${name}\\b`));
    await expect(host).toHaveClass(new RegExp(`\\bwp-block-islet-${name}\\b`));
    await expect(host).toHaveClass(/\balignwide\b/);
    expect(await host.evaluate((element) => (element as HTMLElement).style.marginTop), name).toBe("17px");
    if (content === "inner") continue;
    await expect(host).toHaveClass(/has-contrast-background-color/);
    await expect(host).toHaveClass(/has-large-font-size/);
    const { color, borderRadius, minHeight } = await host.evaluate((element) => ({
      ...(element as HTMLElement).style,
    }));
    expect([color, borderRadius, minHeight], name).toEqual(["rgb(254, 220, 186)", "7px", "90px"]);
  }
  for (const name of ["tabs", "countdown", "carousel", "accordion"]) {
    const host = page.locator(`#the-${name}`);
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    // What the widget puts on its element stands beside what the block has.
    await expect(host).toHaveClass(/has-large-font-size/);
    await expect(host).toHaveCSS("color", "rgb(254, 220, 186)");
  }
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

/** A paragraph, as the editor stores it. */
const words = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
/** A row, as the editor stores it. */
const row = (
  widget: string,
  settings: { title: string; className?: string; style?: object; layout?: object },
) =>
  `<!-- wp:islet/${widget}-item ${JSON.stringify(settings)} --><div class="${[`wp-block-islet-${widget}-item`, settings.className ?? []].flat().join(" ")}"><h3>${settings.title}</h3>${words("One")}${words("Two")}</div><!-- /wp:islet/${widget}-item -->`;

test("blocks in a tab, a section or a popup stand as far from each other, and are as wide, as somebody has chosen for it", async ({
  page,
  site,
}) => {
  const wide = { style: { spacing: { blockGap: "61px" } } };
  const narrow = { layout: { type: "constrained", contentSize: "230px" } };
  const path = publish(
    site,
    `<!-- wp:islet/tabs -->${row("tabs", { title: "Far", className: "mine", ...wide })}${row("tabs", { title: "Near" })}<!-- /wp:islet/tabs -->
    <!-- wp:islet/accordion -->${row("accordion", { title: "Narrow", ...narrow })}<!-- /wp:islet/accordion -->
    <!-- wp:islet/popup ${JSON.stringify({ islet: { "popup-triggers": { open_selector: ".opens" } }, ...wide, ...narrow })} -->${words("One")}${words("Two")}<!-- /wp:islet/popup -->
    ${words('<a class="opens" href="#">Open</a>')}`,
  );
  await page.goto(path);
  const distance = (within: Locator) =>
    within.evaluate((element) => {
      const [one, two] = element.querySelectorAll("p");
      return two && one ? two.getBoundingClientRect().top - one.getBoundingClientRect().bottom : undefined;
    });
  const panels = page.getByRole("tabpanel", { includeHidden: true });
  await expect(panels.first().locator("> .mine")).toHaveCount(1);
  expect(await distance(panels.first())).toBe(61);
  await expect(panels.first().locator("p").first()).toHaveCSS("margin-top", "0px");
  await page.getByRole("tab", { name: "Near" }).click();
  expect(await distance(panels.last())).toBeLessThan(40);
  await page.getByText("Narrow").click();
  const narrowText = page.locator("details").getByText("One");
  expect((await narrowText.boundingBox())?.width).toBe(230);
  const host = page.locator(".wp-block-islet-popup");
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  await expect(host).not.toHaveClass(/layout/);
  await page.getByRole("link", { name: "Open" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByText("Two")).toBeVisible();
  expect(await distance(popup)).toBe(61);
  expect((await popup.getByText("One").boundingBox())?.width).toBe(230);
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("the editor offers the layout of a tab, and shows it as the page does", async ({
  page,
  site,
  signIn,
}) => {
  await openNewPost(page, { site, signIn });
  await setBlocks(
    page,
    `<!-- wp:islet/tabs -->${row("tabs", { title: "Far", style: { spacing: { blockGap: "61px" } } })}<!-- /wp:islet/tabs -->`,
  );
  const tab = canvasOf(page).locator('[data-type="islet/tabs-item"]');
  await expect(tab.getByText("One")).toBeVisible();
  await chooseBlock(page, "islet/tabs-item");
  const width = page.getByLabel("Inner blocks use content width");
  const styles = sidebarOf(page).getByRole("tab", { name: "Styles" });
  await expect(width.or(styles).first()).toBeVisible();
  // WordPress 7 has it among the styles.
  if (!(await width.isVisible())) await styles.click();
  await expect(width).toBeVisible();
  const tops = await tab
    .locator("p")
    .evaluateAll((texts) =>
      texts.map((text) => text.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  expect((tops[1]?.[0] ?? 0) - (tops[0]?.[1] ?? 0)).toBe(61);
  await expectQuiet(page);
});

test("a text of a block shows a custom field of the post, as it is, and its own words without one", async ({
  page,
  site,
}) => {
  const register =
    "add_action( 'init', fn() => register_post_meta( 'page', 'reviews', array( 'show_in_rest' => true, 'single' => true, 'type' => 'string' ) ) );";
  const bound = (key: string) =>
    `<!-- wp:islet/star-rating ${JSON.stringify({ rating: 4, note: "Own words", metadata: { bindings: { note: { source: "core/post-meta", args: { key } } } } })} /-->`;
  await withCode(site, register, async () => {
    const path = publish(site, bound("reviews") + bound("secret"));
    site.run(`update_post_meta( url_to_postid( '${path}' ), 'reviews', '98 &amp; <b>more</b>' );`);
    site.run(`update_post_meta( url_to_postid( '${path}' ), 'secret', 'Nobody reads it' );`);
    await page.goto(path);
    await expect(page.locator(".islet-rating").first()).toContainText("98 &amp; <b>more</b>");
    await expect(page.locator(".islet-rating").last()).toContainText("Own words");
  });
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
