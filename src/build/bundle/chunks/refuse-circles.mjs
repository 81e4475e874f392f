/**
 * Refuses files that import each other at once: which of them runs first depends on the page, and the other's names are not
 * there yet.
 * @param {readonly {fileName: string, imports: readonly string[]}[]} chunks
 * @throws with the files of the first circle
 */
export function refuseCircles(chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const passed = new Set();
  const visit = (/** @type {string} */ file, /** @type {readonly string[]} */ path) => {
    if (path.includes(file))
      throw new Error(
        `Files import each other: ${[...path.slice(path.indexOf(file)), file].join(" → ")}. Say in src/build/bundle/chunks/files.mjs which of them holds what both need.`,
      );
    if (passed.has(file)) return;
    passed.add(file);
    for (const imported of importsOf.get(file) ?? []) visit(imported, [...path, file]);
  };
  for (const file of importsOf.keys()) visit(file, []);
}
