import { runTool } from "../../src/build/run.mjs";
import { oneTest } from "./counts.mjs";

const tool =
  (name, ...fixed) =>
  async (args) =>
    oneTest((await runTool(name, [...fixed, ...args])) === 0);

/** Biome only compares; `npm run format` writes. */
export const format = tool("biome", "format");

export const types = tool("tsc", "--project", "tsconfig.json");

export const lint = tool("oxlint", "--type-aware", "--deny-warnings");

/** Exports, files and dependencies that nothing uses. */
export const unused = tool("knip", "--no-progress");
