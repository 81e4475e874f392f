/** @import { Value } from "#runtime/template/template.ts" */

/** Elements whose content is no text, or that run or load what settings could name. */
const FORBIDDEN_ELEMENTS = /^(?:script|style|iframe|object|embed|template|svg|math|base|meta|link|title)$/;

/** Attributes whose value is code, markup or styles: a strict policy refuses them, or they give settings power. */
const FORBIDDEN_ATTRIBUTES =
  /^(?:on.*|style|srcdoc|srcset|ping|is|slot|form|nonce|integrity|data-widget.*|data-settings)$/;

/** @param {string} name */
export function checkElement(name) {
  if (!/^[a-z][a-z0-9]*$/.test(name) || FORBIDDEN_ELEMENTS.test(name))
    throw new Error(`a template has no <${name}>`);
}

/**
 * In a `pre` every space is printed, and browsers leave out a line at its start.
 * @param {string} name @param {string} inside of the element
 */
export function checkSpaces(name, inside) {
  if (name === "pre" && !/^<[^\n]*$/.test(inside))
    throw new Error("what is in a <pre> begins with an element and stands in one line");
  if (name === "textarea" && !/^\{\{[^{}\n]*\}\}$/.test(inside))
    throw new Error("what is in a <textarea> is one value");
}

/** @param {string} name with `_` in those of shops, such as `data-product_id` */
export function checkAttribute(name) {
  if (!/^[a-z][a-z0-9_-]*$/.test(name) || FORBIDDEN_ATTRIBUTES.test(name))
    throw new Error(`a template has no attribute ${name}`);
}

/**
 * Where a form leads only the page says: an author who may not print forms must not send what visitors type elsewhere.
 * @param {string} attribute @param {Value} value in it
 */
export function checkTarget(attribute, value) {
  if (/^(?:form)?action$/.test(attribute) && !("path" in value && value.path[0] === "page"))
    throw new Error(`${attribute} is an address of the page, such as page.search`);
}

/** @param {readonly string[]} names of an element's attributes */
export function checkTwice(names) {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`${twice} is there twice`);
}

/** @type {Record<string, string>} */
const REFERENCES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": "\u00a0" };

/** A text of the template without its character references. @param {string} text */
export const decoded = (text) =>
  text.replaceAll(/&[#\w]*;?/g, (reference) => {
    const character = REFERENCES[reference];
    if (!character) throw new Error(`${reference} is none of ${Object.keys(REFERENCES).join(", ")}`);
    return character;
  });
