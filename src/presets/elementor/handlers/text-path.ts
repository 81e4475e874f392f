import { leadsToAction } from "#browser/leads-to-action.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { query } from "#dom/query.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { Page } from "#runtime/page.ts";
import { elementorSettings, sizeOf } from "../../shared/element-settings.ts";
import type { Handler } from "./handler.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Longer than any picture of a line. */
const MAX_LENGTH = 100_000;

interface PictureOptions {
  readonly signal: AbortSignal;
  readonly page: Page;
}

const svgElement = (name: string) => document.createElementNS(SVG, name);

/** An attribute in the tag of a picture; it holds numbers. */
const sizeIn = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([\\w\\s.%+-]*)["']`).exec(tag)?.[1];

/** An empty picture of the same size as another, and the lines of that one; nothing else that it holds. */
function pictureLike(source: string) {
  const [tag = ""] = /<svg\b[^<>]*>/i.exec(source) ?? [];
  const svg = svgElement("svg");
  const [width, height, viewBox] = ["width", "height", "viewBox"].map((name) => sizeIn(tag, name));
  if (width) svg.setAttribute("width", width);
  if (height) svg.setAttribute("height", height);
  if (viewBox) svg.setAttribute("viewBox", viewBox);
  const lines = [...source.matchAll(/<path\b[^<>]*?\sd\s*=\s*["']([^"']+)["']/gi)].map(([, line = ""]) => {
    const path = svgElement("path");
    path.setAttribute("d", line);
    return path;
  });
  return { svg, lines };
}

/**
 * Elementor's pictures are the site's own files: no other host is asked, not by a redirect either. A contributor may write
 * the address, so the request is nobody's, and for nothing that acts.
 */
async function fetchPicture(address: string | undefined, { signal, page }: PictureOptions): Promise<string> {
  const url = safeUrl(address, "request");
  const isFile = url !== null && !leadsToAction(url, page);
  const response = isFile ? await fetch(url, { signal, credentials: "omit", redirect: "error" }) : undefined;
  const source = response?.ok ? await response.text() : "";
  return source.length <= MAX_LENGTH ? source : "";
}

function draw(box: HTMLElement, widget: HTMLElement, source: string): Element {
  const { dataset } = widget;
  const text = box.dataset["text"] ?? "";
  const href = safeUrl(box.dataset["linkUrl"], "link");
  const { svg, lines } = pictureLike(source);
  const [first] = lines;
  // Without a line the text is still there to read.
  if (!first) return withText(href ? htmlLink(href) : document.createElement("span"), text);

  first.id = `e-path-${dataset["id"]}`;
  const path = svgElement("textPath");
  path.id = `e-text-path-${dataset["id"]}`;
  path.setAttribute("href", `#${first.id}`);
  path.append(href ? withText(svgLink(href), text) : text);
  const line = svgElement("text");
  line.append(path);
  svg.append(...lines, line);
  return svg;
}

const withText = (element: Element, textContent: string) => Object.assign(element, { textContent });

const htmlLink = (href: string) => Object.assign(document.createElement("a"), { href });

function svgLink(href: string): SVGElement {
  const link = svgElement("a");
  link.setAttribute("href", href);
  return link;
}

/** Draws a text along the line of a picture. */
export const handler: Handler = (widgets, signal, page) => {
  for (const widget of widgets) {
    const box = query(widget, ".e-text-path");
    if (!box || box.firstElementChild) continue;
    const start = sizeOf(elementorSettings(widget)["start_point"]) ?? 0;
    const show = (source: string) => {
      if (signal.aborted) return;
      const drawing = draw(box, widget, source);
      box.append(drawing);
      const line = query(box, "text");
      const isRtl = line && getComputedStyle(line).direction === "rtl";
      query(box, "textPath")?.setAttribute("startOffset", `${isRtl ? 100 - start : start}%`);
      removeAtEnd(signal, drawing);
    };
    fetchPicture(box.dataset["url"], { signal, page }).then(show, () => show(""));
  }
};
