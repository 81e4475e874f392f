import { existsSync, readFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { run, runTool } from "./run.mjs";

const advice = `The browser tests need Chromium or Google Chrome, and none was found on this machine. Do one of these:
  - install Google Chrome (https://www.google.com/chrome/) or your system's package, for example: apt-get install chromium
  - npx playwright install --with-deps chromium
  - set CHROME_PATH to the executable of an installed Chromium or Chrome`;

/**
 * Makes sure that there is a browser for the tests. On Debian, as root, installs the package of Chromium's headless shell if
 * it is missing, whichever other browser is there, and Chromium if there is none; elsewhere Playwright's download.
 * @throws if there is still no browser, or `CHROME_PATH` cannot be run; the message says what to do
 */
export async function ensureBrowser() {
  const { findBrowser, findShell } = /** @type {typeof import("../../e2e/support/browser.ts")} */ (
    await tsImport("../../e2e/support/browser.ts", import.meta.url)
  );
  if (process.env.CHROME_PATH && findBrowser()) return;
  if (isRootOnDebian() && !findShell()) await installShell();
  if (!findBrowser()) await installBrowser();
  if (!findBrowser()) throw new Error(advice);
}

const SHELL = "chromium-headless-shell";

async function installShell() {
  console.log(`Installing ${SHELL}: the browser tests need much less CPU time in it.`);
  if ((await installPackage(SHELL)) !== 0) console.log(`There is no ${SHELL}; going on without it.`);
}

async function installBrowser() {
  console.log("No Chromium or Chrome found; installing one …");
  await (isRootOnDebian() ? installPackage("chromium") : runTool("playwright", ["install", "chromium"]));
}

/** Resolves with the exit code. @param {string} name */
async function installPackage(name) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  await run("apt-get", [...options, "update"], { env });
  return run("apt-get", [...options, "install", "--yes", "--no-install-recommends", name], { env });
}

const isRootOnDebian = () => isDebian() && process.getuid?.() === 0;

// Ubuntu's package of this name installs a snap, which containers cannot run.
function isDebian() {
  return existsSync("/etc/os-release") && /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}
