import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = process.env["ISLET_DIST"] ?? "dist";

/** Sources below `page/`. Each group is one bundle, as its author would build it; React stays outside. */
const contestantSources = [
  ["create-root.tsx"],
  ["hydrate-root.tsx"],
  ["is-land.ts", "is-land-countdown.tsx"],
  ["listeners.ts"],
  ["stimulus.ts"],
  ["watch.ts"],
];

/** The part of the manifest that the benchmark reads. */
export interface Manifest {
  readonly entry: string;
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly shared: {
    readonly react: string;
    readonly core: readonly string[];
    readonly islands: readonly string[];
  };
  readonly pages: Readonly<Record<string, { readonly preload: readonly string[] }>>;
  readonly widgets: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/** Folder of the measured build, with a slash at the end. */
export const distDir = `${root}${outDir}/`;

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(`${distDir}manifest.json`, "utf8")) as Manifest;

/** Builds the contestants next to Islet's chunks, so all use the same React file. */
export async function buildContestants({ shared }: Manifest): Promise<void> {
  const react = reactAt(`/islet/${shared.react}`);
  await Promise.all(contestantSources.map((names) => buildBundle(names, react)));
}

/** Uses the same options as Islet's own build. */
async function buildBundle(names: readonly string[], react: Plugin) {
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `tests/bench/page/${name}`),
    outdir: `${outDir}/chunks/bench`,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    jsx: "automatic",
    chunkNames: "[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [react],
  });
}

/** Makes contestants import the React file of Islet's islands: the benchmark compares mounting, not React. */
const reactAt = (path: string): Plugin => ({
  name: "shared-react",
  setup: ({ onResolve }) => onResolve({ filter: /^react(-dom)?($|\/)/ }, () => ({ path, external: true })),
});
