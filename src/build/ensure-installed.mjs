// Runs on a fresh clone, so it imports only Node's own modules.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { root } from "./root.mjs";

/**
 * Installs what package-lock.json names, unless it is installed already.
 * @throws if this Node is too old or the installation fails; the message has npm's output
 */
export function ensureInstalled() {
  checkNodeVersion();
  if (isInstalled()) return;
  console.log("Installing the locked dependencies, which takes about half a minute, once …");
  const { status, stdout, stderr, error } = npm([
    "ci",
    "--include=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]);
  if (status !== 0) throw new Error(`npm ci failed.\n${error?.message ?? ""}${stdout}${stderr}`);
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Islet needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

// npm writes node_modules/.package-lock.json at the end of an installation.
function isInstalled() {
  const locked = lockedPackages("package-lock.json");
  const installed = lockedPackages("node_modules/.package-lock.json");
  return (
    locked.size > 0 &&
    [...locked].every(([path, lockedPackage]) => isSatisfied(lockedPackage, installed.get(path)))
  );
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Packages for other platforms are locked as optional and not installed.
 * @param {LockedPackage} lockedPackage @param {LockedPackage | undefined} installedPackage
 */
function isSatisfied(lockedPackage, installedPackage) {
  if (!installedPackage) return Boolean(lockedPackage.optional || lockedPackage.devOptional);
  return installedPackage.version === lockedPackage.version;
}

/**
 * @param {string} file @returns {Map<string, LockedPackage>} by path
 */
function lockedPackages(file) {
  try {
    const { packages } = /** @type {{ packages: Record<string, LockedPackage> }} */ (
      JSON.parse(readFileSync(`${root}${file}`, "utf8"))
    );
    return new Map(Object.entries(packages).filter(([path]) => path !== ""));
  } catch {
    return new Map();
  }
}

/** @param {string[]} args */
function npm(args) {
  const program = process.env.npm_execpath ?? "";
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), maxBuffer: 1e8 };
  if (basename(program).startsWith("npm")) return spawnSync(process.execPath, [program, ...args], options);
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}
