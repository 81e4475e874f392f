/**
 * Packs what the entry knows of each widget; src/widget-table.ts describes the format and reads it.
 * @param {{name: string, kind: string, when: string, hasStyle: boolean, files: string[]}[]} widgets files without their
 *   endings and without the widget's own
 * @returns {Record<string, string>}
 * @throws if a file's name is longer than one character, or could be taken for a mark
 */
export function encodeWidgets(widgets) {
  const rows = widgets.map(({ name, kind, when, hasStyle, files }) => {
    const wrong = files.find((file) => !/^[^IS\s]$/.test(file));
    if (wrong) throw new Error(`The table has no letter for ${wrong}, a file of ${name}.`);
    const marks = (kind === "island" ? "I" : "") + (hasStyle ? "S" : "") + files.join("");
    return { when, marks, line: `${name} ${marks}`.trim() };
  });
  // Lines that end alike stand together: they cost least once compressed.
  rows.sort((a, b) => (a.marks < b.marks ? -1 : Number(a.marks > b.marks)));
  const table = {};
  for (const { when, line } of rows) table[when] = table[when] ? `${table[when]}\n${line}` : line;
  return table;
}
