import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepMinified } from "./kept-minified.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "islet-minified-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const trim = () => vi.fn(async (source) => source.trim());

it("a text that the last build has minified is not minified again, a changed one is", async () => {
  const file = join(folder, "new", "minified.json");
  const first = keepMinified(trim(), file);
  await Promise.all([first.minify(" a "), first.minify(" b "), first.minify(" b ", { rounds: 2 })]);
  first.write();

  const minify = trim();
  const second = keepMinified(minify, file);
  expect(await Promise.all([second.minify(" a "), second.minify(" c ")])).toEqual(["a", "c"]);
  expect(minify).toHaveBeenCalledExactlyOnceWith(" c ", {});
  expect(await second.minify(" b ", { rounds: 3 })).toBe("b");
  expect(minify).toHaveBeenCalledTimes(2);
  second.write();

  const third = trim();
  await keepMinified(third, file).minify(" b ");
  expect(third).toHaveBeenCalledOnce();
});

it("what was kept and cannot be read is left out", async () => {
  const file = join(folder, "minified.json");
  writeFileSync(file, "{");
  expect(await keepMinified(trim(), file).minify(" a ")).toBe("a");
});
