import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "../../../src/build/root.mjs";

/** @param {string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 }).split("\0").filter(Boolean);

/**
 * The files that the working tree has changed, added or removed since a commit, below the project.
 * @param {string} commit
 * @returns {{ path: string, exists: boolean }[]}
 * @throws if git does not know the commit
 */
export const changedFiles = (commit) =>
  [
    ...new Set([
      ...git("diff", "--name-only", "--no-renames", "-z", commit, "--"),
      ...git("ls-files", "--others", "--exclude-standard", "-z"),
    ]),
  ].map((path) => ({ path, exists: existsSync(root + path) }));
