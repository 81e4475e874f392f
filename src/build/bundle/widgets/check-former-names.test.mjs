import { expect, it } from "vitest";
import { checkFormerNames } from "./check-former-names.mjs";

/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */

/** @param {string} key @param {Partial<EditorControl>} [more] @returns {EditorControl} */
const control = (key, more) => ({ key, name: key, control: "count", title: key, ...more });

/** @param {EditorControl[]} controls */
const check =
  (...controls) =>
  () =>
    checkFormerNames({ posts: { controls } }, "0.9.1");

/** @param {string} until */
const renamed = (until) => control("columns", { formerly: [{ key: "per_row", until }] });

it("a former name that a later version ends is right", () => {
  expect(check(renamed("0.10.0"))).not.toThrow();
});

it.each(["0.9.1", "0.9.0", "0.2.0"])("one that ends with version %s has to go", (until) => {
  expect(check(renamed(until))).toThrow(
    `widgets/posts/settings.ts: per_row, a former name of columns, ends with ${until}: remove it.`,
  );
});

it("also in rows", () => {
  const fields = [renamed("0.9.0")];
  expect(check(control("rows", { control: "list", fields }))).toThrow("per_row, a former name of columns");
});

it("one that is a setting again is refused", () => {
  expect(check(renamed("1.0.0"), control("per_row"))).toThrow(
    "per_row, a former name of columns, is a setting",
  );
});

it("what only the page configuration gives has none: an attribute would give it by that name", () => {
  expect(check({ ...renamed("1.0.0"), givenBy: "page" })).toThrow("columns can have no former name");
});
