// The site's own styles and scripts, its copy of Islet, and its files.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, transform } from "esbuild";
import { picture } from "#fixtures/cms/theme/pictures.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const THEME = here("../../../fixtures/cms/theme/css/");
const GALLERY = ["gallery.css", "settings-form.css", "reference.css"];
/** The theme's ground rules are the site's, too. */
const BASE = "10-base.css";
const LAYOUT = "20-layout.css";

const themeFiles = () =>
  readdirSync(THEME).filter((name) => name.endsWith(".css") && name !== BASE && name !== LAYOUT);

const read = (files: readonly string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

const ownStyles = () =>
  readdirSync(here("styles"))
    .toSorted()
    .map((name) => here(`styles/${name}`));

const minified = async (css: string) =>
  (await transform(css, { loader: "css", minify: true, target: ["chrome109", "firefox115", "safari16.4"] }))
    .code;

/** Everything of the site but its pages. */
interface Assets {
  readonly distDir: string;
  readonly outDir: string;
  readonly bundling: BuildOptions;
  /** Files of the project that pages show. */
  readonly files: readonly URL[];
}

const entries = (...names: string[]) => names.map((name) => here(`browser/${name}.ts`));

async function buildScripts(outdir: string, bundling: BuildOptions): Promise<void> {
  await Promise.all([
    build({ ...bundling, outdir, splitting: true, entryPoints: entries("docs-page", "docs-example") }),
    // It runs while the page is read, before anything is drawn.
    build({ ...bundling, outdir, format: "iife", entryPoints: entries("colour-scheme") }),
  ]);
}

/** Writes styles, scripts and files. The site runs on the build with Preact, which is the smaller one. */
export async function writeAssets({ distDir, outDir, bundling, files }: Assets): Promise<void> {
  const assets = join(outDir, "assets");
  mkdirSync(join(assets, "files"), { recursive: true });
  cpSync(join(distDir, "lite"), join(assets, "islet"), { recursive: true });
  await buildScripts(assets, bundling);
  const example = [
    ...themeFiles().map((name) => join(THEME, name)),
    ...GALLERY.map((name) => here(`../gallery/${name}`)),
  ];
  writeFileSync(join(assets, "docs.css"), await minified(read([join(THEME, BASE), ...ownStyles()])));
  writeFileSync(join(assets, "example.css"), await minified(read(example)));
  writeFileSync(join(assets, "icon.svg"), picture("icon.svg"));
  for (const file of files) copyFileSync(file, join(assets, "files", file.pathname.split("/").at(-1) ?? ""));
}
