import { expect, it, vi } from "vitest";
import { minifyOnce } from "./minify.mjs";

it("a text that two builds have in common is minified once", async () => {
  const minify = vi.fn(async (source) => source.trim());
  const once = minifyOnce(minify);
  expect(await Promise.all([once(" a "), once(" a "), once(" b ")])).toEqual(["a", "a", "b"]);
  expect(minify).toHaveBeenCalledTimes(2);
  await once(" a ", { rounds: 2 });
  expect(minify).toHaveBeenCalledTimes(3);
});
