import { expect, it } from "vitest";
import { refuseCircles } from "./refuse-circles.mjs";

/** @param {Record<string, string[]>} imports */
const chunks = (imports) => Object.entries(imports).map(([fileName, imports]) => ({ fileName, imports }));

it("files that import each other are refused by name, since the one that runs first lacks the other's names", () => {
  const files = chunks({ "a.js": ["b.js"], "b.js": ["c.js"], "c.js": ["d.js", "b.js"], "d.js": [] });
  expect(() => refuseCircles(files)).toThrow("Files import each other: b.js → c.js → b.js.");
});

it("files that several others import are none", () => {
  const files = chunks({ "a.js": ["b.js", "c.js"], "b.js": ["d.js"], "c.js": ["d.js"], "d.js": [] });
  expect(() => refuseCircles(files)).not.toThrow();
});
