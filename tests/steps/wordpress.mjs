import { spawnSync } from "node:child_process";
import { ensureBrowser } from "../../src/build/ensure-browser.mjs";
import { playwrightCounts } from "./e2e.mjs";
import { notInstalled } from "./not-installed.mjs";

/** What WordPress and its SQLite driver need of PHP, by Debian's package. */
const EXTENSIONS = {
  "php-sqlite3": "pdo_sqlite",
  "php-mbstring": "mbstring",
  "php-xml": "dom",
  "php-gd": "gd",
  "php-curl": "curl",
  "php-zip": "zip",
  "php-intl": "intl",
};

/** @returns {string[]} Debian's packages for what is missing */
function missingPackages() {
  const { status, stdout } = spawnSync("php", ["-m"], { encoding: "utf8" });
  if (status !== 0) return ["php-cli", ...Object.keys(EXTENSIONS)];
  const modules = stdout.toLowerCase().split("\n");
  return Object.entries(EXTENSIONS).flatMap(([name, module]) => (modules.includes(module) ? [] : [name]));
}

/** Runs the tests of `e2e/wordpress` in real sites of each version. Arguments select tests, as for Playwright. @param {string[]} args */
export async function wordpress(args) {
  const missing = missingPackages();
  if (missing.length > 0) return notInstalled(missing);
  await ensureBrowser();
  return playwrightCounts("wordpress", "e2e/wordpress/playwright.config.ts", args);
}
