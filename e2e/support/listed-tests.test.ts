import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { patience } from "#tests/machine.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { contractCommands } from "../../src/build/new/contract-commands.mjs";
import { CORE } from "./core.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const islands = Object.entries(catalogue).flatMap(([name, { kind }]) => (kind === "island" ? [name] : []));

/** Clauses of islands about what an enhancer does before anything is drawn. */
const NOTHING_DRAWN = ["payment-popup.6", "popup.6", "popup.7"];

/** A file or a group of tests, as Playwright's JSON has it. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tags: readonly string[];
    readonly tests: readonly { readonly projectName: string }[];
  }[];
}

/** A line for each test and engine: `[react] › shop/cart.spec.ts › group › title @core`. */
const linesOf = ({ title, suites = [], specs }: Suite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName }) => {
      const tags = spec.tags.map((tag) => ` @${tag}`).join("");
      return `[${projectName}] › ${title} › ${spec.title}${tags}`;
    }),
  ),
  ...suites.flatMap(linesOf).map((line) => line.replace("] › ", `] › ${title} › `)),
];

/** The browser tests that Playwright finds, one a line. */
let tests: string[] = [];
const listed = (project: string) => tests.filter((line) => line.includes(`[${project}] ›`));

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config=e2e/playwright.config.ts",
      "--list",
      "--reporter=json",
    ],
    { cwd: root, maxBuffer: 100_000_000 },
  );
  tests = (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap(linesOf);
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
    const promises = new Map<string, string[]>();
    for (const line of contracts) {
      const [, names = "", promise = ""] = /the contract of (.*) in a browser(.*)/.exec(line) ?? [];
      promises.set(promise, [...(promises.get(promise) ?? []), ...names.split(", ")]);
    }
    expect(promises.size).toBeGreaterThan(0);
    for (const names of promises.values()) expect(names.toSorted()).toEqual(islands.toSorted());
  });

  it("have an order, an island that throws, and every popup of a recorded page", () => {
    for (const file of ["shop-journeys", "islands", "builder/popups"])
      expect(listed("lite").filter((line) => line.includes(`${file}.spec.ts`))).not.toEqual([]);
  });

  it("repeat no test of an enhancer's own file", () => {
    const files = new Set(listed("lite").map((line) => /([\w-]+)\.spec\.ts/.exec(line)?.[1]));
    const others = new Set(Object.keys(catalogue).filter((name) => !islands.includes(name)));
    expect([...files].filter((file) => file && others.has(file))).toEqual([]);
  });
});

it("the command that `npm run new` prints finds the contract of every widget, wherever its name stands in a title", () => {
  const contract = listed("react").filter((line) => line.includes("runtime/contract.spec.ts"));
  const countOf = (name: string) => {
    const [, pattern = ""] = /-g "(.+)"$/.exec(contractCommands(name)[1] ?? "") ?? [];
    return contract.filter((line) => new RegExp(pattern).test(line)).length;
  };
  const found = Object.fromEntries(Object.keys(catalogue).map((name) => [name, countOf(name)]));
  expect(Object.entries(found).filter(([, count]) => count !== 3)).toEqual([]);
  expect(countOf("no-widget")).toBe(0);
});

/** Ids such as `mini-cart.3`; `runtime.13` is one, too. */
const clausesOf = (texts: readonly string[]) => {
  const clause = new RegExp(String.raw`(?<![\w-])(?:runtime|${Object.keys(catalogue).join("|")})\.\d+`, "g");
  return new Set(texts.flatMap((text) => text.match(clause) ?? []));
};

const unitTests = () =>
  ["runtime", "src", "widgets", "tests"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}${folder}/${file}`, "utf8")),
  );

describe("the core", () => {
  /** With Preact, `npm test` repeats only what differs by engine. */
  const runs = (line: string) => line.startsWith("[react]") || /\/(?:islands|contract)\.spec\.ts/.test(line);
  const inCore = () => tests.filter((line) => line.includes(CORE) && runs(line));

  /** Widgets whose tests stand in a file with another name. */
  const FILES: Readonly<Record<string, string>> = {
    "popup-triggers": "popup-opening",
    "payment-popup-triggers": "payment-popup",
    "product-tabs": "product-page",
    "star-rating": "product-page",
  };

  it("has a test of every widget, in its file or by a clause", () => {
    const missing = Object.keys(catalogue).filter((name) => {
      const file = FILES[name] ?? name;
      const isOfWidget = new RegExp(String.raw`/${file}(?:-[a-z-]+)?\.spec\.ts|(?<![\w-])${name}\.\d`);
      return !inCore().some((line) => isOfWidget.test(line));
    });
    expect(missing).toEqual([]);
  });

  it("holds every widget to its contract", () => {
    const contract = inCore().filter((line) => line.includes("the contract of "));
    const missing = Object.keys(catalogue).filter(
      (name) => !contract.some((line) => new RegExp(String.raw`[ ,]${name}[ ,]`).test(line)),
    );
    expect(missing).toEqual([]);
  });

  it("is at most 160 tests, so that the gate stays short", () => {
    expect(inCore().length).toBeLessThanOrEqual(160);
  });
});

describe("the tests that are not exhaustive", () => {
  it("name every clause that an exhaustive test names", () => {
    const isExhaustive = (line: string) => /\.exhaustive\.spec\.ts|@exhaustive/.test(line);
    const exhaustive = clausesOf(tests.filter(isExhaustive));
    const short = clausesOf([...tests.filter((line) => !isExhaustive(line)), ...unitTests()]);
    expect([...exhaustive].filter((clause) => !short.has(clause))).toEqual([]);
    expect(short.size).toBeGreaterThan(100);
  });
});

it("every file of browser tests has tests: one whose pages are no longer found would fall silent", () => {
  const files = readdirSync(`${root}e2e`, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".spec.ts") && !/^(?:gestures|wordpress)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !listed("react").some((line) => line.includes(`› ${file} ›`)))).toEqual([]);
});
