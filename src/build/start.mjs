import { tsImport } from "tsx/esm/api";
import { announce, preferredPort } from "./announce.mjs";
import { bundle } from "./bundle.mjs";
import { isBuilt } from "./is-built.mjs";

/** Builds what is not built yet, then serves the demo shop until the process is ended. A busy port means the next free one. */
export async function start() {
  if (!isBuilt()) await bundle({ quick: true });
  const { startCms } = await tsImport("../../fixtures/cms/index.ts", import.meta.url);
  const { url } = await startCms({ port: preferredPort });
  announce(url);
}
