import { isletOf } from "./canvas.ts";

/** What the editor adds to blocks, and visitors do not get. */
const EDITOR_ELEMENTS = [
  ".block-list-appender",
  ".block-editor-block-list__insertion-point",
  "[data-rich-text-placeholder]",
  "[data-rich-text-line-break]",
];
const EDITOR_ATTRIBUTES = [
  "contenteditable",
  "role",
  "aria-label",
  "aria-multiline",
  "tabindex",
  "draggable",
];
const EDITOR_CLASS =
  /^(block-editor-|rich-text$|wp-block$|is-(selected|hovered|highlighted|multi-selected|layout-))/;

function clean(element: Element): void {
  // The role and the name of a block itself are the author's; a block's wrapper has them from the editor.
  if (!element.matches("[data-block], [contenteditable]")) return;
  for (const name of EDITOR_ATTRIBUTES) element.removeAttribute(name);
  const classes = [...element.classList].filter((name) => EDITOR_CLASS.test(name));
  element.classList.remove(...classes);
}

/** Takes what belongs to the editor out of a copy that is shown to the person who edits as visitors get it. */
export function withoutEditor<Copy extends Element>(copy: Copy): Copy {
  for (const element of copy.querySelectorAll(EDITOR_ELEMENTS.join())) element.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")]) clean(element);
  return copy;
}

const filtered = new WeakSet<object>();

/** Whether the canvas can show a copy of the element as visitors get it. */
export const canPreview = (host: Element): boolean => isletOf(host)?.preview !== undefined;

/** Shows a copy of the element as visitors get it. */
export async function preview(host: Element): Promise<void> {
  const islet = isletOf(host);
  if (!islet?.preview) return;
  if (!filtered.has(islet)) islet.hooks.addFilter("islet/preview", withoutEditor);
  filtered.add(islet);
  await islet.preview(host);
}
