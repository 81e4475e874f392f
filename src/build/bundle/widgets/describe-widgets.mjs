/** @import { BuiltWidget, Categories, DescribedWidgets } from "../shared-build.ts" */

import { existsSync, readFileSync } from "node:fs";
import { root } from "../../root.mjs";
import { runModule } from "../../run-module.mjs";

/** The example settings of a widget, as JSON; none for a widget without settings. @param {string} name */
function examplesOf(name) {
  const file = `${root}widgets/${name}/examples.json`;
  return existsSync(file) ? readFileSync(file, "utf8") : "[]";
}

/** @param {string} name @param {string} file */
const has = (name, file) => existsSync(`${root}widgets/${name}/${file}`);

/** The template of what a server prints of a widget, as a literal. @param {string} name */
const markupOf = (name) =>
  has(name, "markup.liquid")
    ? JSON.stringify(readFileSync(`${root}widgets/${name}/markup.liquid`, "utf8"))
    : "undefined";

/**
 * What the widgets' own modules say, and what the build makes of it.
 * @param {string[]} names
 * @returns {Promise<DescribedWidgets>}
 */
export async function describeWidgets(names) {
  const imports = names.map(
    (name, index) =>
      `import widget${index} from "./widgets/${name}/index.ts"; import { editor as editor${index} } from "./widgets/${name}/editor.ts"; ${has(name, "content.ts") ? `import { content as content${index} } from "./widgets/${name}/content.ts";` : `const content${index} = undefined;`}`,
  );
  const widgets = names.map(
    (name, index) =>
      `${JSON.stringify(name)}: { widget: widget${index}, editor: editor${index}, examples: ${examplesOf(name)}, content: content${index}, markup: ${markupOf(name)} }`,
  );
  return runModule(
    `${imports.join("\n")}\nimport { describeWidgets } from "./src/build/bundle/widgets/manifest-widgets.ts";\nexport default describeWidgets({ ${widgets.join(", ")} });`,
  );
}

/**
 * What widgets are for, in the order of lists of widgets.
 * @returns {Promise<Categories>}
 */
export const editorCategories = () =>
  runModule(`export { EDITOR_CATEGORIES as default } from "./runtime/editor/editor-categories.ts";`);

/**
 * What presets know of stock scripts.
 * @returns {Promise<typeof import("../../../presets/stock.ts")>}
 */
export const describeStock = () =>
  runModule(`import * as stock from "./src/presets/stock.ts"; export default stock;`);

/**
 * Adds to a widget outside the catalogue what the build leaves of its settings in its code.
 * @param {BuiltWidget & { source: string }} widget
 * @returns {Promise<BuiltWidget>}
 */
export const withBuiltSettings = async (widget) => ({
  ...widget,
  built: await runModule(
    `import widget from "./${widget.source}";\nimport { builtOf } from "./src/build/bundle/widgets/built-fields.ts";\nimport { withParts } from "./runtime/check-settings.ts";\nexport default builtOf(withParts(widget.settings, widget.parts));`,
  ),
});
