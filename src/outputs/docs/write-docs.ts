// The documentation site: static files made of the repository's Markdown and of the build's manifest.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildOptions } from "esbuild";
import { asText } from "#fixtures/cms/markup.ts";
import { readManifest } from "../gallery/manifest.ts";
import { writeAssets } from "./assets.ts";
import { projectFile } from "./documents.ts";
import { llmsFull, llmsIndex } from "./llms-texts.ts";
import { pageFrame } from "./page-frame.ts";
import { searchParts } from "./search-parts.ts";
import { makePages } from "./site-pages.ts";
import { uploadsIn, writeUploads } from "./uploads.ts";

/** Where a build is, where the site goes, and how the site's own scripts are bundled. */
interface Options {
  readonly distDir: string;
  readonly outDir: string;
  readonly bundling: BuildOptions;
}

/**
 * Writes the site, in place of what is in its folder.
 * @returns how many pages it has
 * @throws if there is no build
 */
export async function writeDocs({ distDir, outDir, bundling }: Options): Promise<number> {
  const manifest = readManifest(distDir);
  const { pages, groups } = makePages(manifest);
  const site = { version: manifest.version, groups };
  rmSync(outDir, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  };
  for (const page of pages) write(`${page.address}index.html`, asText(pageFrame(page, site)));
  const files = pages.flatMap((page) => page.files.flatMap((path) => projectFile(path) ?? []));
  await writeAssets({ distDir, outDir, bundling, files });
  writeUploads(outDir, uploadsIn(JSON.stringify(manifest.widgets)));
  write("assets/search.json", JSON.stringify(pages.flatMap(searchParts)));
  write("llms.txt", llmsIndex(pages, groups));
  write("llms-full.txt", llmsFull(pages));
  return pages.length;
}
