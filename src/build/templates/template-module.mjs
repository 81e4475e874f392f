/**
 * @import { Template } from "#runtime/template/template.ts"
 * @import { Plugin } from "rolldown"
 * @import { Scope } from "./control-at.mjs"
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { runModule } from "../run-module.mjs";
import { readTemplate } from "./read-template.mjs";

const MARKUP = /[\\/]markup\.liquid$/;

/**
 * The module that `import("./markup.liquid")` loads: the template as data, and how its content is read.
 * @param {Template} template @param {string} content statements that export `content`, if there is some
 */
const templateModule = (template, content) =>
  `export const template = ${JSON.stringify(template)};\n${content}`;

/**
 * The same for code that has zod: `content` is the schema of `content.ts`.
 * @param {string} id of a `markup.liquid`
 */
async function moduleWithSchema(id) {
  const folder = dirname(id);
  const content = existsSync(`${folder}/content.ts`);
  const file = `widgets/${basename(folder)}/markup.liquid`;
  /** @type {Scope["controls"]} */
  const controls = await runModule(
    [
      'import { controlsOf } from "./src/build/bundle/widgets/controls-of.ts";',
      `import { settings } from ${JSON.stringify(`${folder}/settings.ts`)};`,
      content
        ? `import { content } from ${JSON.stringify(`${folder}/content.ts`)};`
        : "const content = undefined;",
      "export default controlsOf({ ...content?.shape, ...settings.shape }, {});",
    ].join("\n"),
  );
  const template = readTemplate(readFileSync(id, "utf8"), { file, controls });
  return templateModule(template, content ? 'export { content } from "./content.ts";' : "");
}

/**
 * A plugin for Vite that loads templates.
 * @returns {{ name: string, load: (id: string) => Promise<string | null> }}
 */
export const viteTemplates = () => ({
  name: "templates",
  load: async (id) => (MARKUP.test(id) ? moduleWithSchema(id) : null),
});

/**
 * The same for esbuild.
 * @type {import("esbuild").Plugin}
 */
export const esbuildTemplates = {
  name: "templates",
  setup({ onLoad }) {
    onLoad({ filter: MARKUP }, async ({ path }) => ({
      contents: await moduleWithSchema(path),
      resolveDir: dirname(path),
      watchFiles: [path],
    }));
  },
};

/**
 * The same for what a page loads, with the fields of `content.ts` in place of its schema.
 * @param {(widget: string) => { template: Template, content: string }} read the template and the statements for its content
 * @returns {Plugin}
 */
export const pageTemplates = (read) => ({
  name: "templates",
  load(id) {
    if (!MARKUP.test(id)) return null;
    const { template, content } = read(basename(dirname(id)));
    return { code: templateModule(template, content), moduleType: "js" };
  },
});
