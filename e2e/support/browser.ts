import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const commandNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const wellKnownPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSearchPath(): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => commandNames.map((name) => join(folder, name)));
}

/**
 * The Chromium or Chrome to test with: `CHROME_PATH`, then the search path, then the places installers use,
 * then Playwright's own download. `undefined` when the machine has none.
 * @throws when `CHROME_PATH` names a file that cannot be run: a wrong wish is not silently replaced.
 */
export function findBrowser(): string | undefined {
  const wished = process.env["CHROME_PATH"];
  if (wished && !isExecutable(wished)) throw new Error(`CHROME_PATH is not an executable file: ${wished}`);
  if (wished) return wished;
  return [...onSearchPath(), ...wellKnownPaths, chromium.executablePath()].find(isExecutable);
}

/** What Playwright itself switches off, and the address bar's list, which is a page of its own behind every page of a test. */
const WITHOUT_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Command-line switches for a browser that only ever speaks to this machine. */
export function browserArgs(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    `--disable-features=${WITHOUT_FEATURES.join(",")}`,
    // Nothing but this machine has an address. Unlike request interception it leaves the HTTP cache working.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ];
}
