/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/**
 * A JSON value as a PHP literal.
 * @param {unknown} value @param {string} [indent] of the line that it stands in
 * @returns {string}
 */
export function phpLiteral(value, indent = "") {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}\t`;
  const rows = Array.isArray(value)
    ? value.map((item) => phpLiteral(item, inner))
    : Object.entries(value).map(([key, item]) => `${quoted(key)} => ${phpLiteral(item, inner)}`);
  return rows.length === 0
    ? "array()"
    : `array(\n${rows.map((row) => `${inner}${row},\n`).join("")}${indent})`;
}
