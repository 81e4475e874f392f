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
 * Finds the Chromium or Chrome for the tests: `CHROME_PATH`, then the search path, then the usual folders, then
 * Playwright's own download.
 * @throws if `CHROME_PATH` names a file that cannot be run
 */
export function findBrowser(): string | undefined {
  const configured = process.env["CHROME_PATH"];
  if (configured && !isExecutable(configured))
    throw new Error(`CHROME_PATH is not an executable file: ${configured}`);
  if (configured) return configured;
  return [...onSearchPath(), ...wellKnownPaths, chromium.executablePath()].find(isExecutable);
}

/** Features that Playwright switches off, and the popup of the address bar, which the browser would list as a page. */
const DISABLED_FEATURES = [
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

/** Command-line switches for a browser that connects only to this machine. */
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
    `--disable-features=${DISABLED_FEATURES.join(",")}`,
    // Resolves no other host. Unlike request interception, this keeps the HTTP cache working.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ];
}
