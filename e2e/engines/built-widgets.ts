import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

const manifest = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as {
  readonly widgets: Readonly<Record<string, { readonly when: string }>>;
};

/** Every widget of the build: name → when it loads. */
export const widgets: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.widgets).map(([name, { when }]) => [name, when]),
);

/** A widget's element on its page of the gallery. */
export const hostOf = (name: string): string => `#gallery-stage [data-widget~="${name}"]`;
