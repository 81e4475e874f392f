import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { stagingPath } from "./files.mjs";
import { root, runTool } from "../run.mjs";

const SPECIFIER = /(from\s+|import\()"(#[\w-]+\/|\.{1,2}\/)([^"]+?)\.tsx?"/g;

/** Emits declarations, their imports turned from the project's own spelling into relative ones. @throws when tsc does. */
export async function buildTypes() {
  const out = `${stagingPath}types`;
  const options = [
    "--noEmit",
    "false",
    "--declaration",
    "--emitDeclarationOnly",
    "--outDir",
    out,
    "--project",
    "src/build/bundle/tsconfig.types.json",
  ];
  if (await runTool("tsc", options)) throw new Error("tsc could not emit the declarations.");
  const { imports } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  for (const file of readdirSync(out, { recursive: true }).filter((name) => name.endsWith(".d.ts"))) {
    const text = readFileSync(`${out}/${file}`, "utf8");
    const here = dirname(file);
    const mended = text.replace(SPECIFIER, (_, keyword, start, rest) => {
      if (start.startsWith(".")) return `${keyword}"${start}${rest}.js"`;
      const target = imports[`${start}*`].replace(/^\.\//, "").replace("*", rest);
      const path = relative(here, target);
      return `${keyword}"${path.startsWith(".") ? path : `./${path}`}.js"`;
    });
    writeFileSync(`${out}/${file}`, mended);
  }
}
