import type { Page } from "@playwright/test";
import type { WordPressSite } from "../site/start-site.ts";
import type { TestFixtures } from "../test.ts";
import { readyEditor, withoutGuides } from "./block-editor.ts";

/** What opens the editor of a site. */
export type Opening = Pick<TestFixtures, "signIn"> & { readonly site: WordPressSite };

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
