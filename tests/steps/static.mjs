import { readTool } from "../../src/build/run.mjs";
import { oneTest } from "./counts.mjs";

/** @param {string} name @param {string[]} fixedArgs */
const tool =
  (name, ...fixedArgs) =>
  async (/** @type {string[]} */ args) => {
    const { exitCode, output } = await readTool(name, [...fixedArgs, ...args]);
    return { ...oneTest(exitCode === 0), output };
  };

/** Layout and the order of imports. Only checks; `npm run format` writes. */
export const format = tool("biome", "check");

export const types = tool("tsc", "--project", "tsconfig.json");

export const lint = tool("oxlint", "--type-aware", "--deny-warnings");

/** Finds unused exports, files and dependencies. */
export const unused = tool("knip", "--no-progress");
