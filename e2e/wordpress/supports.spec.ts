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
