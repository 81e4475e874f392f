import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const sourceOf = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../node_modules/${name}/dist/jquery.min.js`, import.meta.url)),
    "utf8",
  );

/** The source of jQuery, to be run in a page. */
export const jquery = sourceOf("jquery");

/** The source of jQuery 3, which WordPress has had since 5.6. */
export const jquery3 = sourceOf("jquery-3");
