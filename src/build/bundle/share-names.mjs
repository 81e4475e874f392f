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
 * @property {ReadonlySet<string>} [asked] names of exports that stay: the entry or an `import()` asks for them
 */
export function shareNames(files) {
  const parsed = files.map((file) => ({ ...file, ...declarationsOf(file) }));
  const declared = new Map(parsed.map((file) => [file.name, declaredNames(file)]));
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

/** The lists of imports and exports in a file. */
function declarationsOf({ name, text }) {
  const { program } = parseSync(name, text, { lang: "js", sourceType: "module" });
  const withList = program.body.filter(({ specifiers }) => specifiers?.length);
  return {
    imports: withList.filter(
      ({ type, specifiers }) =>
        type === "ImportDeclaration" && specifiers.every((specifier) => specifier.type === "ImportSpecifier"),
    ),
    exports: withList.filter(({ type, source }) => type === "ExportNamedDeclaration" && !source),
    handedOn: withList.filter(({ type, source }) => type === "ExportNamedDeclaration" && source),
  };
}

const nameOf = ({ name, value }) => name ?? value;

/** The names of what a file exports where it is declared, by the bundler's names. */
function declaredNames({ exports, asked = new Set() }) {
  const pairs = exports
    .flatMap(({ specifiers }) => specifiers)
    .map(({ local, exported }) => [nameOf(exported), nameOf(local)]);
  return new Map(pairs.filter((names) => !names.some((name) => asked.has(name))));
}

function importPart({ start, end, specifiers, source }, rename) {
  const file = source.value.replace(/^\.\//, "");
  const items = specifiers
    .map(({ imported, local }) => [rename(file, nameOf(imported)), local.name])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([imported, local]) => listed(imported, local));
  return { start, end, text: `import{${items.join()}}from${JSON.stringify(source.value)};` };
}

/** `export … from`: the names that others ask this file for stay. */
function handedOnPart({ start, end, specifiers, source }, rename) {
  const file = source.value.replace(/^\.\//, "");
  const items = specifiers.map(({ local, exported }) =>
    listed(rename(file, nameOf(local)), nameOf(exported)),
  );
  return { start, end, text: `export{${items.join()}}from${JSON.stringify(source.value)};` };
}

function exportPart({ start, end, specifiers }, rename) {
  const items = specifiers.map(({ local, exported }) => listed(nameOf(local), rename(nameOf(exported))));
  return { start, end, text: `export{${[...new Set(items)].join()}};` };
}

/** An item of a list; a name that is no identifier is quoted. */
const listed = (...names) => [...new Set(names.map(quoted))].join(" as ");

const quoted = (name) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

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
