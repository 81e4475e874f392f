import { tsImport } from "tsx/esm/api";
import { bundle } from "../bundle/bundle.mjs";
import { isBuilt } from "../check/is-built.mjs";

export const preferredPort = 4173;
const mainPages = ["/", "/shop/", "/cart/", "/checkout/", "/my-account/", "/blog/", "/guide/", "/gallery/"];
/** From here on the pages load the light build. */
const litePage = "/?engine=lite";

/** Prints the addresses of the demo's main pages. */
export function printAddresses(url, pages = mainPages) {
  const origin = url.replace(/\/$/, "");
  console.log(`Islet demo: ${origin}/`);
  console.log(pages.map((page) => `  ${origin}${page}`).join("\n"));
}

/** Builds if the sources have changed, then serves the demo until the process ends. Takes the next port if one is busy. */
export async function start() {
  if (!isBuilt()) await bundle({ quick: true });
  const { startCms } = await tsImport("../../../fixtures/cms/index.ts", import.meta.url);
  const { url } = await startCms({ port: preferredPort });
  printAddresses(url, [...mainPages, litePage]);
}
