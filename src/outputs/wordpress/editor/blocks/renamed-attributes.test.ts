import { expect, it } from "vitest";
import type { EditorControl } from "../../../controls/editor-widget.ts";
import { renamedAttributes } from "./renamed-attributes.ts";

const columns: EditorControl = {
  ...{ key: "columns", name: "columns", control: "count", title: "Columns", default: 3 },
  formerly: [{ key: "per_row", until: "0.4.0" }],
};

it("a post's value by a former name goes to the present one, in place of the default that WordPress fills in", () => {
  expect(renamedAttributes([columns], { columns: 3, per_row: 5, per_row_tablet: 2, anchor: "a" })).toEqual({
    columns: 5,
    columns_tablet: 2,
    per_row: undefined,
    per_row_tablet: undefined,
  });
});

it("what an editor has chosen stays", () => {
  expect(renamedAttributes([columns], { columns: 4, per_row: 5 })).toEqual({ per_row: undefined });
});

it("a post without former names changes nothing", () => {
  expect(renamedAttributes([columns], { columns: 4 })).toEqual({});
});
