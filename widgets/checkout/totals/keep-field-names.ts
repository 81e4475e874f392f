import { queryAll } from "#dom/query.ts";

const CONTROL = /<(?:button|input|select|textarea)\b(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const COPY = "data-islet-name";
/** Properties that a field of such a name hides from scripts, and that nobody here reads of a form. */
const UNREAD = /^(?:action|dir|id|lang|method|name|target|title)$/;

/**
 * The server's markup with a copy of each field's name: the sanitiser takes names away that could stand in for a
 * property of the document or of a form, such as `action`, and the order would go without what a gateway has written there.
 */
export const noteNames = (html: string): string =>
  html.replace(CONTROL, (tag) =>
    tag.replace(ATTRIBUTE, (attribute: string, name: string, value: string | undefined) =>
      value && /^name$/i.test(name) ? `${attribute} ${COPY}=${value}` : attribute,
    ),
  );

/** Gives clean fields their names back, save those that stand in for what scripts need of a form, such as `submit`. */
export function restoreNames(clean: DocumentFragment): void {
  const bare = document.createElement("form");
  for (const field of queryAll(clean, `[${COPY}]`)) {
    const name = field.getAttribute(COPY) ?? "";
    field.removeAttribute(COPY);
    const isField = field.matches("button, input, select, textarea");
    if (isField && (UNREAD.test(name) || !(name in bare))) field.setAttribute("name", name);
  }
}
