import { tsImport } from "tsx/esm/api";
import { bundle } from "../bundle/bundle.mjs";
import { isBuilt } from "../check/is-built.mjs";

export const preferredPort = 4173;
const mainPages = ["/", "/shop/", "/cart/", "/checkout/", "/my-account/", "/blog/", "/guide/", "/gallery/"];

/** Prints where the demo listens. */
export function announce(url) {
  const origin = url.replace(/\/$/, "");
  console.log(`Islet demo: ${origin}/`);
  console.log(mainPages.map((page) => `  ${origin}${page}`).join("\n"));
}

/** Builds what is not built yet, then serves the demo shop until the process is ended. A busy port means the next free one. */
export async function start() {
  if (!isBuilt()) await bundle({ quick: true });
  const { startCms } = await tsImport("../../../fixtures/cms/index.ts", import.meta.url);
  const { url } = await startCms({ port: preferredPort });
  announce(url);
}
