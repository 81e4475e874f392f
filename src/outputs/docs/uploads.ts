// The pictures, videos and animations that the widgets' examples show, as files of the site.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mill } from "#fixtures/cms/theme/mill.ts";
import { picture } from "#fixtures/cms/theme/pictures.ts";
import { wayBetween } from "./site-links.ts";

/** Where the examples say that files are. */
export const UPLOADS = "/wp-content/uploads/";

const FOLDER = "assets/uploads/";
const UPLOAD = /\/wp-content\/uploads\/[\w./-]+/g;

/** The folder of the files, seen from a page. */
export const uploadsFrom = (address: string): string => wayBetween(address, FOLDER);

/** The files of the uploads that a text names, below that folder. */
export const uploadsIn = (text: string): string[] =>
  [...text.matchAll(UPLOAD)]
    .map(([path]) => path.slice(UPLOADS.length))
    .filter((path) => /\.\w+$/.test(path));

const video = new URL("../../../fixtures/cms/theme/waves.webm", import.meta.url);

function contentOf(name: string): string | Buffer {
  if (name.endsWith(".json")) return JSON.stringify(mill);
  return /\.(?:mp4|webm)$/.test(name) ? readFileSync(video) : picture(name);
}

/** Writes the files into the site. */
export function writeUploads(outDir: string, names: Iterable<string>): void {
  for (const name of new Set(names)) {
    const file = join(outDir, FOLDER, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contentOf(name));
  }
}
