import { tsImport } from "tsx/esm/api";
import { installPackages, isRootOnDebian } from "./debian.mjs";
import { runTool } from "./run.mjs";

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
  console.log(`The browser tests need much less CPU time in ${SHELL}.`);
  if (!(await installPackages([SHELL]))) console.log(`There is no ${SHELL}; going on without it.`);
}

async function installBrowser() {
  console.log("No Chromium or Chrome found; installing one …");
  await (isRootOnDebian() ? installPackages(["chromium"]) : runTool("playwright", ["install", "chromium"]));
}
