import type { Browser } from "@playwright/test";
import { distDir, type Manifest } from "./build.ts";
import { type Protocol, type SlowNetworkServer, startSlowNetworkServer } from "./slow-network-server.ts";
import { median } from "./statistics.ts";

/** How an untouched page of the shop loads over a slow mobile network. */
export interface SlowPage {
  readonly kind: string;
  /** Number of Islet's script files, with the entry. */
  readonly files: number;
  /** By way of loading: time in ms from the start of the navigation until the last of these files is there. */
  readonly loadedMs: ReadonlyMap<string, number>;
}

/** Slow 4G: delay of each answer in ms, bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const PAGES = [
  { kind: "list", path: "/shop/" },
  { kind: "list with a cart", path: "/shop/", hasCart: true },
  { kind: "product", path: "/product/beanie/", hasCart: true },
  { kind: "cart", path: "/cart/", hasCart: true },
  { kind: "checkout", path: "/checkout/", hasCart: true },
  { kind: "article", path: "/guide/" },
];

const WAYS: readonly { readonly protocol: Protocol; readonly isPreloaded: boolean }[] = [
  { protocol: "HTTP/1.1", isPreloaded: false },
  { protocol: "HTTP/1.1", isPreloaded: true },
  { protocol: "HTTP/2", isPreloaded: false },
  { protocol: "HTTP/2", isPreloaded: true },
];

const nameOf = ({ protocol, isPreloaded }: (typeof WAYS)[number]) =>
  isPreloaded ? `${protocol}, preloaded` : protocol;

/** Visits the page once, as a new visitor. Returns for each of Islet's scripts when it was there, in ms. */
async function visit(browser: Browser, address: URL, hasCart = false): Promise<readonly number[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  if (hasCart) await context.request.get(new URL("/shop/?add-to-cart=18", address).href);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await page.goto(address.href);
  await page.waitForLoadState("networkidle");
  const ends = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/islet\/.*\.js$/.test(name))
      .map(({ responseEnd }) => responseEnd),
  );
  await context.close();
  return ends;
}

async function measurePage(
  browser: Browser,
  servers: ReadonlyMap<Protocol, SlowNetworkServer>,
  { kind, path, hasCart, rounds }: (typeof PAGES)[number] & { readonly rounds: number },
): Promise<SlowPage> {
  const loadedMs = new Map<string, number>();
  let files = 0;
  for (const way of WAYS) {
    const address = new URL(path, servers.get(way.protocol)?.origin);
    if (way.isPreloaded) address.searchParams.set("preload", kind);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const ends = await visit(browser, address, hasCart);
      files = ends.length;
      times.push(Math.max(...ends));
    }
    loadedMs.set(nameOf(way), median(times));
  }
  return { kind, files, loadedMs };
}

/** Loads each kind of page over both protocols, with and without the lines of the manifest that preload its files. */
export async function measureSlowNetwork(
  browser: Browser,
  { pages }: Manifest,
  rounds: number,
): Promise<SlowPage[]> {
  const lines = Object.fromEntries(Object.entries(pages).map(([kind, { preload }]) => [kind, preload]));
  const servers = new Map<Protocol, SlowNetworkServer>();
  for (const { protocol } of WAYS)
    if (!servers.has(protocol)) servers.set(protocol, await startSlowNetworkServer(protocol, distDir, lines));
  const measured: SlowPage[] = [];
  for (const page of PAGES) measured.push(await measurePage(browser, servers, { ...page, rounds }));
  for (const server of servers.values()) await server.close();
  return measured;
}
