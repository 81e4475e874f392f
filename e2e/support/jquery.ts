import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The source of jQuery, to be run in a page. */
export const jquery = readFileSync(
  fileURLToPath(new URL("../../node_modules/jquery/dist/jquery.min.js", import.meta.url)),
  "utf8",
);
