import type { Page } from "@playwright/test";
import { canvasOf, contentOf, readyEditor, withoutGuides } from "./editor/block-editor.ts";
import { answerFiles } from "./editor/new-post.ts";
import { savedPosts } from "./editor/saved-content.ts";
import { publish } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

/** What the editor of a page says of its blocks. */
interface EditorBlock {
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly EditorBlock[];
}

/** Every block in the editor, in the order of the page, each before its inner ones. */
const blocksOf = (page: Page) =>
  page.evaluate(() => {
    const { data } = Reflect.get(window, "wp") as unknown as {
      data: { select(store: string): { getBlocks(): readonly EditorBlock[] } };
    };
    const all = (blocks: readonly EditorBlock[]): { name: string; isValid: boolean }[] =>
      blocks.flatMap(({ name, isValid, innerBlocks }) => [{ name, isValid }, ...all(innerBlocks)]);
    return all(data.select("core/block-editor").getBlocks());
  });

/** Each block's name and settings in a post's text. */
const settingsIn = (content: string) =>
  [...content.matchAll(/<!-- wp:(islet\/[\w-]+) (?:(\{.*?\}) )?\/?-->/g)].map(
    ([, name, settings = "{}"]) => ({
      name,
      settings: JSON.parse(settings) as unknown,
    }),
  );

for (const { version, name, content } of savedPosts())
  test(`what version ${version} saved as ${name} opens without unexpected content, keeps every setting, and runs on its page`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(300_000);
    site.run(withoutGuides);
    await page.route("**/block-directory/**", (route) => route.fulfill({ json: [] }));
    await answerFiles(page);
    const url = publish(site, content);
    const id = site.run(`echo url_to_postid( home_url( '${url}' ) );`);
    await signIn("admin", `/wp-admin/post.php?post=${id}&action=edit`);
    await readyEditor(page);
    const blocks = await blocksOf(page);
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.filter(({ isValid }) => !isValid)).toEqual([]);
    await expect(canvasOf(page).locator(".block-editor-warning")).toHaveCount(0);
    expect(settingsIn(await contentOf(page))).toEqual(settingsIn(content));
    await page.goto(url);
    const hosts = page.locator(".wp-block-post-content [data-widget]");
    expect(await hosts.count()).toBeGreaterThan(1);
    for (const host of await hosts.all()) {
      await host.evaluate((element) => element.scrollIntoView());
      await expect(host).not.toHaveAttribute("data-widget-state", "failed");
    }
    await expectQuiet(page, [
      /feed: settings\.sources\[0\]/,
      /contact-form: The field a-b depends on itself/,
    ]);
    expect(site.complaints()).toEqual([]);
  });
