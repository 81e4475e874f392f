import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_MS = 500;

/** The locks of this process. @type {Set<string>} */
const held = new Set();

/**
 * Runs a build while no other one of this clone runs: both would write to the same folder. Says once that it waits. The
 * lock of a process that has ended counts for nothing.
 * @template Result
 * @param {string} lock a file, which holds the id of the process that builds
 * @param {(hasWaited: boolean) => Promise<Result>} build
 * @returns {Promise<Result>}
 */
export async function buildAlone(lock, build) {
  let hasWaited = false;
  while (!take(lock)) {
    if (!hasWaited)
      console.log(`Waiting for the build of process ${ownerOf(lock)} (if there is none, delete ${lock}) …`);
    hasWaited = true;
    await sleep(LOOK_MS);
  }
  held.add(lock);
  try {
    return await build(hasWaited);
  } finally {
    held.delete(lock);
    rmSync(lock, { force: true });
  }
}

/** Takes a lock; returns false if another build has it. @param {string} lock */
function take(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  const owner = ownerOf(lock);
  if (owner && !isBuilding(owner, lock)) retire(lock, owner);
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);

/**
 * Removes the lock of a process that has ended, and none that somebody else has taken meanwhile.
 * @param {string} lock @param {number} owner
 */
function retire(lock, owner) {
  const retired = `${lock}.${process.pid}`;
  try {
    renameSync(lock, retired);
    if (ownerOf(retired) === owner) rmSync(retired);
    else renameSync(retired, lock);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** The process that holds a lock; 0 if there is none, or its id is not written yet. @param {string} lock */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return 0;
  }
}

/** An id may be used again, also for this process. @param {number} owner @param {string} lock */
const isBuilding = (owner, lock) => (owner === process.pid ? held.has(lock) : isRunning(owner));

/** @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
