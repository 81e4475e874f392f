import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { esbuildTemplates } from "../../src/build/templates/template-module.mjs";
import { storeAnswer } from "./stored-answer.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Gives islands the light engine, as the build of dist/lite does. */
const withPreact: Plugin = {
  name: "with-preact",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^react(-dom)?($|\/)/ }, () => ({ path: `${root}src/shared/engine/preact.ts` })),
};

/** Builds the test widgets of runtime-widgets.tsx with the runtime, and gives them to the CMS: path of the script. */
export async function serveTestWidgets(cms: string, engine: "react" | "preact"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}e2e/support/runtime-widgets.tsx`],
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    jsx: "automatic",
    target: "es2022",
    outdir: "/test-widgets",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
    absWorkingDir: root,
    plugins: [esbuildTemplates, ...(engine === "preact" ? [withPreact] : [])],
  });
  await Promise.all(
    outputFiles.map(({ path, text }) =>
      storeAnswer(cms, {
        path,
        body: text,
        headers: { "content-type": "text/javascript", "cache-control": "max-age=3600" },
      }),
    ),
  );
  return "/test-widgets/runtime-widgets.js";
}
