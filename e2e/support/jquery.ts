import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const sourceAt = (file: URL) => readFileSync(fileURLToPath(file), "utf8");

/** The source of jQuery, to be run in a page. */
export const jquery = sourceAt(new URL("../../node_modules/jquery/dist/jquery.min.js", import.meta.url));

/** The source of jQuery 3, which WordPress has had since 5.6. */
export const jquery3 = sourceAt(new URL("../../node_modules/jquery-3/dist/jquery.min.js", import.meta.url));
