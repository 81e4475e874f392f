import { readTool } from "../../src/build/run.mjs";
import { oneTest } from "./counts.mjs";

const tool =
  (name, ...fixedArgs) =>
  async (args) => {
    const { exitCode, output } = await readTool(name, [...fixedArgs, ...args]);
    return { ...oneTest(exitCode === 0), output };
  };

/** Only checks; `npm run format` writes. */
export const format = tool("biome", "format");

export const types = tool("tsc", "--project", "tsconfig.json");

export const lint = tool("oxlint", "--type-aware", "--deny-warnings");

/** Finds unused exports, files and dependencies. */
export const unused = tool("knip", "--no-progress");
