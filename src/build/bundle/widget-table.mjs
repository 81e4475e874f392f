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
  const rows = widgets.map(({ name, kind, when, hasStyle, files: needed }) => {
    const kinds = (kind === "island" ? "I" : "") + (hasStyle ? "S" : "");
    const marks = kinds + needed.map((file) => markOf(name, file)).join("");
    return { when, marks, line: `${name} ${marks}` };
  });
  // Lines that end alike stand together: they cost least once compressed.
  rows.sort((a, b) => (a.marks < b.marks ? -1 : Number(a.marks > b.marks)));
  const table = {};
  for (const { when, line } of rows) table[when] = table[when] ? `${table[when]}\n${line}` : line;
  return { files: files.join(" "), widgets: table };
}
