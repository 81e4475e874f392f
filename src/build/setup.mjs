// Runs on a fresh clone, so it imports nothing but Node's own modules.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Makes `node_modules` hold exactly what package-lock.json names; does nothing when it already does.
 * @throws when this Node is too old, or when the installation fails, with what npm said.
 */
export function ensureInstalled() {
  demandNode();
  if (isInstalled()) return;
  console.log("Installing the locked dependencies …");
  const { status, stdout, stderr, error } = npm([
    "ci",
    "--include=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]);
  if (status !== 0) throw new Error(`npm ci failed.\n${error?.message ?? ""}${stdout}${stderr}`);
}

function demandNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Islet needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

// npm writes node_modules/.package-lock.json as the last act of an installation.
function isInstalled() {
  const locked = lockedPackages("package-lock.json");
  const installed = lockedPackages("node_modules/.package-lock.json");
  return locked.size > 0 && [...locked].every(([path, wanted]) => isSatisfied(wanted, installed.get(path)));
}

// Builds for other platforms are locked as optional and stay away.
function isSatisfied(wanted, found) {
  if (!found) return Boolean(wanted.optional || wanted.devOptional);
  return found.version === wanted.version;
}

function lockedPackages(file) {
  try {
    const { packages } = JSON.parse(readFileSync(`${root}${file}`, "utf8"));
    return new Map(Object.entries(packages).filter(([path]) => path !== ""));
  } catch {
    return new Map();
  }
}

function npm(args) {
  const program = process.env.npm_execpath ?? "";
  const options = { cwd: root, encoding: "utf8", maxBuffer: 1e8 };
  if (basename(program).startsWith("npm")) return spawnSync(process.execPath, [program, ...args], options);
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}
