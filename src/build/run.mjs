import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * Runs a command of an installed package in the project's folder. Its output goes to the terminal.
 * @param {string} name such as `tsc`
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function runTool(name, args, env = {}) {
  return run(`${root}node_modules/.bin/${name}`, args, { env, shell: process.platform === "win32" });
}

/**
 * Runs a TypeScript file of the project in Node.
 * @type {typeof runTool}
 */
export function runProgram(file, args, env) {
  return run(process.execPath, ["--import", "tsx", file, ...args], env && { env });
}

/**
 * Runs a command as `runTool` does, and keeps its output, so that other steps may print meanwhile.
 * @param {string} name @param {string[]} args
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export async function readTool(name, args) {
  const shell = process.platform === "win32";
  const child = spawn(`${root}node_modules/.bin/${name}`, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
  /** @type {Promise<number>} */
  const end = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  return { exitCode: await end, output };
}

/**
 * Runs any program. Result as in `runTool`.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, shell = false } = {}) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", shell, env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
