/** @import { WidgetKind } from "#runtime/widget.ts" */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readCatalogue } from "../bundle/widgets/read-catalogue.mjs";
import { root } from "../root.mjs";
import { runTool } from "../run.mjs";
import { contractCommands } from "./contract-commands.mjs";
import { presetFiles, presetListsWith } from "./preset-files.mjs";
import { listsWith, WIDGET_KINDS, widgetFiles } from "./widget-files.mjs";

/** @type {readonly (WidgetKind | "preset")[]} */
const KINDS = [...WIDGET_KINDS, "preset"];
const USAGE = `Usage: npm run new -- KIND NAME (KIND is ${KINDS.join(", ")}; NAME as in read-time)`;

const read = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const presetNames = () =>
  readdirSync(`${root}src/presets`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/**
 * `npm run new -- KIND NAME`: makes the folder of a widget or of a preset, and adds it to the files that name all of them.
 * @param {string[]} args
 * @throws for wrong arguments and for a name that is taken
 */
export async function makeNew(args) {
  const widgets = readCatalogue().map((widget) => widget.name);
  const { kind, name } = checkArguments(args, { widgets, presets: presetNames() });
  return kind === "preset" ? newPreset(name) : newWidget(kind, name);
}

/** @param {WidgetKind} kind @param {string} name */
async function newWidget(kind, name) {
  await write(widgetFiles(kind, name), listsWith(kind, name, read));
  console.log(`The ${kind} ${name} shows and hides what the server printed. Next:
  npm run test:unit -- widgets/${name}
  ${contractCommands(name).join("\n  ")}
  npm run build -- --readme      adds it to the tables in the READMEs
  npm run dev                    then open /gallery/${name}/
CONTRIBUTING.md says what each file holds.`);
}

/** @param {string} name */
async function newPreset(name) {
  await write(presetFiles(name), presetListsWith(name, read));
  console.log(`The preset ${name} serves a link to the top, ".${name}-top-link". Next:
  npm run test:unit -- src/presets tests/preset-powers
CONTRIBUTING.md says what each file holds.`);
}

/**
 * Writes new files and changed ones, and says which.
 * @param {Record<string, string>} added @param {Record<string, string>} changed
 * @throws if one of the new files exists
 */
async function write(added, changed) {
  const taken = Object.keys(added).filter((path) => existsSync(root + path));
  if (taken.length > 0) throw new Error(`There is already ${taken.join(", ")}; nothing was written.`);
  const files = { ...added, ...changed };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
  const scripts = Object.keys(files).filter((path) => /\.(tsx?|css)$/.test(path));
  await runTool("biome", ["check", "--write", "--log-level=error", ...scripts]);
  console.log("Wrote");
  for (const path of Object.keys(files)) console.log(`  ${path}`);
}

/** The kind that a word names. @param {string | undefined} word */
const kindOf = (word) => KINDS.find((kind) => kind === word);

/**
 * Reads the arguments of the command.
 * @param {string[]} args
 * @param {{widgets: readonly string[], presets: readonly string[]}} known the names that are taken
 * @throws for an unknown kind, and for a name that is none or taken
 */
export function checkArguments([word, name, ...rest], known) {
  const kind = kindOf(word);
  if (!kind || !name || rest.length > 0) throw new Error(USAGE);
  const what = kind === "preset" ? "preset" : "widget";
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name of a ${what}: use small letters, digits and single hyphens.`);
  if (known[`${what}s`].includes(name)) throw new Error(`There is already a ${what} "${name}".`);
  return { kind, name };
}
