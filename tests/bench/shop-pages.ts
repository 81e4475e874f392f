import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { distDir, type Manifest } from "./build.ts";
import type { Lab } from "./rounds.ts";
import { type Probe, withProbe } from "./sample.ts";
import { pairedDifference } from "./statistics.ts";

/** The cost of one page of the shop before the visitor does anything. */
export interface ShopPage {
  readonly name: string;
  /** Number of Islet's files, with the entry. */
  readonly files: number;
  /** Size of their script after brotli. */
  readonly scriptBytes: number;
  readonly hasReact: boolean;
  /** Main-thread time in ms, minus that of the same page without the tag. */
  readonly scriptMs: number;
  readonly mainMs: number;
}

/** Pages of the demo shop for a visitor with a product in the cart. */
const PAGES = [
  ["list of products", "/shop/"],
  ["product with choices", "/product/hoodie/"],
  ["cart", "/cart/"],
  ["checkout", "/checkout/"],
] as const;

/** Waits until the page has loaded everything. */
const waitForNetwork = ({ page }: Probe) => page.waitForLoadState("networkidle");

const measureTimes = async (probe: Probe) => {
  await waitForNetwork(probe);
  const counter = await probe.counters();
  return {
    scriptMs: counter("ScriptDuration") + counter("V8CompileDuration"),
    mainMs: counter("TaskDuration"),
  };
};

/** The scripts of dist that the page has loaded. */
const loadedScripts = async (probe: Probe) => {
  await waitForNetwork(probe);
  return probe.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/islet/") && path.endsWith(".js"))
      .map((path) => path.slice("/islet/".length)),
  );
};

/** Measures the shop's pages with and without the tag in turn: bytes, files and main-thread time. */
export async function measureShop(
  { context, pages }: Lab,
  { shared }: Manifest,
  rounds: number,
): Promise<ShopPage[]> {
  await context.request.get(`${pages.origin}/shop/?add-to-cart=18`);
  const shopPages: ShopPage[] = [];
  for (const [name, path] of PAGES) {
    const url = pages.origin + path;
    const [without, withTag]: Awaited<ReturnType<typeof measureTimes>>[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      without?.push(await withProbe(context, { url: `${url}?no-islet` }, measureTimes));
      withTag?.push(await withProbe(context, { url }, measureTimes));
    }
    const difference = (key: "scriptMs" | "mainMs") =>
      pairedDifference(
        (withTag ?? []).map((times) => times[key]),
        (without ?? []).map((times) => times[key]),
      );
    const files = [...new Set(await withProbe(context, { url }, loadedScripts))];
    shopPages.push({
      name,
      files: files.length,
      scriptBytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
      hasReact: files.includes(shared.react),
      scriptMs: difference("scriptMs"),
      mainMs: difference("mainMs"),
    });
  }
  return shopPages;
}

const sizeOf = (file: string): number => brotliCompressSync(readFileSync(distDir + file)).length;
