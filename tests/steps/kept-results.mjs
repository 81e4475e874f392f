/**
 * @import { Counts } from "./counts.mjs"
 * @import { Results } from "./run-steps.mjs"
 */
import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "../../src/build/root.mjs";

const FILE = `${root}.cache/results.json`;

/** The commit and what has changed since: results of other sources say nothing. Without git, no two states are the same. */
function stateOfSources() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: root, maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const hash = createHash("sha256").update(git("rev-parse", "HEAD")).update(git("diff", "HEAD"));
    return hash.update(git("status", "--porcelain")).digest("hex");
  } catch {
    return randomUUID();
  }
}

/**
 * Keeps the results of the steps of a whole run, so that a later one goes on where it was stopped.
 * @param {boolean} resumes whether this is the later one
 * @param {{ file?: string, state?: string }} [where] for tests
 * @returns {Kept}
 *
 * @typedef {{ passed: Results, keep(name: string, counts: Counts): void }} Kept `passed` are the steps that passed with the same
 *   sources
 */
export function keepResults(resumes, { file = FILE, state = stateOfSources() } = {}) {
  const before = read(file);
  /** @type {Results} */
  const results = new Map(resumes && before.state === state ? before.results : []);
  // What it builds may be gone.
  const passed = new Map([...results].filter(([name, { failed }]) => failed === 0 && name !== "build"));
  return {
    passed,
    keep(name, counts) {
      results.set(name, counts);
      mkdirSync(`${root}.cache`, { recursive: true });
      writeFileSync(file, JSON.stringify({ state, results: [...results] }));
    },
  };
}

/** @param {string} file @returns {{ state: string, results: [string, Counts][] }} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { state: "", results: [] };
  }
}
