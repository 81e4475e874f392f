/** Takes in only what it needs itself: every page with a widget loads it. */
const CORE = "core";

/**
 * Decides which file each module goes to: the only file that needs it; else the nearest file that loads before all that
 * need it; else a file for just these users.
 * @param {Graph} graph
 * @param {Map<string, File>} files by name
 * @returns {Map<string, string>} module → file; a shared file without a name is named after its users: `a+b`
 *
 * @typedef {object} Graph modules by id
 * @property {Map<string, string[]>} imports module → what it imports statically
 * @property {Map<string, string[]>} dynamicImports module → the targets of its `import()`
 *
 * @typedef {object} File
 * @property {string[]} modules what it offers
 * @property {readonly string[] | undefined} [after] files that always load before it; by default those that load before all its importers
 * @property {((module: string) => boolean) | undefined} [holds] true for modules that must be in it
 */
export function assignFiles(graph, files) {
  const offered = [...files].flatMap(([name, { modules }]) => modules.map((module) => pair(module, name)));
  const held = new Map(
    [...files].flatMap(([name, { holds }]) =>
      [...graph.imports.keys()].filter((module) => holds?.(module)).map((module) => pair(module, name)),
    ),
  );
  const users = usersOf(graph.imports, [...offered, ...held], held);
  const chainOf = chains(graph, files, users);
  const homes = [...users].map(([module, names]) => pair(module, sharedFile(names, chainOf)));
  return new Map([...homes, ...held]);
}

/** @param {string} module @param {string} file @returns {[string, string]} */
const pair = (module, file) => [module, file];

/** @typedef {Map<string, Set<string>>} Users module → the files that need it */

/**
 * What a held module imports is needed by its file only.
 * @param {Graph["imports"]} imports @param {[module: string, file: string][]} roots @param {Map<string, string>} held
 */
function usersOf(imports, roots, held) {
  /** @type {Users} */
  const users = new Map();
  /** @param {string} module @param {string} file */
  const reach = (module, file) => {
    const files = users.get(module) ?? new Set();
    const isElsewhere = held.has(module) && held.get(module) !== file;
    if (files.has(file) || isElsewhere) return;
    users.set(module, files.add(file));
    for (const imported of imports.get(module) ?? []) reach(imported, file);
  };
  for (const [module, file] of roots) reach(module, file);
  return users;
}

/** @typedef {(file: string) => string[]} ChainOf lists a file and all that load before it, nearest first */

/**
 * @param {Graph} graph @param {Map<string, File>} files @param {Users} users
 * @returns {ChainOf}
 */
function chains({ dynamicImports }, files, users) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  /** @param {string} module */
  const importersOf = (module) =>
    [...dynamicImports].filter(([, targets]) => targets.includes(module)).map(([importer]) => importer);
  /** @param {string} file */
  const inferAfter = (file) => {
    const importers = files.get(file)?.modules.flatMap(importersOf) ?? [];
    const names = new Set(importers.flatMap((importer) => [...(users.get(importer) ?? [])]));
    names.delete(file);
    return commonFiles([...names].map(chainOf)).slice(0, 1);
  };
  /** @type {ChainOf} */
  function chainOf(file) {
    const chain = known.get(file) ?? [file];
    if (known.has(file)) return chain;
    // Files that import each other on use end here.
    known.set(file, chain);
    for (const name of files.get(file)?.after ?? inferAfter(file))
      chain.push(...chainOf(name).filter((other) => !chain.includes(other)));
    return chain;
  }
  return chainOf;
}

/** @param {string[][]} chains */
const commonFiles = ([first = [], ...others]) =>
  first.filter((file) => others.every((chain) => chain.includes(file)));

/** @param {Set<string>} users @param {ChainOf} chainOf */
function sharedFile(users, chainOf) {
  const [nearest] = commonFiles([...users].map(chainOf));
  if (nearest && (nearest !== CORE || users.has(CORE))) return nearest;
  return [...users].sort((a, b) => (a < b ? -1 : 1)).join("+");
}
