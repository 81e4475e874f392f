import { readConfig } from "#runtime/config.ts";
import { createIslet } from "#runtime/islet.ts";
import { parts } from "../../../src/parts.ts";

// A widget of the benchmark alone has no place in the catalogue of the script tag: the same runtime, started by hand.
createIslet({
  version: "0.0.0",
  catalogue: () => ({
    accordion: { kind: "enhancer", when: "load", load: () => import("./accordion/index.ts") },
  }),
  parts,
  config: readConfig(),
});
