import { chromium } from "@playwright/test";
import { isExecutable, onSearchPath } from "./search-path.ts";

const commandNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Chromium without its windows: the same engine, at about 60 % of the CPU time for each page. */
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];

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

function configuredBrowser(): string | undefined {
  const configured = process.env["CHROME_PATH"];
  if (configured && !isExecutable(configured))
    throw new Error(`CHROME_PATH is not an executable file: ${configured}`);
  return configured;
}

/**
 * Finds a Chromium or Chrome as visitors have it: `CHROME_PATH`, then the search path, then the usual folders, then
 * Playwright's own download, then the headless shell.
 * @throws if `CHROME_PATH` names a file that cannot be run
 */
export const findBrowser = (): string | undefined =>
  configuredBrowser() ||
  [
    ...onSearchPath(commandNames),
    ...wellKnownPaths,
    chromium.executablePath(),
    ...onSearchPath(shellNames),
  ].find(isExecutable);

/** Chromium's headless shell, where it is on the search path. */
export const findShell = (): string | undefined => onSearchPath(shellNames).find(isExecutable);

/** As `findBrowser`, but takes the headless shell first. */
export const findBrowserForTests = (): string | undefined =>
  configuredBrowser() || findShell() || findBrowser();

/**
 * Features that Playwright switches off, the popup of the address bar, which the browser would list as a page, and the
 * process that the browser starts beforehand for each next page.
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "SpareRendererForSitePerProcess",
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
