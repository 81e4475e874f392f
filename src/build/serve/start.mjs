import { tsImport } from "tsx/esm/api";
import { outDir } from "../bundle/output/out-dir.mjs";
import { bundle } from "../bundle.mjs";
import { isBuilt } from "../check/is-built.mjs";
import { litePage, mainPages, printAddresses } from "./demo-pages.mjs";
import { writeSite } from "./docs.mjs";

export const preferredPort = 4173;

/** Builds if the sources have changed, then serves the demo until the process ends. Takes the next port if one is busy. */
export async function start() {
  if (isBuilt()) console.log(`${outDir}/ is up to date.`);
  else {
    console.log(
      `Building all widgets into ${outDir}/, which takes half a minute, once until a source changes …`,
    );
    await bundle({ unless: isBuilt });
  }
  await writeSite();
  console.log("Starting the demo …");
  const { startCms } = /** @type {typeof import("../../../fixtures/cms/index.ts")} */ (
    await tsImport("../../../fixtures/cms/index.ts", import.meta.url)
  );
  const { url } = await startCms({ port: preferredPort });
  printAddresses(url, [...mainPages, litePage]);
}
