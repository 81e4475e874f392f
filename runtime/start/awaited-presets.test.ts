import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { defineWidget } from "../widget.ts";

const html = (markup: string) => document.createRange().createContextualFragment(markup);
const main = () => document.querySelector("main") as HTMLElement;

/** A page whose preset waits for an element of the selector, the texts of what it has started, and what started it. */
async function waiting(markup: string, more: object = {}, selector = ".native") {
  const begun: (string | null)[] = [];
  const probe = defineWidget({
    name: "probe",
    settings: z.object({}),
    enhance: ({ textContent }) => void begun.push(textContent),
  });
  const markers = vi.fn(() => [{ selector: ".native", widget: "probe" }]);
  const page = await mountMarkup(markup, {
    config: { presets: ["fixture"], presets_wait_for: selector, ...more },
    presets: new Map([["fixture", () => Promise.resolve({ default: { markers } })]]),
    widgets: { probe: { kind: "enhancer", when: "load", load: async () => ({ default: probe }) } },
  });
  return { ...page, begun, markers };
}

describe("presets with presets_wait_for", () => {
  it("start at once on a page that has an element of it", async () => {
    expect((await waiting(`<p class="native">printed</p>`)).begun).toEqual(["printed"]);
  });

  it("start once, with the first such element that comes late", async () => {
    const { begun, markers, settled } = await waiting("<main></main>");
    expect(markers).not.toHaveBeenCalled();
    main().append(html("<p>other</p>"));
    await settled();
    expect(markers).not.toHaveBeenCalled();
    main().append(html(`<div><p class="native">late</p></div>`));
    await settled();
    expect(begun).toEqual(["late"]);
    main().append(html(`<p class="native">later</p>`));
    await settled();
    expect(begun).toEqual(["late", "later"]);
    expect(markers).toHaveBeenCalledTimes(1);
  });

  it("start with the page's first widget, whose page they may complete", async () => {
    expect((await waiting(`<p data-widget="probe"></p>`)).markers).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["where attributes may start only some widgets", { widgets: ["probe"] }],
    ["with markers of the page", { markers: [{ selector: "i", widget: "probe" }] }],
    ["in an editor", { is_editor: true }],
  ])("start at once %s", async (_, more) => {
    expect((await waiting("<main></main>", more)).markers).toHaveBeenCalledTimes(1);
  });

  it("start at once beside jQuery, whose scripts may count on what they bring", async () => {
    vi.stubGlobal("jQuery", () => {});
    expect((await waiting("<main></main>")).markers).toHaveBeenCalledTimes(1);
  });

  it("start at once if it is no selector, and the owner reads so", async () => {
    const { begun, problems } = await waiting(`<p class="native">printed</p>`, {}, "p[");
    expect(begun).toEqual(["printed"]);
    expect(problems.map(({ message }) => message)).toEqual([
      '[islet] #islet-config: presets_wait_for must be a selector, not "p[". The default holds.',
    ]);
  });
});
