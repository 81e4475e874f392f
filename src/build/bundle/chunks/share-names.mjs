/** @import { ESTree } from "rolldown/utils" */
import { parseSync } from "rolldown/utils";

/**
 * Lets files take what they share by the names that it has where it is declared. The bundler gives each a second name,
 * which costs bytes in every file.
 * @param {BuiltFile[]} files minified
 * @returns {BuiltFile[]}
 *
 * @typedef {object} BuiltFile
 * @property {string} name such as `core.js`
 * @property {string} text
 * @property {ReadonlySet<string> | undefined} [asked] names of exports that stay: the entry or an `import()` asks for them
 */
export function shareNames(files) {
  const parsed = files.map((file) => ({ ...file, ...declarationsOf(file) }));
  const declared = new Map(parsed.map((file) => [file.name, declaredNames(file)]));
  /** @type {Rename} */
  const rename = (file, name) => declared.get(file)?.get(name) ?? name;
  return parsed.map(({ name, text, asked, exports, imports, handedOn }) => ({
    name,
    asked,
    text: replaceParts(text, [
      ...handedOn.map((declaration) => handedOnPart(declaration, rename)),
      ...imports.map((declaration) => importPart(declaration, rename)),
      ...exports.map((declaration) => exportPart(declaration, (exported) => rename(name, exported))),
    ]),
  }));
}

/**
 * @typedef {(file: string, name: string) => string} Rename the name of an export where it is declared, by the bundler's name
 * @typedef {{ start: number, end: number, text: string }} Part of a file, with its new text
 * @typedef {Omit<ESTree.ImportDeclaration, "specifiers"> & { specifiers: ESTree.ImportSpecifier[] }} ImportList
 * @typedef {ESTree.ExportNamedDeclaration & { source: ESTree.StringLiteral }} HandedOn
 */

/** The lists of imports and exports in a file. @param {BuiltFile} file */
function declarationsOf({ name, text }) {
  const { body } = parseSync(name, text, { lang: "js", sourceType: "module" }).program;
  const exports = body
    .filter((node) => node.type === "ExportNamedDeclaration")
    .filter(({ specifiers }) => specifiers.length > 0);
  return {
    imports: body.filter((node) => node.type === "ImportDeclaration").filter(isImportList),
    exports: exports.filter(({ source }) => !source),
    handedOn: exports.filter(isHandedOn),
  };
}

/** @param {ESTree.ImportDeclaration} declaration @returns {declaration is ImportList} */
const isImportList = (declaration) =>
  declaration.specifiers.length > 0 && declaration.specifiers.every(({ type }) => type === "ImportSpecifier");

/** @param {ESTree.ExportNamedDeclaration} declaration @returns {declaration is HandedOn} */
const isHandedOn = (declaration) => declaration.source !== null;

/** @param {ESTree.ModuleExportName} node */
const nameOf = (node) => ("name" in node ? node.name : node.value);

/**
 * The names of what a file exports where it is declared, by the bundler's names.
 * @param {{ exports: ESTree.ExportNamedDeclaration[], asked?: ReadonlySet<string> | undefined }} file
 */
function declaredNames({ exports, asked = new Set() }) {
  /** @type {[exported: string, local: string][]} */
  const pairs = exports
    .flatMap(({ specifiers }) => specifiers)
    .map(({ local, exported }) => [nameOf(exported), nameOf(local)]);
  return new Map(pairs.filter((names) => !names.some((name) => asked.has(name))));
}

/** @param {ImportList} declaration @param {Rename} rename @returns {Part} */
function importPart({ start, end, specifiers, source }, rename) {
  const file = source.value.replace(/^\.\//, "");
  /** @type {[imported: string, local: string][]} */
  const pairs = specifiers.map(({ imported, local }) => [rename(file, nameOf(imported)), local.name]);
  const items = pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([imported, local]) => listed(imported, local));
  return { start, end, text: `import{${items.join()}}from${JSON.stringify(source.value)};` };
}

/**
 * `export … from`: the names that others ask this file for stay.
 * @param {HandedOn} declaration @param {Rename} rename @returns {Part}
 */
function handedOnPart({ start, end, specifiers, source }, rename) {
  const file = source.value.replace(/^\.\//, "");
  const items = specifiers.map(({ local, exported }) =>
    listed(rename(file, nameOf(local)), nameOf(exported)),
  );
  return { start, end, text: `export{${items.join()}}from${JSON.stringify(source.value)};` };
}

/** @param {ESTree.ExportNamedDeclaration} declaration @param {(exported: string) => string} rename @returns {Part} */
function exportPart({ start, end, specifiers }, rename) {
  const items = specifiers.map(({ local, exported }) => listed(nameOf(local), rename(nameOf(exported))));
  return { start, end, text: `export{${[...new Set(items)].join()}};` };
}

/** An item of a list; a name that is no identifier is quoted. @param {string[]} names */
const listed = (...names) => [...new Set(names.map(quoted))].join(" as ");

/** @param {string} name */
const quoted = (name) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

/** @param {string} text @param {Part[]} parts */
function replaceParts(text, parts) {
  let end = 0;
  const pieces = parts
    .toSorted((a, b) => a.start - b.start)
    .map((part) => {
      const piece = text.slice(end, part.start) + part.text;
      end = part.end;
      return piece;
    });
  return pieces.join("") + text.slice(end);
}
