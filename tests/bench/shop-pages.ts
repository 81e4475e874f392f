import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { distDir, type Manifest } from "./build.ts";
import type { Lab } from "./rounds.ts";
import { type Probe, withProbe } from "./sample.ts";
import { pairedDifference } from "./statistics.ts";

/** What one page of the shop costs that nobody has touched yet. */
export interface ShopPage {
  readonly name: string;
  /** Of Islet's own files, the entry included. */
  readonly files: number;
  /** Their script, as a server sends it with brotli. */
  readonly scriptBytes: number;
  readonly hasReact: boolean;
  /** More than the same page without the tag, in ms of the main thread. */
  readonly scriptMs: number;
  readonly mainMs: number;
}

/** Pages of the demo shop, as a visitor with something in the cart sees them. */
const PAGES = [
  ["list of products", "/shop/"],
  ["product with choices", "/product/hoodie/"],
  ["cart", "/cart/"],
  ["checkout", "/checkout/"],
] as const;

/** All that a page fetches by itself, in its own time. */
const rest = ({ page }: Probe) => page.waitForLoadState("networkidle");

const spent = async (probe: Probe) => {
  await rest(probe);
  const count = await probe.counters();
  return {
    scriptMs: count("ScriptDuration") + count("V8CompileDuration"),
    mainMs: count("TaskDuration"),
  };
};

/** Names below dist of what the page has asked for. */
const loaded = async (probe: Probe) => {
  await rest(probe);
  return probe.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/islet/") && path.endsWith(".js"))
      .map((path) => path.slice("/islet/".length)),
  );
};

/** Bytes, files and main-thread time of the shop's pages, each with and without the tag in turn. */
export async function measureShop(
  { context, pages }: Lab,
  { shared }: Manifest,
  rounds: number,
): Promise<ShopPage[]> {
  await context.request.get(`${pages.origin}/shop/?add-to-cart=18`);
  const all: ShopPage[] = [];
  for (const [name, path] of PAGES) {
    const url = pages.origin + path;
    const [without, withTag]: Awaited<ReturnType<typeof spent>>[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      without?.push(await withProbe(context, { url: `${url}?no-islet` }, spent));
      withTag?.push(await withProbe(context, { url }, spent));
    }
    const more = (of: "scriptMs" | "mainMs") =>
      pairedDifference(
        (withTag ?? []).map((one) => one[of]),
        (without ?? []).map((one) => one[of]),
      );
    const files = [...new Set(await withProbe(context, { url }, loaded))];
    all.push({
      name,
      files: files.length,
      scriptBytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
      hasReact: files.includes(shared.react),
      scriptMs: more("scriptMs"),
      mainMs: more("mainMs"),
    });
  }
  return all;
}

const sizeOf = (file: string): number => brotliCompressSync(readFileSync(distDir + file)).length;
