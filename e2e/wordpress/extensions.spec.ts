import type { Locator, Page } from "@playwright/test";
import { canvasOf, chooseBlock, openSection, setBlocks } from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { widgetsOfEditors } from "./editor/widgets.ts";
import { expect, expectQuiet, test } from "./test.ts";

const widgets = Object.values(await widgetsOfEditors()).filter((widget) => widget.extends);

/** Blocks of which each widget finds one to go on, by the kind of element that they are. */
const BLOCKS = {
  button:
    '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#menu">Press</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
  composite:
    '<!-- wp:media-text --><div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"></figure><div class="wp-block-media-text__content"><!-- wp:paragraph --><p>Beside it</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->',
  code: '<!-- wp:code --><pre class="wp-block-code"><code>let one = 1;</code></pre><!-- /wp:code -->',
  container:
    '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Words inside</p><!-- /wp:paragraph --><!-- wp:details --><details class="wp-block-details"><summary>Title</summary><!-- wp:paragraph --><p>Panel</p><!-- /wp:paragraph --></details><!-- /wp:details --></div><!-- /wp:group -->',
  heading: '<!-- wp:heading --><h2 class="wp-block-heading">A heading</h2><!-- /wp:heading -->',
};

/** What is chosen while nothing of the others is. */
const OTHER = '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->';

const TYPES: Readonly<Record<string, string>> = { composite: "media-text", container: "group" };
const typeOf = (kind: string) => `core/${TYPES[kind] ?? kind}`;

/** The markup of a block without what the editor marks while it is chosen. */
const shapeOf = (block: Locator) =>
  block.evaluate((element) =>
    element.outerHTML.replace(/ (is-selected|is-hovered|has-child-selected|is-highlighted)\b/g, ""),
  );

const namesOn = async (block: Locator) =>
  ((await block.getAttribute("data-widget")) ?? "").split(" ").filter(Boolean);

/** Switches widgets of a block on or off, each by its box. */
async function switchTo(page: Page, kind: string, isOn: boolean): Promise<void> {
  const fitting = widgets.filter((widget) => widget.extends?.includes(kind));
  const panel = await openSection(page, fitting[1] ? "Islet" : (fitting[0]?.title ?? ""));
  const more = panel.getByRole("button", { name: "More widgets", exact: true });
  if ((await more.count()) > 0 && (await more.getAttribute("aria-expanded")) === "false") await more.click();
  for (const { title, controls } of fitting) {
    await panel.getByRole("checkbox", { name: title, exact: true }).first().setChecked(isOn);
    // Without it the widget cannot run.
    const required = isOn ? controls.find((control) => control.required && control.options) : undefined;
    const choice = panel.getByLabel(`${required?.title} (required)`, { exact: true });
    if (required) await choice.selectOption(required.options?.at(-1)?.value ?? "");
  }
}

test("every widget on a block of WordPress runs in the canvas, and gives the element back when it is taken off", async ({
  page,
  site,
  signIn,
}) => {
  await openNewPost(page, { site, signIn });
  await setBlocks(page, Object.values(BLOCKS).join("") + OTHER);
  for (const kind of Object.keys(BLOCKS)) {
    await test.step(kind, async () => {
      const block = canvasOf(page).locator(`[data-type="${typeOf(kind)}"]`);
      await chooseBlock(page, "core/separator");
      const before = await shapeOf(block);
      const node = await block.elementHandle();
      await chooseBlock(page, typeOf(kind));
      await switchTo(page, kind, true);
      const expected = widgets.filter((widget) => widget.extends?.includes(kind)).map(({ name }) => name);
      expect(await namesOn(block)).toEqual(expected);
      await expect(block).toHaveAttribute("data-widget-state", "mounted");
      // What the editor writes on the element when something else is chosen takes nothing from its widgets.
      await chooseBlock(page, "core/separator");
      await expect(block).toHaveAttribute("data-widget-state", "mounted");
      await chooseBlock(page, typeOf(kind));
      await switchTo(page, kind, false);
      await expect(block).not.toHaveAttribute("data-widget-state");
      await chooseBlock(page, "core/separator");
      await expect.poll(() => shapeOf(block)).toBe(before);
      expect(await block.evaluate((element, first) => element === first, node)).toBe(true);
    });
  }
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
