import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readCatalogue } from "../bundle/read-catalogue.mjs";
import { root, runTool } from "../run.mjs";
import { KINDS, listsWith, widgetFiles } from "./widget-files.mjs";

const USAGE = `Usage: npm run new -- island NAME, or npm run new -- enhancer NAME (NAME as in read-time)`;

/**
 * `npm run new -- KIND NAME`: makes the folder of a widget, and adds it to the files that name every widget.
 * @param {string[]} args
 * @throws for wrong arguments and for a name that is taken
 */
export async function newWidget(args) {
  const { kind, name } = checkArguments(
    args,
    readCatalogue().map((widget) => widget.name),
  );
  const read = (path) => readFileSync(root + path, "utf8");
  const files = { ...widgetFiles(kind, name), ...listsWith(kind, name, read) };
  const taken = Object.keys(widgetFiles(kind, name)).filter((path) => existsSync(root + path));
  if (taken.length > 0) throw new Error(`There is already ${taken.join(", ")}; nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
  const scripts = Object.keys(files).filter((path) => /\.(tsx?|css)$/.test(path));
  await runTool("biome", ["format", "--write", "--log-level=error", ...scripts]);
  console.log(`Wrote the ${kind} ${name}, which shows and hides what the server printed:`);
  for (const path of Object.keys(files)) console.log(`  ${path}`);
  console.log(`Next:
  npm run test:unit -- widgets/${name}
  npm run test:unit -- tests/contract -t "of ${name} "
  npm run build -- --readme      adds it to the tables in the READMEs
  npm run dev                    then open /gallery/${name}/
CONTRIBUTING.md says what each file holds.`);
}

/**
 * Reads the arguments of the command.
 * @param {string[]} args
 * @param {string[]} known the names of all widgets
 * @throws for an unknown kind, and for a name that is none or taken
 */
export function checkArguments([kind, name, ...rest], known) {
  if (!KINDS.includes(kind) || !name || rest.length > 0) throw new Error(USAGE);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name of a widget: use small letters, digits and single hyphens.`);
  if (known.includes(name)) throw new Error(`There is already a widget "${name}".`);
  return { kind, name };
}
