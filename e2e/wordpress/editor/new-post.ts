import type { Page } from "@playwright/test";
import type { WordPressSite } from "../site/start-site.ts";
import type { TestFixtures } from "../test.ts";
import { readyEditor, withoutGuides } from "./block-editor.ts";

/** What opens the editor of a site. */
export type Opening = Pick<TestFixtures, "signIn"> & { readonly site: WordPressSite };

/** A drawing of one second without a shape. */
const DRAWING = { v: "5.7.0", fr: 30, ip: 0, op: 30, w: 100, h: 100, layers: [] };

/** Answers for the addresses that tests type into fields, and for the pictures of examples. */
export async function answerFiles(page: Page): Promise<void> {
  await page.route("**/elsewhere/**", (route) => route.fulfill({ json: DRAWING }));
  await page.route("**/wp-content/uploads/*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** Opens the block editor with a new post. */
export async function openNewPost(
  page: Page,
  { site, signIn }: Opening,
  user: "admin" | "author" = "admin",
): Promise<void> {
  site.run(withoutGuides);
  // The editor looks for more blocks at wordpress.org.
  await page.route("**/block-directory/**", (route) => route.fulfill({ json: [] }));
  await signIn(user, "/wp-admin/post-new.php");
  await readyEditor(page);
}
