import { readdirSync } from "node:fs";
import { root } from "../root.mjs";

/** The folders that hold the project's own files. */
const FOLDERS = ["runtime", "src", "widgets", "fixtures", "tests", "e2e"];

/** @param {string} folder @param {boolean} recursive */
const markdownIn = (folder, recursive) =>
  readdirSync(root + folder, { recursive, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `${folder}${folder && "/"}${path.replaceAll("\\", "/")}`);

/** Every document of the project, by its path from the project's folder. */
export const documents = () => [
  ...markdownIn("", false),
  ...FOLDERS.flatMap((folder) => markdownIn(folder, true)),
];
