import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { root } from "../../root.mjs";
import { runTool } from "../../run.mjs";
import { stagingPath } from "./out-dir.mjs";

/** Matches an import of a project file; the second group is its path without the extension. */
const SPECIFIER = /(from\s+|import\()"((?:#[\w-]+|\.{1,2})\/[^"]+?)\.tsx?"/g;

/**
 * Emits declarations. Imports such as `#runtime/bus.ts` become relative, because consumers cannot resolve them.
 * Extensions become `.js`.
 * @throws if tsc fails
 */
export async function buildDeclarations() {
  const out = `${stagingPath}types`;
  const options = [
    "--noEmit",
    "false",
    "--declaration",
    "--emitDeclarationOnly",
    "--outDir",
    out,
    "--project",
    "src/build/bundle/output/tsconfig.types.json",
  ];
  if (await runTool("tsc", options)) throw new Error("tsc could not emit the declarations.");
  const { imports } = /** @type {{ imports: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${root}package.json`, "utf8"))
  );
  /** @param {string} specifier */
  const resolveAlias = (specifier) => {
    const [alias, ...path] = specifier.split("/");
    return (imports[`${alias}/*`] ?? "").replace(/^\.\//, "").replace("*", path.join("/"));
  };
  for (const file of readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".d.ts"),
  )) {
    const text = readFileSync(`${out}/${file}`, "utf8");
    const withRelativeImports = text.replace(
      SPECIFIER,
      (_, /** @type {string} */ keyword, /** @type {string} */ specifier) => {
        const path = specifier.startsWith("#")
          ? relativePath(dirname(file), resolveAlias(specifier))
          : specifier;
        return `${keyword}"${path}.js"`;
      },
    );
    writeFileSync(`${out}/${file}`, withRelativeImports);
  }
}

/** @param {string} from @param {string} to */
function relativePath(from, to) {
  const path = relative(from, to);
  return path.startsWith(".") ? path : `./${path}`;
}
