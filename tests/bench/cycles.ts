import type { Page } from "@playwright/test";
import {
  type Contestant,
  enhancers,
  islands,
  liteIslands,
  litePrerendered,
  prerendered,
} from "./contestants.ts";
import { markersOf, pageOf } from "./markup.ts";
import type { Lab } from "./rounds.ts";
import { costOf, insertScript, type Probe, waitUntilIdle, withProbe } from "./sample.ts";

/** What is left after many widgets were mounted and removed, compared with before. */
export interface Leak {
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
  readonly heapBytes: number;
}

/** Cycles before the first count, in which code is compiled and caches are filled. */
const WARM_UP_CYCLES = 1_000;

/** Mounts and removes one widget `cycles` times, for each of Islet's contestants. */
export async function measureCycles(
  { context, pages }: Lab,
  cycles: number,
): Promise<ReadonlyMap<Contestant, Leak>> {
  const leaks = new Map<Contestant, Leak>();
  for (const contestant of [islands, liteIslands, prerendered, litePrerendered, enhancers]) {
    const { kind, script } = contestant;
    const template = `<template>${await markersOf(kind, 1)}</template>`;
    const url = pages.add(await pageOf(kind, 1, { head: template }));
    const measure = (probe: Probe) => measureLeak(probe, script, cycles);
    leaks.set(contestant, await withProbe(context, { url }, measure));
  }
  return leaks;
}

async function measureLeak(probe: Probe, script: string, cycles: number): Promise<Leak> {
  await costOf(probe, 1, insertScript(script));
  await cycle(probe.page, WARM_UP_CYCLES);
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

async function count({ page, counters, collectGarbage }: Probe): Promise<Leak> {
  await waitUntilIdle(page);
  await collectGarbage();
  const counter = await counters();
  const alive = await page.evaluate(() => {
    const { timers, observed } = window.bench.alive;
    return {
      timers: timers.size,
      observers: [...observed.values()].reduce((sum, { size }) => sum + size, 0),
    };
  });
  return {
    ...alive,
    nodes: counter("Nodes"),
    listeners: counter("JSEventListeners"),
    heapBytes: counter("JSHeapUsedSize"),
  };
}

/** Adds one widget, waits until it is mounted, removes it, waits until it is unmounted; then the next. */
const cycle = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (rounds) => {
    const template = document.querySelector("template");
    for (let round = 0; round < rounds; round++) {
      const host = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
      const mounted = new Promise((done) => host.addEventListener("islet:mounted", done, { once: true }));
      document.body.append(host);
      await mounted;
      // Lets hydration and effects run.
      await new Promise((done) => setTimeout(done));
      const unmounted = new Promise((done) => host.addEventListener("islet:unmounted", done, { once: true }));
      host.remove();
      await unmounted;
    }
  }, times);
