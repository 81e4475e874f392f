/** Every widget needs it. */
const CORE = "core";

/**
 * Packs what the entry knows of each widget; src/widget-table.ts describes the format and reads it.
 * @param {{name: string, kind: string, when: string, hasStyle: boolean, files: string[]}[]} widgets files without their
 *   endings, the one that holds the widget first; all have the core
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
  /** Default words → marks → names: what several widgets have in common stands once. */
  const groups = {};
  for (const { name, kind, when, hasStyle, files: needed } of widgets) {
    const kinds = (kind === "island" ? "I" : "") + (hasStyle ? "" : "N");
    const [own, ...others] = needed;
    const further = others.filter((file) => file !== CORE).map((file) => markOf(name, file));
    // In one order, so that what many groups have in common is alike.
    const marks = kinds + markOf(name, own) + further.sort().join("");
    groups[when] ??= {};
    groups[when][marks] = [...(groups[when][marks] ?? []), name];
  }
  const textsOf = (alike) => Object.entries(alike).map(([marks, names]) => [marks, ...names].join(" "));
  const table = Object.entries(groups).map(([when, alike]) => [when, textsOf(alike).sort().join()]);
  return { files: files.join(" "), widgets: Object.fromEntries(table) };
}
