import { existsSync, readFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { run, runTool } from "./run.mjs";

const advice = `The browser tests need Chromium or Google Chrome, and this machine has none that was found. Do one of these:
  - install Google Chrome (https://www.google.com/chrome/) or your system's package, such as: apt-get install chromium
  - npx playwright install --with-deps chromium
  - set CHROME_PATH to the executable of a Chromium or Chrome that is already there`;

/**
 * Makes sure there is a browser to test with: one that is there, else Debian's own package (as root),
 * else the download of Playwright.
 * @returns {Promise<string>} path of its executable
 * @throws when there is none in the end, with what to install
 */
export async function ensureBrowser() {
  const { findBrowser } = await tsImport("../../e2e/support/browser.ts", import.meta.url);
  const path = findBrowser() ?? (await installBrowser(), findBrowser());
  if (!path) throw new Error(advice);
  return path;
}

async function installBrowser() {
  console.log("No Chromium or Chrome found; installing one …");
  if (isDebian() && process.getuid?.() === 0) await installDebianPackage();
  else await runTool("playwright", ["install", "chromium"]);
}

async function installDebianPackage() {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  await run("apt-get", [...options, "update"], { env });
  await run("apt-get", [...options, "install", "--yes", "--no-install-recommends", "chromium"], { env });
}

// Ubuntu's package of that name is only a door to its app store, which a container does not have.
function isDebian() {
  return existsSync("/etc/os-release") && /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}
