/**
 * Leaves out what no page asks for: a build with only some widgets needs only some of the files of `files.mjs`.
 * @param {Map<string, import("./offered-modules.mjs").OfferingFile>} files changed in place
 * @param {Record<string, Map<string, string[]>> & import("./assign-files.mjs").Graph} graph changed in place
 * @param {string[]} roots modules that every page may ask for
 */
export function dropUnreached(files, graph, roots) {
  const widgets = [...files.values()].flatMap(({ widgets }) => [...widgets.values()]);
  const reached = reachedFrom([...roots, ...widgets], graph);
  const before = new Map(files);
  for (const [name, file] of before) {
    const sources = file.sources.filter((source) => reached.has(source));
    if (sources.length + file.widgets.size === 0) files.delete(name);
    else files.set(name, { ...file, sources });
  }
  for (const file of files.values()) file.after &&= remaining(file.after, before, files);
  for (const modules of Object.values(graph))
    for (const id of [...modules.keys()]) if (!reached.has(id)) modules.delete(id);
}

/** @param {string[]} roots @param {import("./assign-files.mjs").Graph} graph */
function reachedFrom(roots, { imports, dynamicImports }) {
  const reached = new Set(roots);
  for (const module of reached)
    for (const target of [...(imports.get(module) ?? []), ...(dynamicImports.get(module) ?? [])])
      reached.add(target);
  return reached;
}

/**
 * The files before a file; instead of one that is left out, those before it.
 * @param {string[]} after
 * @param {Map<string, { after?: string[] }>} before @param {Map<string, unknown>} files
 * @returns {string[]}
 */
const remaining = (after, before, files) => [
  ...new Set(
    after.flatMap((name) =>
      files.has(name) ? [name] : remaining(before.get(name)?.after ?? [], before, files),
    ),
  ),
];
