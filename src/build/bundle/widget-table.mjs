/**
 * Packs what the entry knows of each widget; src/widget-table.ts describes the format and reads it.
 * @param {{name: string, kind: string, when: string, hasStyle: boolean, files: string[]}[]} widgets files without their
 *   endings, the one that holds the widget first
 * @returns {{files: string, widgets: Record<string, string>}}
 * @throws if there are more files than characters
 */
export function encodeWidgets(widgets) {
  const named = widgets.flatMap(({ name, files }) => files.filter((file) => file !== name));
  const usersOf = (file) => named.filter((other) => other === file).length;
  // Kinds are capitals; files are digits and small letters.
  const files = [...new Set(named)].sort((a, b) => usersOf(b) - usersOf(a) || (a < b ? -1 : 1));
  if (files.length > 36) throw new Error(`The table names ${files.length} files; it has characters for 36.`);
  const markOf = (name, file) =>
    file === name && !files.includes(file) ? "." : files.indexOf(file).toString(36);
  /** Default words → files → names: what several widgets have in common stands once. */
  const groups = {};
  for (const { name, kind, when, hasStyle, files: needed } of widgets) {
    const kinds = (kind === "island" ? "I" : "") + (hasStyle ? "" : "N");
    const [own, ...others] = needed.map((file) => markOf(name, file));
    // In one order, so that what many lines have in common is alike.
    const marks = kinds + own + others.sort().join("");
    groups[when] ??= {};
    groups[when][`${marks} `] = [...(groups[when][`${marks} `] ?? []), name];
  }
  const linesOf = (names) => Object.entries(names).map(([marks, group]) => marks + group.join(" "));
  const table = Object.entries(groups).map(([when, names]) => [when, linesOf(names).sort().join("\n")]);
  return { files: files.join(" "), widgets: Object.fromEntries(table) };
}
