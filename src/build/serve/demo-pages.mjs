/** The demo's pages, with what is there. @type {[path: string, content: string][]} */
export const mainPages = [
  ["/", "a shop and a blog"],
  ["/shop/", "products to put into the cart"],
  ["/cart/", "the cart"],
  ["/checkout/", "the checkout"],
  ["/my-account/", "the account; the page shows the logins"],
  ["/blog/", "articles"],
  ["/guide/", "a long article with its contents"],
  ["/mill/", "a page that an editor built"],
  ["/gallery/", "every widget, to be tried with other settings"],
  ["/docs/", "the documentation"],
  ["/?islet-debug", "the overlay that shows what each widget does"],
];

/** From here on the pages load the light build. @type {[path: string, content: string]} */
export const litePage = ["/?engine=lite", "the same with Preact; /?engine=react leads back"];

/** Prints the addresses of the demo's main pages, each with what is there. @param {string} url */
export function printAddresses(url, pages = mainPages) {
  const origin = url.replace(/\/$/, "");
  const width = origin.length + Math.max(...pages.map(([path]) => path.length));
  console.log(`The demo runs at ${origin}/ until you press Ctrl+C:`);
  for (const [path, content] of pages) console.log(`  ${(origin + path).padEnd(width)}  ${content}`);
}
