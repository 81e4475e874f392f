import { componentName, fill, insertBefore, keyOf, readTemplate, titleOf } from "./templates.mjs";

/**
 * The files of a new preset that passes all checks, from the templates beside this file.
 * @param {string} name in kebab-case
 * @returns {Record<string, string>} path below the project → text
 */
export function presetFiles(name) {
  const words = {
    name,
    Name: componentName(name),
    title: titleOf(name),
    CONSTANT: name.toUpperCase().replaceAll("-", "_"),
  };
  const files = ["README.md", "index.ts", "stock.ts", "preset.test.ts", "top-link.ts"];
  return Object.fromEntries(
    files.map((file) => [
      `src/presets/${name}/${file === "top-link.ts" ? "markers/" : ""}${file}`,
      fill(readTemplate(`preset/${file}`), words),
    ]),
  );
}

/** The row before which the next one of the table of presets stands. */
const AFTER_TABLE = "\n## Turn off the scripts";

/**
 * The files that name every preset, with one more.
 * @param {string} name
 * @param {(path: string) => string} read reads a file of the project
 * @returns {Record<string, string>} path below the project → text
 * @throws if a file has not the form in which it can be changed
 */
export function presetListsWith(name, read) {
  const variable = componentName(name).replace(/^./, (letter) => letter.toLowerCase());
  const folder = "src/presets/";
  const member = keyOf(name) === variable ? variable : `${keyOf(name)}: ${variable}`;
  return {
    [`${folder}presets.ts`]: insertBefore(
      "]);",
      `  ["${name}", () => import("./${name}/index.ts")],\n`,
      read(`${folder}presets.ts`),
    ),
    [`${folder}stock.ts`]:
      `import { stock as ${variable} } from "./${name}/stock.ts";\n` +
      insertBefore("};\nconst all", `  ${member},\n`, read(`${folder}stock.ts`)),
    [`${folder}README.md`]: insertBefore(
      AFTER_TABLE,
      `| [\`${name}\`](${name}/README.md) | the link to the top of ${titleOf(name)}; it does nothing while its own script runs |\n`,
      read(`${folder}README.md`),
    ),
  };
}
