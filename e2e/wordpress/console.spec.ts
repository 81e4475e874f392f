import { canvasOf, readyEditor, withoutGuides } from "./editor/block-editor.ts";
import { expect, expectQuiet, test } from "./test.ts";

const LOADS = 10;

/** Widgets that hear when the window crosses a breakpoint, and one that a script of the page may wait for. */
const CONTENT = `<!-- wp:heading --><h2 class="wp-block-heading">A heading</h2><!-- /wp:heading -->
<!-- wp:islet/table-of-contents /-->
<!-- wp:islet/countdown {"end_date":"2099-01-01T00:00"} /-->
<!-- wp:islet/off-canvas --><!-- wp:paragraph --><p>Panel</p><!-- /wp:paragraph --><!-- /wp:islet/off-canvas -->`;

test("the editor's console stays empty over ten loads, each with a resize", async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(900_000);
  site.run(withoutGuides);
  const id = site.run(`
    kses_remove_filters();
    echo wp_insert_post( array( 'post_title' => 'Page', 'post_status' => 'draft', 'post_author' => 1,
      'post_content' => wp_slash( <<<'CONTENT'\n${CONTENT}\nCONTENT ) ) );
  `);
  // The editor looks for more blocks at wordpress.org.
  await page.route("**/block-directory/**", (route) => route.fulfill({ json: [] }));
  const address = `/wp-admin/post.php?post=${id}&action=edit`;
  // Once: the editor gives its lock back while it is left, with a nonce of the session in which it was opened.
  await signIn("admin", address);
  for (let load = 0; load < LOADS; load += 1) {
    await test.step(`load ${load + 1}`, async () => {
      await page.goto(address);
      await readyEditor(page);
      const hosts = canvasOf(page).locator("[data-type^='islet/'] > [data-widget]");
      await expect(hosts).toHaveCount(3);
      for (const host of await hosts.all())
        await expect(host).toHaveAttribute("data-widget-state", "mounted");
      await page.setViewportSize({ width: 700, height: 900 });
      await page.setViewportSize({ width: 1_280, height: 900 });
      await expectQuiet(page);
    });
  }
});
