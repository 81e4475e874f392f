import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { patience } from "#tests/machine.ts";
import { catalogue } from "#widgets/catalogue.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const islands = Object.entries(catalogue).flatMap(([name, { kind }]) => (kind === "island" ? [name] : []));

/** Clauses of islands about what an enhancer does before anything is drawn. */
const NOTHING_DRAWN = ["payment-popup.6", "popup.6", "popup.7"];

/** The browser tests as Playwright lists them, one a line. */
let tests: string[] = [];
const listed = (project: string) => tests.filter((line) => line.includes(`[${project}] ›`));

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--config=e2e/playwright.config.ts", "--list"],
    { cwd: root, maxBuffer: 10_000_000 },
  );
  tests = stdout.split("\n");
}, 60_000 * patience);

const clausesIn = (project: string) => {
  const clause = new RegExp(String.raw`(?<![\w-])(?:${islands.join("|")})\.\d+`, "g");
  return new Set(listed(project).flatMap((line) => line.match(clause) ?? []));
};

describe("the browser tests with Preact", () => {
  it("name every clause of an island that the tests with React name", () => {
    const lite = clausesIn("lite");
    const missing = [...clausesIn("react")].filter((clause) => !lite.has(clause));
    expect(missing.toSorted()).toEqual(NOTHING_DRAWN);
    expect(lite.size).toBeGreaterThan(islands.length);
  });

  it("hold every island to its contract, and no enhancer", () => {
    const contracts = listed("lite").filter((line) => line.includes("the contract of "));
    expect(contracts.length).toBeGreaterThan(0);
    for (const line of contracts) {
      const names = /the contract of (.*) in a browser/.exec(line)?.[1]?.split(", ");
      expect(names?.toSorted()).toEqual(islands.toSorted());
    }
  });

  it("have an order, an island that throws, and every popup of a recorded page", () => {
    for (const file of ["shop-journeys", "islands", "builder-popups"])
      expect(listed("lite").filter((line) => line.includes(`${file}.spec.ts`))).not.toEqual([]);
  });

  it("repeat no test of an enhancer's own file", () => {
    const files = new Set(listed("lite").map((line) => /([\w-]+)\.spec\.ts/.exec(line)?.[1]));
    const others = new Set(Object.keys(catalogue).filter((name) => !islands.includes(name)));
    expect([...files].filter((file) => file && others.has(file))).toEqual([]);
  });
});
