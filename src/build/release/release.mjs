import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { root } from "../root.mjs";
import { run } from "../run.mjs";
import { collectFiles, writeSums } from "./collect-files.mjs";
import {
  lastRelease,
  STEPS,
  unreleasedNotes,
  versionAfter,
  withPluginNotes,
  withRelease,
} from "./release-notes.mjs";
import { differingFiles } from "./same-files.mjs";
import { writeVersions } from "./version-places.mjs";

const USAGE = `npm run release -- ${STEPS.join("|")} [--dry-run]

Makes the next version of what stands in the change log: writes its number, tests, builds twice, collects what is
published in dist/release/, commits and tags. --dry-run collects the files, and gives all others back.`;

const CHANGELOG = `${root}CHANGELOG.md`;
const PLUGIN_README = `${root}src/outputs/wordpress/readme.txt`;
const SECOND_BUILD = ".cache/second-build";

/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** @param {string} what @param {string[]} args @param {Record<string, string>} [env] */
async function succeed(what, args, env = {}) {
  if (await run(process.execPath, args, { env })) throw new Error(`${what} failed: nothing is released.`);
}

/**
 * Releases a version.
 * @param {string[]} args as USAGE says
 * @throws {Error} if there is nothing to release, if something is not committed, or if a step fails; then every file is as before
 */
export async function release(args) {
  const step = STEPS.find((name) => name === args[0]);
  const isDry = args[1] === "--dry-run";
  if (!step || args.length > (isDry ? 2 : 1)) throw new Error(USAGE);
  if (git("status", "--porcelain")) throw new Error("There is something that is not committed.");
  const changelog = readFileSync(CHANGELOG, "utf8");
  const notes = unreleasedNotes(changelog);
  if (!notes) throw new Error("CHANGELOG.md says of nothing that it is unreleased.");
  const version = versionAfter(lastRelease(changelog), step);
  if (git("tag", "--list", `v${version}`)) throw new Error(`There is a tag v${version}.`);
  try {
    writeNumbers({ version, changelog, notes });
    const folder = await build({ version, notes, isDry });
    if (isDry) git("restore", ".");
    else commit(version);
    console.log(`${folder} holds what is published of ${version}.`);
    if (!isDry)
      console.log(`To publish it:\n  git push --follow-tags\n  npm publish ${folder}islet-${version}.tgz`);
  } catch (error) {
    git("restore", ".");
    throw error;
  }
}

/** @param {{ version: string, changelog: string, notes: string }} release */
function writeNumbers({ version, changelog, notes }) {
  console.log(`Writing ${version}`);
  writeVersions(root, version);
  writeFileSync(CHANGELOG, withRelease(changelog, version, new Date().toISOString().slice(0, 10)));
  writeFileSync(PLUGIN_README, withPluginNotes(readFileSync(PLUGIN_README, "utf8"), version, notes));
}

/**
 * Tests, builds twice, and collects the files.
 * @param {{ version: string, notes: string, isDry: boolean }} release
 */
async function build({ version, notes, isDry }) {
  if (!isDry) await succeed("Testing", ["build.mjs", "test"]);
  await succeed("Building", ["build.mjs", "build"]);
  await succeed("Building again", ["build.mjs", "build"], { ISLET_DIST: SECOND_BUILD });
  const differing = differingFiles(`${root}dist/`, `${root}${SECOND_BUILD}/`);
  rmSync(`${root}${SECOND_BUILD}`, { recursive: true });
  if (differing.length > 0) throw new Error(`Two builds differ in ${differing.join(", ")}.`);
  const to = collectFiles(`${root}dist/`, { version, notes, lockFile: `${root}package-lock.json` });
  // Its bytes depend on nothing but the files: npm writes one date into all tarballs.
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", to], { cwd: root });
  writeSums(to);
  return to;
}

/** @param {string} version */
function commit(version) {
  git("commit", "--all", "--message", `Release ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Islet ${version}`);
}
