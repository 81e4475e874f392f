import { queryAll } from "#dom/query.ts";

const CONTROL = /<(?:button|input|select|textarea)\b(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const COPY = "data-islet-name";
/** Names that hide a property of the form which no script here reads. */
const HARMLESS = /^(?:action|dir|id|lang|method|name|target|title)$/;

/**
 * Copies the name of each field to another attribute. The sanitiser removes names that hide a property of the document
 * or the form, such as `action`; a gateway's order needs them.
 */
export const copyNames = (html: string): string =>
  html.replace(CONTROL, (tag) =>
    tag.replace(ATTRIBUTE, (attribute: string, name: string, value: string | undefined) =>
      value && /^name$/i.test(name) ? `${attribute} ${COPY}=${value}` : attribute,
    ),
  );

/** Restores the names of sanitised fields, except those that hide what scripts need of a form, such as `submit`. */
export function restoreNames(markup: DocumentFragment): void {
  const emptyForm = document.createElement("form");
  for (const field of queryAll(markup, `[${COPY}]`)) {
    const name = field.getAttribute(COPY) ?? "";
    field.removeAttribute(COPY);
    const isField = field.matches("button, input, select, textarea");
    if (isField && (HARMLESS.test(name) || !(name in emptyForm))) field.setAttribute("name", name);
  }
}
