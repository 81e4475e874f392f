import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { STOCK_JOBS } from "#presets/stock.ts";
import { SERVICES } from "./services.mjs";

const services = Object.values(SERVICES);

it("every host that presets need, as the README names them, can be allowed beside a job", () => {
  const readme = readFileSync("src/presets/README.md", "utf8");
  const [, table = ""] = /^## Other companies$[^]+?^\| --- [^]+?\n([^]+?)\n\n/m.exec(readme) ?? [];
  const named = [...table.matchAll(/`([\w.-]+)`/g)].map(([, host = ""]) => host);
  expect(named.length).toBeGreaterThan(5);
  expect(services.flatMap(({ hosts }) => hosts).sort()).toEqual(named.sort());
});

it("every service belongs to jobs that there are", () => {
  const ids = STOCK_JOBS.map(({ id }) => id);
  for (const { jobs } of services) expect(ids).toEqual(expect.arrayContaining(jobs));
});
