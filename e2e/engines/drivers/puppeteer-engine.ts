import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import { patience } from "#tests/machine.ts";
import { browserArgs } from "../../support/browser.ts";
import { type Engine, type Key, type Tab, WINDOW } from "./driver.ts";

const keyOf = (key: Key): KeyInput => (key === "Space" ? " " : key);

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const { keyboard, mouse } = page;
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    async back() {
      await page.goBack({ waitUntil: "domcontentloaded" });
    },
    url: async () => page.url(),
    async evaluate<Given extends unknown[], Result>(
      run: (...given: Given) => Result | Promise<Result>,
      ...given: Given
    ) {
      return (await page.evaluate(run as (...given: unknown[]) => unknown, ...given)) as Result;
    },
    point: (x, y) => mouse.move(x, y),
    clickAt: (x, y) => mouse.click(x, y),
    async press(key, withShift) {
      if (withShift) await keyboard.down("Shift");
      await keyboard.press(keyOf(key));
      if (withShift) await keyboard.up("Shift");
    },
    type: (text) => keyboard.type(text),
    screenshot: () => page.screenshot(),
    close,
  };
}

async function engineOf(browser: Browser): Promise<Engine> {
  return {
    version: await browser.version(),
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(WINDOW);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

const launch = async (options: LaunchOptions) =>
  engineOf(await puppeteer.launch({ headless: true, protocolTimeout: 45_000 * patience, ...options }));

/** Starts Chromium. */
export const startChromium = (executablePath: string): Promise<Engine> =>
  launch({ browser: "chrome", executablePath, args: browserArgs() });

/** Starts Firefox, over WebDriver BiDi. */
export const startFirefox = (executablePath: string): Promise<Engine> =>
  launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "fission.autostart": false,
      "gfx.webrender.software": true,
      // Only this machine is reached.
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": 9,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": 9,
      "network.proxy.no_proxies_on": "127.0.0.1, localhost",
    },
  });
