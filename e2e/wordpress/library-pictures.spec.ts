import { withoutPlugin } from "./site/without-plugin.ts";
import { expect, expectQuiet, test } from "./test.ts";

test("a picture of the media library has its sizes on the page, in rows that are blocks and in others", async ({
  page,
  site,
}) => {
  const url = site.run(`
    require_once ABSPATH . 'wp-admin/includes/image.php';
    $picture = imagecreatetruecolor( 1200, 800 );
    $upload  = wp_upload_bits( 'wide.png', null, '' );
    imagepng( $picture, $upload['file'] );
    $id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Wide' ), $upload['file'] );
    wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
    $row = array( 'picture' => array( 'id' => $id, 'url' => $upload['url'] ), 'alt' => 'Wide', 'width' => 1200, 'height' => 800 );
    $other = array( 'picture' => array( 'id' => $id, 'url' => '/wp-includes/images/w-logo-blue.png' ), 'alt' => 'Other' );
    $slide = get_comment_delimited_block_content( 'islet/carousel-item', $row, '<div class="wp-block-islet-carousel-item"></div>' );
    $content = get_comment_delimited_block_content( 'islet/carousel', array(), $slide )
      . get_comment_delimited_block_content( 'islet/gallery', array( 'items' => array( $row, $other ) ), '<div class="wp-block-islet-gallery">Of an earlier day</div>' );
    echo get_permalink( wp_insert_post( array( 'post_title' => 'Pictures', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) ) );
  `);
  await page.goto(url);
  for (const widget of ["carousel", "gallery"]) {
    const host = page.locator(`[data-widget=${widget}]`);
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    await expect(host.locator("img[alt=Wide]").first()).toHaveAttribute("srcset", /wide-300x200\.png 300w/);
  }
  // What the post holds for the time without the plugin is not printed with it.
  await expect(page.getByText("Of an earlier day")).toHaveCount(0);
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
  await withoutPlugin(site, async () => {
    await page.reload();
    await expect(page.getByText("Of an earlier day")).toBeVisible();
  });
});
