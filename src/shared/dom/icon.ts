import { createDrawing } from "./drawing.ts";

/** An icon as page builders print it: one `<svg>` that holds nothing but paths. */
const SVG = /^\s*<svg(\s[^<>]*)>\s*((?:<path\s[^<>]*>\s*(?:<\/path>\s*)?)+)<\/svg>\s*$/i;
const CLASS_NAMES = /^[\w -]+$/;

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/**
 * Makes the icon that an editor has chosen, from the text of an `<svg>` or class names of an icon font; `undefined` if it is
 * neither. Nothing of the text but its class names, its size and its paths counts.
 */
export function createIcon(icon: string): Element | undefined {
  const [, svg, paths] = SVG.exec(icon) ?? [];
  if (svg && paths) return drawing(svg, paths);
  if (!CLASS_NAMES.test(icon)) return undefined;
  const element = document.createElement("i");
  element.className = icon;
  element.setAttribute("aria-hidden", "true");
  return element;
}

function drawing(tag: string, paths: string): Element {
  const outlines = [...paths.matchAll(/<path[^<>]*>/gi)].map(([path]) => attributeOf(path, "d") ?? "");
  return createDrawing(
    attributeOf(tag, "viewBox") ?? "0 0 512 512",
    attributeOf(tag, "class") ?? "",
    outlines,
  );
}
