import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { distDir } from "./build.ts";
import { type Contestant, contestants } from "./contestants.ts";
import { pageOf } from "./markup.ts";
import type { Lab } from "./rounds.ts";
import { costOf, insertScript, withProbe } from "./sample.ts";

/** What needs no repetition. */
export interface OnceOver {
  /** All script of the first widget, as a server sends it with brotli. */
  readonly scriptBytes: number;
  /** What the widgets of the page keep on the heap, in bytes each. */
  readonly heapBytes: number;
  /** Nodes the server printed inside the markers that are no longer on the page, of all of them. */
  readonly replacedNodes: number;
  readonly serverNodes: number;
}

const COUNT = 1_000;

/** Files, heap and nodes of every contestant at 1,000 markers. */
export async function lookOver({ context, pages }: Lab): Promise<ReadonlyMap<Contestant, OnceOver>> {
  const found = new Map<Contestant, OnceOver>();
  for (const one of contestants) {
    const url = pages.add(await pageOf(one.kind, COUNT));
    found.set(one, await withProbe(context, { url }, (probe) => lookAt(probe, one)));
  }
  return found;
}

type Probe = Parameters<typeof costOf>[0];

async function lookAt(probe: Probe, { script }: Contestant): Promise<OnceOver> {
  const { page, counters, collectGarbage } = probe;
  const files = new Set<string>();
  page.on("response", (response) => files.add(new URL(response.url()).pathname));
  await page.evaluate(() => {
    const hosts = document.querySelectorAll("main > *");
    const nodes = [...hosts].flatMap((host) => [...host.querySelectorAll("*")]);
    Object.assign(window, { printed: new Set(nodes.map((node) => new WeakRef(node))) });
  });
  await collectGarbage();
  const before = await counters();
  await costOf(probe, COUNT, insertScript(script));
  const [serverNodes, replacedNodes] = await page.evaluate(() => {
    const refs = [...(Reflect.get(window, "printed") as Set<WeakRef<Element>>)];
    return [refs.length, refs.filter((ref) => !ref.deref()?.isConnected).length] as const;
  });
  await collectGarbage();
  const after = await counters();
  const scripts = [...files].filter((path) => path.endsWith(".js"));
  return {
    scriptBytes: scripts.reduce((sum, path) => sum + sizeOf(path), 0),
    heapBytes: (after("JSHeapUsedSize") - before("JSHeapUsedSize")) / COUNT,
    serverNodes,
    replacedNodes,
  };
}

const sizeOf = (path: string): number =>
  brotliCompressSync(readFileSync(distDir + path.slice("/islet/".length))).length;
