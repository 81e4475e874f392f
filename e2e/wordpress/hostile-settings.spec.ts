import { corpus } from "#tests/corpora/corpus.ts";
import { typedTexts } from "../../src/outputs/wordpress/editor/typed-texts.ts";
import { expect, test } from "./test.ts";

/** JSON carries no half of a surrogate pair to PHP. */
const texts = corpus("xss")
  .map(({ text }) => text)
  .filter((text) => !/\p{Surrogate}/u.test(text));

/** Makes a post with each text in two blocks and two shortcodes, not filtered, and prints its address. */
const MAKE_POST = `
$texts   = json_decode( base64_decode( 'TEXTS' ) );
$block   = function ( $name, $attributes ) {
  return serialize_block( array( 'blockName' => "islet/$name", 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
};
$content = '';
foreach ( $texts as $text ) {
  $content .= $block( 'countdown', array( 'end_date' => '2099-01-01T00:00', 'label_days' => $text, 'expire_message' => $text ) );
  $content .= $block( 'video', array( 'video_url' => $text ) );
  $content .= '[islet widget="table-of-contents" title="' . esc_attr( $text ) . '" no_headings_message="' . esc_attr( $text ) . '"]';
  $content .= '[islet widget="counter" to_value="1" delimiter="' . esc_attr( $text ) . '"]';
}
kses_remove_filters();
$post = wp_insert_post( array( 'post_title' => 'Texts', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ), true );
echo get_permalink( $post );
`;

test("hostile texts in blocks and shortcodes run nowhere, and blocks hand them over as they were typed", async ({
  page,
  site,
}) => {
  await page.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    const ran: string[] = [];
    Reflect.set(window, "ran", ran);
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Reflect.set(window, name, (said: unknown) => ran.push(`${name}(${String(said)})`));
    }
  });
  const json = Buffer.from(JSON.stringify(texts)).toString("base64");
  await page.goto(site.run(MAKE_POST.replace("TEXTS", json)));
  const countdowns = page.locator("[data-widget=countdown]");
  await expect(countdowns).toHaveCount(texts.length);
  await countdowns.last().scrollIntoViewIfNeeded();
  await expect(countdowns.last()).toHaveAttribute("data-widget-state", "mounted");

  const read = await page.evaluate(() => ({
    ran: Reflect.get(window, "ran") as string[],
    handlers: [...document.querySelectorAll("[data-widget] *, [data-widget]")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on")),
    ),
    messages: [...document.querySelectorAll("[data-widget=countdown]")].map((host) => {
      const settings = JSON.parse(host.getAttribute("data-settings") ?? "{}") as { expire_message?: string };
      return settings.expire_message;
    }),
  }));
  expect(read.ran).toEqual([]);
  expect(read.handlers).toEqual([]);
  // What a block stores may have gone through WordPress' filter of an author's texts.
  const typed = texts.map((text) => typedTexts(text));
  expect(read.messages).toEqual(typed.map((text) => (text.length > 2_000 || text === "" ? undefined : text)));
  expect(site.complaints()).toEqual([]);
});
