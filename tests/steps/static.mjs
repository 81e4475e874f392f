import { runTool } from "../../src/build/run.mjs";
import { oneTest } from "./counts.mjs";

const tool =
  (name, ...fixedArgs) =>
  async (args) =>
    oneTest((await runTool(name, [...fixedArgs, ...args])) === 0);

/** Only checks; `npm run format` writes. */
export const format = tool("biome", "format");

export const types = tool("tsc", "--project", "tsconfig.json");

export const lint = tool("oxlint", "--type-aware", "--deny-warnings");

/** Finds unused exports, files and dependencies. */
export const unused = tool("knip", "--no-progress");
