import { expect, it, vi } from "vitest";
import { decodeWidgets } from "../../widget-table.ts";
import { encodeWidgets } from "./widget-table.mjs";

const widgets = [
  {
    name: "popup",
    kind: "island",
    when: "load",
    hasStyle: true,
    hasSchemaFile: true,
    files: ["popup", "0", "content"],
  },
  { name: "quantity", kind: "enhancer", when: "idle", hasStyle: false, files: ["shop"] },
  { name: "notices", kind: "enhancer", when: "idle", hasStyle: false, files: ["shop"] },
  { name: "cart", kind: "enhancer", when: "idle", hasStyle: true, files: ["cart", "shop"] },
  { name: "purchase-summary", kind: "enhancer", when: "idle", hasStyle: true, files: ["cart", "shop"] },
  { name: "overlay", kind: "enhancer", when: "load", hasStyle: false, files: ["overlay"] },
];

it("the entry reads from the table what the build has packed", async () => {
  const load = vi.fn(async () => Object.fromEntries(widgets.map(({ name }) => [name, { name }])));
  const preload = vi.fn();
  const catalogue = decodeWidgets(encodeWidgets(widgets), { load, preload });
  for (const { name, files, hasStyle, kind, when } of widgets) {
    const entry = catalogue[name];
    expect(entry).toMatchObject({ kind, when });
    expect(await entry.load()).toEqual({ default: { name } });
    expect(load).toHaveBeenLastCalledWith(files, hasStyle ? `${name}.css` : "");
    entry.preload();
    expect(preload).toHaveBeenLastCalledWith(files);
  }
  expect(Object.keys(catalogue)).toHaveLength(widgets.length);
});

it("the table refuses more files than it has characters for", () => {
  const files = Array.from({ length: 37 }, (_, index) => `file${index}`);
  expect(() => encodeWidgets([{ ...widgets[0], files }])).toThrow("The table names 37 files");
});
