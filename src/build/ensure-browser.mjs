import { existsSync, readFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { run, runTool } from "./run.mjs";

const advice = `The browser tests need Chromium or Google Chrome, and none was found on this machine. Do one of these:
  - install Google Chrome (https://www.google.com/chrome/) or your system's package, for example: apt-get install chromium
  - npx playwright install --with-deps chromium
  - set CHROME_PATH to the executable of an installed Chromium or Chrome`;

/**
 * Makes sure that there is a browser for the tests. If there is none, installs Debian's packages (on Debian, as root) or
 * Playwright's download.
 * @throws if there is still none; the message says what to install
 */
export async function ensureBrowser() {
  const { findBrowser } = await tsImport("../../e2e/support/browser.ts", import.meta.url);
  if (findBrowser()) return;
  await installBrowser();
  if (!findBrowser()) throw new Error(advice);
}

async function installBrowser() {
  console.log("No Chromium or Chrome found; installing one …");
  if (isDebian() && process.getuid?.() === 0) await installDebianPackages();
  else await runTool("playwright", ["install", "chromium"]);
}

async function installDebianPackages() {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  await run("apt-get", [...options, "update"], { env });
  // Of the second, with which the tests need much less CPU time, not every release has a package.
  for (const name of ["chromium", "chromium-headless-shell"])
    await run("apt-get", [...options, "install", "--yes", "--no-install-recommends", name], { env });
}

// Ubuntu's package of this name installs a snap, which containers cannot run.
function isDebian() {
  return existsSync("/etc/os-release") && /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}
