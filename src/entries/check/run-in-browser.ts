import type { HostState } from "#runtime/markup.ts";
import type { ProblemDetail } from "#runtime/problems/problems.ts";
import { type FoundWidget, type Run, runOf } from "./run-islet.ts";

/** What this program uses of Playwright, which is installed beside it or not. */
interface Playwright {
  readonly chromium: {
    launch(options: { executablePath?: string; args: readonly string[] }): Promise<{
      newPage(options: object): Promise<BrowserPage>;
      close(): Promise<void>;
    }>;
  };
}
interface BrowserPage {
  addInitScript(script: () => void): Promise<void>;
  goto(address: string, options: object): Promise<unknown>;
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
}

/** What the page notes while it runs. */
interface Noted {
  readonly told: readonly ProblemDetail[];
  readonly refused: readonly string[];
  readonly widgets: readonly FoundWidget[];
}

/** Problems and refused files, noted in the page before any of its scripts runs. */
function note(): void {
  const told: unknown[] = [];
  const refused = new Set<string>();
  Object.assign(window, { isletChecked: { told, refused } });
  document.addEventListener("islet:problem", (event) => {
    const { code, message } = (event as CustomEvent<ProblemDetail>).detail;
    told.push({ code, message });
  });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    refused.add(`the policy refuses ${blockedURI} (${effectiveDirective}).`);
  });
}

/** Scrolls through the page, so that what waits to be seen starts, and gives back what was noted. */
async function walk(): Promise<Noted> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(1_500);
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < Math.min(scrollHeight, 60_000); top += innerHeight) {
    scrollTo(0, top);
    await wait(100);
  }
  await wait(1_500);
  const { told, refused } = Reflect.get(window, "isletChecked") as {
    told: ProblemDetail[];
    refused: ReadonlySet<string>;
  };
  const counts = new Map<string, FoundWidget>();
  for (const host of document.querySelectorAll("[data-widget-state]")) {
    const names = `${host.getAttribute("data-widget") ?? ""} ${host.getAttribute("data-widget-marked") ?? ""}`;
    const state = host.getAttribute("data-widget-state") as HostState;
    for (const name of new Set(names.split(/\s+/).filter(Boolean)))
      counts.set(`${name} ${state}`, {
        name,
        state,
        count: (counts.get(`${name} ${state}`)?.count ?? 0) + 1,
      });
  }
  return { told, refused: [...refused], widgets: [...counts.values()] };
}

/**
 * What Islet does on the page in Chromium, its scripts beside it.
 * @throws a sentence, if there is no Playwright or no browser
 */
export async function runInBrowser(address: string): Promise<Run> {
  const { chromium } = await loadPlaywright();
  const executablePath = process.env["CHROME_PATH"];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Chromium has no sandbox for the root user of a container.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    await page.addInitScript(note);
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    const { told, refused, widgets } = await page.evaluate(walk);
    const run = runOf(told, widgets);
    return { ...run, problems: [...run.problems, ...refused] };
  } finally {
    await browser.close();
  }
}

async function loadPlaywright(): Promise<Playwright> {
  const name = "playwright";
  try {
    return (await import(name)) as Playwright;
  } catch (error) {
    throw new Error("--browser needs the package playwright: npm install playwright.", { cause: error });
  }
}
