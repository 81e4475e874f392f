import { openNewPost } from "./editor/new-post.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const SHOTS = process.env["ISLET_E2E_SHOTS"];

/** What the editor has in `window.wp`, as far as this test asks it. */
interface Packages {
  readonly blocks: {
    parse(content: string): readonly Parsed[];
    serialize(blocks: readonly Parsed[]): string;
  };
  apiFetch(request: { path: string }): Promise<readonly Pattern[]>;
}

interface Parsed {
  readonly name: string;
  readonly isValid: boolean;
  readonly innerBlocks: readonly Parsed[];
}

interface Pattern {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly content: string;
}

test("each pattern of ours holds blocks that the editor reads without a fault, and reads well on a page", async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(600_000);
  await openNewPost(page, { site, signIn });
  const found = await page.evaluate(async () => {
    const { blocks, apiFetch } = Reflect.get(window, "wp") as unknown as Packages;
    const patterns = await apiFetch({ path: "/wp/v2/block-patterns/patterns" });
    const flat = (all: readonly Parsed[]): readonly Parsed[] =>
      all.flatMap((block) => [block, ...flat(block.innerBlocks)]);
    return patterns
      .filter(({ name }) => name.startsWith("islet/"))
      .map(({ content, ...names }) => ({
        ...names,
        content: blocks.serialize(blocks.parse(content)),
        blocks: flat(blocks.parse(content)).map(({ name }) => name),
        faults: flat(blocks.parse(content)).filter(
          ({ isValid, name }) => !isValid || name === "core/missing",
        ),
      }));
  });
  expect(found.length).toBeGreaterThanOrEqual(12);
  for (const { name, title, description, categories, blocks, faults } of found) {
    expect(faults, name).toEqual([]);
    expect(
      blocks.some((block) => block.startsWith("islet/")),
      name,
    ).toBe(true);
    expect([title, description], name).not.toContain("");
    expect(categories, name).toContain("islet");
  }
  await expectQuiet(page);
  const content = Buffer.from(found.map((pattern) => pattern.content).join("\n\n")).toString("base64");
  const url = site.run(`
    $content = wp_slash( base64_decode( '${content}' ) );
    echo get_permalink( wp_insert_post( array( 'post_title' => 'Patterns', 'post_status' => 'publish', 'post_content' => $content ) ) );
  `);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await expect(page.locator("[data-widget=accordion]")).toHaveCount(1);
    // A search form loads once somebody presses it.
    for (const host of await page.locator("[data-widget]:not([data-widget=search-form])").all()) {
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
    }
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room, `nothing is wider than ${width} px`).toBeLessThanOrEqual(0);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/patterns-${width}.png`, fullPage: true });
  }
  await expectNoAxeViolations(page, ".wp-block-post-content");
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
