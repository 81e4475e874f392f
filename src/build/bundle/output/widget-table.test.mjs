import { expect, it, vi } from "vitest";
import { decodeWidgets } from "../../../entries/widget-table.ts";
import { encodeWidgets } from "./widget-table.mjs";

/** @type {Parameters<typeof encodeWidgets>[0]} */
const widgets = [
  {
    name: "popup",
    kind: "island",
    when: "load",
    hasStyle: true,
    files: ["popup", "0", "content", "core"],
  },
  { name: "quantity", kind: "enhancer", when: "idle", hasStyle: false, files: ["shop", "core"] },
  { name: "notices", kind: "enhancer", when: "idle", hasStyle: false, files: ["shop", "core"] },
  { name: "cart", kind: "enhancer", when: "idle", hasStyle: true, files: ["cart", "shop", "core"] },
  {
    name: "purchase-summary",
    kind: "enhancer",
    when: "idle",
    hasStyle: true,
    files: ["cart", "shop", "core"],
  },
  { name: "sticky-header", kind: "enhancer", when: "idle", hasStyle: true, files: ["core"] },
  { name: "overlay", kind: "enhancer", when: "load", hasStyle: false, files: ["overlay", "core"] },
];

it("the entry reads from the table what the build has packed", async () => {
  /** @type {import("vitest").Mock<(names: readonly string[], style?: string) => Promise<never>>} */
  const load = vi.fn();
  const modules = Object.fromEntries(widgets.map(({ name }) => [name, { name }]));
  load.mockResolvedValue(/** @type {never} */ (modules));
  const preload = vi.fn();
  const catalogue = decodeWidgets(encodeWidgets(widgets), { load, preload });
  for (const { name, files, hasStyle, kind, when } of widgets) {
    const entry = catalogue[name];
    expect(entry).toMatchObject({ kind, when });
    expect(await entry?.load()).toEqual({ default: { name } });
    const [names, style] = load.mock.lastCall ?? [];
    // The loader takes each once; the first is the widget's.
    expect([...new Set(names)]).toEqual(files);
    expect(style).toBe(hasStyle ? `${name}.css` : "");
    entry?.preload?.();
    expect(preload).toHaveBeenLastCalledWith(names);
  }
  expect(Object.keys(catalogue)).toHaveLength(widgets.length);
});

it("the table refuses more files than it has characters for", () => {
  const files = Array.from({ length: 37 }, (_, index) => `file${index}`);
  const many = widgets.map((widget) => ({ ...widget, files }));
  expect(() => encodeWidgets(many)).toThrow("The table names 37 files");
});
