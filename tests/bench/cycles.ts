import type { Page } from "@playwright/test";
import { type Contestant, enhancers, islands, prerendered } from "./contestants.ts";
import { markersOf, pageOf } from "./markup.ts";
import type { Lab } from "./rounds.ts";
import { costOf, insertScript, type Probe, settle, withProbe } from "./sample.ts";

/** What is left after many widgets have come and gone, compared with before. */
export interface Left {
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
  readonly heapBytes: number;
}

/** Cycles before the first count: code is compiled, caches are filled. */
const WARM_UP = 1_000;

/** Mounts and removes one widget after the other, `cycles` times for each of Islet's contestants. */
export async function measureCycles(
  { context, pages }: Lab,
  cycles: number,
): Promise<ReadonlyMap<Contestant, Left>> {
  const left = new Map<Contestant, Left>();
  for (const one of [islands, prerendered, enhancers]) {
    const template = `<template>${await markersOf(one.kind, 1)}</template>`;
    const url = pages.add(await pageOf(one.kind, 1, { head: template }));
    const leftBy = (probe: Probe) => leftAfter(probe, one.script, cycles);
    left.set(one, await withProbe(context, { url }, leftBy));
  }
  return left;
}

async function leftAfter(probe: Probe, script: string, cycles: number): Promise<Left> {
  await costOf(probe, 1, insertScript(script));
  await cycle(probe.page, WARM_UP);
  const before = await count(probe);
  await cycle(probe.page, cycles);
  const after = await count(probe);
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    timers: after.timers - before.timers,
    observers: after.observers - before.observers,
    heapBytes: after.heapBytes - before.heapBytes,
  };
}

async function count({ page, counters, collectGarbage }: Probe): Promise<Left> {
  await settle(page);
  await collectGarbage();
  const counted = await counters();
  const alive = await page.evaluate(() => {
    const { timers, observed } = window.bench.alive;
    return {
      timers: timers.size,
      observers: [...observed.values()].reduce((sum, { size }) => sum + size, 0),
    };
  });
  return {
    ...alive,
    nodes: counted("Nodes"),
    listeners: counted("JSEventListeners"),
    heapBytes: counted("JSHeapUsedSize"),
  };
}

/** One widget after the other arrives, is mounted, leaves and is unmounted. */
const cycle = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (rounds) => {
    const template = document.querySelector("template");
    for (let round = 0; round < rounds; round++) {
      const host = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
      const mounted = new Promise((done) => host.addEventListener("islet:mounted", done, { once: true }));
      document.body.append(host);
      await mounted;
      // Hydration and effects have their turn.
      await new Promise((done) => setTimeout(done));
      const unmounted = new Promise((done) => host.addEventListener("islet:unmounted", done, { once: true }));
      host.remove();
      await unmounted;
    }
  }, times);
