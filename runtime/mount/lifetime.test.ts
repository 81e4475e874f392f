import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { defineWidget } from "../widget.ts";
import { Lifetime } from "./lifetime.ts";

describe("the signal of a lifetime", () => {
  it("aborts at the end", () => {
    const lifetime = new Lifetime();
    const { signal } = lifetime;
    expect([signal.aborted, lifetime.signal === signal]).toEqual([false, true]);
    lifetime.end();
    expect([signal.aborted, lifetime.signal === signal]).toEqual([true, true]);
  });

  it("that is first asked for after the end has aborted", () => {
    const lifetime = new Lifetime();
    lifetime.end();
    expect(lifetime.signal.aborted).toBe(true);
  });
});

it("hosts that wait, and widgets that ask for no signal, cost no AbortController", async () => {
  const quiet = defineWidget({ name: "quiet", settings: z.object({}), enhance: () => {} });
  const load = () => Promise.resolve({ default: quiet });
  const widgets = { quiet: { kind: "enhancer", when: "load", load } } as const;
  const hosts = (on: string) => `<p data-widget="quiet" data-widget-on="${on}"></p>`.repeat(20);
  const created = vi.fn();
  const Native = AbortController;
  vi.stubGlobal(
    "AbortController",
    class extends Native {
      constructor() {
        super();
        created();
      }
    },
  );
  const page = await mountMarkup(hosts("load"), { widgets });
  const ofThePage = created.mock.calls.length;
  for (const on of ["interaction", "visible", "media (min-width: 99999px)", "load"])
    document.body.insertAdjacentHTML("beforeend", hosts(on));
  await page.settled();
  expect(document.querySelectorAll("[data-widget-state=waiting]").length).toBeGreaterThanOrEqual(40);
  expect(document.querySelectorAll("[data-widget-state=mounted]").length).toBeGreaterThanOrEqual(40);
  expect(created.mock.calls.length).toBe(ofThePage);
});
