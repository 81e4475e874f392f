import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepResults } from "./kept-results.mjs";

const PASSED = { passed: 3, failed: 0, skipped: 0 };

it("a run that goes on repeats what failed and what was not there, and nothing of other sources counts", () => {
  const folder = mkdtempSync(join(tmpdir(), "islet-results-"));
  const file = join(folder, "results.json");
  const first = keepResults(false, { file, state: "a" });
  expect([...first.passed]).toEqual([]);
  first.keep("unit", PASSED);
  first.keep("e2e", { ...PASSED, failed: 1 });

  expect([...keepResults(true, { file, state: "a" }).passed]).toEqual([["unit", PASSED]]);
  expect([...keepResults(true, { file, state: "b" }).passed]).toEqual([]);
  expect([...keepResults(false, { file, state: "a" }).passed]).toEqual([]);
  rmSync(folder, { recursive: true });
});
