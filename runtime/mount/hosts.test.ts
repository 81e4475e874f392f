import { beforeEach, expect, it, vi } from "vitest";
import { stubViewObservers } from "#tests/support/view-observers.ts";
import { placementsOf } from "../markup.ts";
import { createHosts } from "./hosts.ts";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
});

const REDIRECT = `data-settings='{"expire_actions":[{"type":"redirect","redirect_url":"/shop/"}]}'`;

it.each([
  ["that may lead elsewhere starts wherever it is in the page", REDIRECT, true],
  ["that only shows something waits for it", `data-settings='{"expire_actions":[]}'`, false],
  ["without settings waits for it", "", false],
  ["that may lead elsewhere waits as its marker says", `${REDIRECT} data-widget-on="visible"`, false],
])("countdown.2 of widgets that start near the window, one %s", (_what, attributes, starts) => {
  stubViewObservers(9);
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const hosts = createHosts({
    catalogue: () => ({ countdown: { kind: "enhancer", when: "visible", load } }),
    core: () => new Promise(() => {}),
    islands: () => new Promise(() => {}),
    report: vi.fn<() => void>(),
  });
  document.body.innerHTML = `<p data-widget="countdown" ${attributes}></p>`;
  const host = document.querySelector("p") as HTMLElement;
  hosts.setPlacements(host, placementsOf(host));
  expect(load).toHaveBeenCalledTimes(starts ? 1 : 0);
});

it.each([
  ["an empty enhancer, which may print itself, starts once it is seen", "enhancer", "", true],
  ["one with something to press waits for that", "enhancer", "<button>x</button>", false],
  // A payment's window is empty until it is needed; scripts wake it by an event.
  ["an empty island waits until others wake it", "island", "", false],
] as const)("of widgets that wait for their visitor, %s", async (_what, kind, markup, starts) => {
  vi.stubGlobal("IntersectionObserver", undefined);
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const hosts = createHosts({
    catalogue: () => ({ "search-form": { kind, when: "interaction", load } }),
    core: () => new Promise(() => {}),
    islands: () => new Promise(() => {}),
    report: vi.fn<() => void>(),
  });
  document.body.innerHTML = `<div data-widget="search-form">${markup}</div>`;
  const host = document.querySelector("div") as HTMLElement;
  hosts.setPlacements(host, placementsOf(host));
  expect(load).toHaveBeenCalledTimes(starts ? 1 : 0);
  host.dispatchEvent(new Event("focusin", { bubbles: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
