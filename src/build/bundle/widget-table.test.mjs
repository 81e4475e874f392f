import { expect, it, vi } from "vitest";
import { decodeWidgets } from "../../widget-table.ts";
import { encodeWidgets } from "./widget-table.mjs";

const widgets = [
  { name: "popup", kind: "island", when: "load", hasStyle: true, files: ["f", "7"] },
  { name: "quantity", kind: "enhancer", when: "idle", hasStyle: false, files: [] },
  { name: "cart", kind: "enhancer", when: "idle", hasStyle: true, files: ["n", "5", "0"] },
  { name: "overlay", kind: "enhancer", when: "load", hasStyle: false, files: ["o"] },
];

it("the entry reads from the table what the build has packed", () => {
  const load = vi.fn();
  const catalogue = decodeWidgets(encodeWidgets(widgets), load);
  const read = widgets.map(({ name }) => {
    const { kind, when, load: loadWidget } = catalogue[name];
    void loadWidget();
    const [[own, ...files], style] = load.mock.lastCall;
    return { name: own, kind, when, hasStyle: style === `${name}.css`, files };
  });
  expect(read).toEqual(widgets);
  expect(Object.keys(catalogue)).toHaveLength(widgets.length);
});

it.each(["ab", "I", "S", " ", "../react"])(
  "the table refuses a file named %j, which could not be read",
  (file) => {
    expect(() => encodeWidgets([{ ...widgets[0], files: [file] }])).toThrow(
      `The table has no letter for ${file}, a file of popup.`,
    );
  },
);
