/** Every widget needs it. */
const CORE = "core";

/**
 * Packs what the entry knows of each widget; src/entries/widget-table.ts describes the format and reads it.
 * @param {(import("../shared-build.ts").CatalogueLine & { hasStyle: boolean, files: string[] })[]} widgets files without their endings,
 *   the one that holds the widget first; all have the core
 * @returns {{files: string, widgets: Record<string, string>}}
 * @throws if there are more files than characters
 */
export function encodeWidgets(widgets) {
  const named = widgets.flatMap(({ name, files }) => files.filter((file) => file !== name));
  /** @param {string} file */
  const usersOf = (file) => named.filter((other) => other === file).length;
  // Kinds are capitals; files are digits and small letters.
  const files = [...new Set(named)].sort((a, b) => usersOf(b) - usersOf(a) || (a < b ? -1 : 1));
  if (files.length > 36) throw new Error(`The table names ${files.length} files; it has characters for 36.`);
  /** @param {string} name @param {string} file */
  const markOf = (name, file) =>
    file === name && !files.includes(file) ? "." : files.indexOf(file).toString(36);
  /**
   * Default words → marks → names: what several widgets have in common stands once.
   * @type {Record<string, Record<string, string[]>>}
   */
  const groups = {};
  for (const { name, kind, when, hasStyle, files: needed } of widgets) {
    const kinds = (kind === "island" ? "I" : "") + (hasStyle ? "" : "N");
    const [own = name, ...others] = needed;
    const further = others.filter((file) => file !== CORE).map((file) => markOf(name, file));
    // In one order, so that what many groups have in common is alike.
    const marks = kinds + markOf(name, own) + further.sort().join("");
    const group = (groups[when] ??= {});
    group[marks] = [...(group[marks] ?? []), name];
  }
  /** @param {Record<string, string[]>} alike */
  const textsOf = (alike) =>
    Object.entries(alike).map(([marks, names]) => [marks, ...names.toSorted()].join(" "));
  /** @type {[when: string, groups: string][]} */
  const table = Object.entries(groups).map(([when, alike]) => [when, textsOf(alike).sort().join()]);
  // Sorted, the names compress better, and a new one changes little.
  return { files: files.join(" "), widgets: Object.fromEntries(table.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
