import { expect, it } from "vitest";
import * as preact from "./preact.ts";
import * as react from "./react.ts";

it("both engines have the same names", () => {
  expect(Object.keys(preact).toSorted()).toEqual(Object.keys(react).toSorted());
});
