/** @type {Record<string, string>} */
const REFERENCES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#039;" };

/** As runtime/template/html.ts does, which the build cannot load. @param {string} text */
export const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? "");

/** Elements without content. @param {string} element */
export const isVoid = (element) => /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/.test(element);
