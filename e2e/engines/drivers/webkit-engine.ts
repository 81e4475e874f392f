import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key as DriverKey, type WebDriver } from "selenium-webdriver";
import { patience } from "#tests/machine.ts";
import { type Engine, type Key, type Tab, WINDOW } from "./driver.ts";
import { end, startDisplay } from "./processes.ts";

const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: DriverKey.ARROW_DOWN,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  ArrowUp: DriverKey.ARROW_UP,
  Backspace: DriverKey.BACK_SPACE,
  End: DriverKey.END,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Home: DriverKey.HOME,
  Shift: DriverKey.SHIFT,
  Space: " ",
  Tab: DriverKey.TAB,
};

/** What the page's answer to `evaluate` looks like: WebDriver knows only plain values. */
type Answer = { readonly value: unknown } | { readonly error: string };

const CALL = (source: string) => `
  const answer = arguments[arguments.length - 1];
  new Promise((resolve) => resolve((${source})(...[...arguments].slice(0, -1))))
    .then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;

function tabOf(driver: WebDriver): Tab {
  const actions = () => driver.actions({ async: true });
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    async evaluate<Given extends unknown[], Result>(
      run: (...given: Given) => Result | Promise<Result>,
      ...given: Given
    ) {
      const answer = await driver.executeAsyncScript<Answer>(CALL(String(run)), ...given);
      if ("error" in answer) throw new Error(answer.error);
      return answer.value as Result;
    },
    point: (x, y) => actions().move({ x, y }).perform(),
    clickAt: (x, y) => actions().move({ x, y }).click().perform(),
    async press(key, withShift) {
      const keys = actions();
      if (withShift) keys.keyDown(KEYS.Shift);
      keys.keyDown(KEYS[key]).keyUp(KEYS[key]);
      if (withShift) keys.keyUp(KEYS.Shift);
      await keys.perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: () => driver.quit(),
  };
}

async function openTab(server: string, browser: string, hasHeldRequests = false): Promise<WebDriver> {
  const capabilities = new Capabilities()
    .set("browserName", "MiniBrowser")
    // Else every command waits for the page's open requests.
    .set("pageLoadStrategy", hasHeldRequests ? "none" : "normal")
    .set("webkitgtk:browserOptions", { binary: browser, args: ["--automation"] });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  // The driver takes whole numbers only.
  const limitMs = Math.round(5_000 * patience);
  await driver.manage().setTimeouts({ pageLoad: 3 * limitMs, script: limitMs });
  await fitWindow(driver);
  return driver;
}

/** On a busy machine a tab now and then never opens, while the next one does. */
async function openTabInTime(server: string, browser: string, hasHeldRequests = false): Promise<WebDriver> {
  for (let tries = 0; tries < 3; tries += 1) {
    const opening = openTab(server, browser, hasHeldRequests);
    const tab = await Promise.race([opening, sleep(10_000 * patience, undefined, { ref: false })]);
    if (tab) return tab;
    opening.then((late) => late.quit()).catch(() => undefined);
  }
  throw new Error("WebKitWebDriver opened no tab.");
}

/** Gives the page the size of the other engines: the window's own includes its frame. */
async function fitWindow(driver: WebDriver) {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...WINDOW });
  const [width, height] = await driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  await window.setRect({ x: 0, y: 0, width: 2 * WINDOW.width - width, height: 2 * WINDOW.height - height });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port was found.");
  return address.port;
}

const isListening = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts WebKitWebDriver in a display of its own. `browser` is the path of MiniBrowser. */
export async function startWebKit(browser: string): Promise<Engine> {
  const { display, stop } = await startDisplay(WINDOW.width + 200, WINDOW.height + 200);
  const home = mkdtempSync(join(tmpdir(), "islet-webkit-"));
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const child = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      // Bubblewrap makes no namespaces in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  while (!(await isListening(`${server}/status`))) {
    if (child.exitCode !== null) throw new Error("WebKitWebDriver ended before it listened.");
    await sleep(50);
  }
  const first = await openTabInTime(server, browser);
  const capabilities = await first.getCapabilities();
  await first.quit();
  return {
    version: `WebKitGTK ${String(capabilities.getBrowserVersion())}`,
    openTab: async (hasHeldRequests) => tabOf(await openTabInTime(server, browser, hasHeldRequests)),
    async close() {
      await end(child);
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
