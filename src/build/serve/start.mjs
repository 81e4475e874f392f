import { tsImport } from "tsx/esm/api";
import { bundle } from "../bundle/bundle.mjs";
import { outDir } from "../bundle/out-dir.mjs";
import { isBuilt } from "../check/is-built.mjs";

export const preferredPort = 4173;
const mainPages = [
  ["/", "a shop and a blog"],
  ["/shop/", "products to put into the cart"],
  ["/cart/", "the cart"],
  ["/checkout/", "the checkout"],
  ["/my-account/", "the account; the page tells the logins"],
  ["/blog/", "articles"],
  ["/guide/", "a long article with its contents"],
  ["/gallery/", "every widget, to be tried with other settings"],
  ["/?islet-debug", "the overlay that tells what each widget does"],
];
/** From here on the pages load the light build. */
const litePage = ["/?engine=lite", "the same with Preact; /?engine=react leads back"];

/** Prints the addresses of the demo's main pages, each with what is there. */
export function printAddresses(url, pages = mainPages) {
  const origin = url.replace(/\/$/, "");
  const width = origin.length + Math.max(...pages.map(([path]) => path.length));
  console.log(`The demo runs at ${origin}/ until you press Ctrl+C:`);
  for (const [path, content] of pages) console.log(`  ${(origin + path).padEnd(width)}  ${content}`);
}

/** Builds if the sources have changed, then serves the demo until the process ends. Takes the next port if one is busy. */
export async function start() {
  if (isBuilt()) console.log(`${outDir}/ is up to date.`);
  else {
    console.log(`Building all widgets into ${outDir}/ …`);
    await bundle({ quick: true });
  }
  console.log("Starting the demo …");
  const { startCms } = await tsImport("../../../fixtures/cms/index.ts", import.meta.url);
  const { url } = await startCms({ port: preferredPort });
  printAddresses(url, [...mainPages, litePage]);
}
