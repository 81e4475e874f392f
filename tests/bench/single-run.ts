import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { distDir } from "./build.ts";
import { type Contestant, contestants } from "./contestants.ts";
import { pageOf } from "./markup.ts";
import type { Lab } from "./rounds.ts";
import { costOf, insertScript, type Probe, withProbe } from "./sample.ts";

/** What one run is enough to measure. */
export interface SingleRun {
  /** Size of all script after brotli. */
  readonly scriptBytes: number;
  /** Heap per widget. */
  readonly heapBytes: number;
  /** Nodes that the server printed inside the markers. */
  readonly serverNodes: number;
  /** How many of them are no longer on the page. */
  readonly replacedNodes: number;
}

const COUNT = 1_000;

/** Measures files, heap and nodes of every contestant at 1,000 markers. */
export async function measureSingleRuns({
  context,
  pages,
}: Lab): Promise<ReadonlyMap<Contestant, SingleRun>> {
  const singleRuns = new Map<Contestant, SingleRun>();
  for (const contestant of contestants) {
    const url = pages.add(await pageOf(contestant.kind, COUNT));
    singleRuns.set(contestant, await withProbe(context, { url }, (probe) => measure(probe, contestant)));
  }
  return singleRuns;
}

async function measure(probe: Probe, { script }: Contestant): Promise<SingleRun> {
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
