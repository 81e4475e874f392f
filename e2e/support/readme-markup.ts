import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { widgets } from "./examples.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const BLOCK = /^```html\n(.*?)^```$/gms;

/** A picture of a size, which no server has to have. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9ab"/></svg>`)}`;

const sizeOf = (image: string, side: string, otherwise: number) =>
  Number(new RegExp(`\\b${side}="(\\d+)"`).exec(image)?.[1] ?? otherwise);

/** The pictures are of the sizes that the markup says, or small. */
const withPictures = (html: string) =>
  html.replaceAll(/<img\b[^>]*>/g, (image) =>
    image.replace(
      / src="[^"]*"/,
      ` src="${picture(sizeOf(image, "width", 240), sizeOf(image, "height", 160))}"`,
    ),
  );

/** Repeats what a README prints once: `<!-- more slides -->`. */
const withMore = (html: string) =>
  html.replaceAll(/(<(?:div|figure) class="islet-carousel__slide.*)<!-- more [\w ]+ -->/gs, "$1$1$1$1");

/** What the README of a widget prints for a page; its widgets are wanted at once. */
export function readmeMarkup(widget: string): string {
  const text = readFileSync(`${root}widgets/${widget}/README.md`, "utf8");
  const blocks = [...text.matchAll(BLOCK)].map(([, html = ""]) => html);
  return withMore(withPictures(blocks.join("\n")))
    .replaceAll(/ data-widget-on="[^"]*"/g, "")
    .replaceAll(/ loading="lazy"/g, "")
    .replaceAll(" data-widget=", ' data-widget-on="load" data-widget=');
}

/** Every widget whose README prints markup. */
export const documented: readonly string[] = readdirSync(`${root}widgets`)
  .filter((name) => name in widgets && readmeMarkup(name) !== "")
  .sort();

const styles = (path: string) => `<style>${readFileSync(`${root}node_modules/${path}`, "utf8")}</style>`;

/** What a page's own styles may be: none, or those of two common frameworks. */
export const themes = {
  "no theme": () => "",
  Bootstrap: () => styles("bootstrap/dist/css/bootstrap.min.css"),
  "Tailwind's preflight": () => styles("tailwindcss/preflight.css"),
} as const;
