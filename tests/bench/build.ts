import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = process.env["ISLET_DIST"] ?? "dist";

/** Sources below `page/`, each bundled for itself as its author would, React apart. */
const sources = [
  ["create-root.tsx"],
  ["hydrate-root.tsx"],
  ["is-land.ts", "is-land-countdown.tsx"],
  ["listeners.ts"],
  ["watch.ts"],
];

/** What the build says of itself, as far as the benchmark needs it. */
export interface Manifest {
  readonly entry: string;
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly shared: {
    readonly react: string;
    readonly core: readonly string[];
    readonly islands: readonly string[];
  };
  readonly widgets: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/** Folder of the build that is measured, with a slash at the end. */
export const distDir = `${root}${outDir}/`;

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(`${distDir}manifest.json`, "utf8")) as Manifest;

/** Builds the contestants beside Islet's own chunks, whose React they share. */
export async function buildContestants({ shared }: Manifest): Promise<void> {
  const react = reactAt(`/islet/${shared.react}`);
  await Promise.all(sources.map((together) => buildTogether(together, react)));
}

/** With the settings of Islet's own chunks. */
async function buildTogether(names: readonly string[], react: Plugin) {
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

/** The very file that Islet's islands import: what is compared is how they are mounted, not React. */
const reactAt = (path: string): Plugin => ({
  name: "shared-react",
  setup: ({ onResolve }) => onResolve({ filter: /^react(-dom)?($|\/)/ }, () => ({ path, external: true })),
});
