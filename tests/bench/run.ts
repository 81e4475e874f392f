import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../../e2e/support/browser.ts";
import { buildContestants, distDir, type Manifest, readManifest } from "./build.ts";
import {
  cycleChecks,
  emptyCheck,
  lateCheck,
  linearCheck,
  nodesCheck,
  reactCheck,
  startChecks,
} from "./checks.ts";
import { bareRoots, islands } from "./contestants.ts";
import { measureCycles } from "./cycles.ts";
import { lookOver } from "./once-over.ts";
import { plans } from "./plans.ts";
import { withReport } from "./readme.ts";
import { isKept, type Measured, report } from "./report.ts";
import { type Lab, measureEmpty, measureLate, measureStart } from "./rounds.ts";
import { startPages } from "./server.ts";
import { measureShop } from "./shop-pages.ts";

const README = new URL("README.md", import.meta.url);

const { values: wanted } = parseArgs({
  options: { quick: { type: "boolean" }, write: { type: "boolean" } },
});

/** Everything, in the order of the report. */
async function measureAll(lab: Lab, manifest: Manifest) {
  const { starts, typical, late, linear, emptyRounds, cycles, shopRounds } =
    plans[wanted.quick ? "quick" : "full"];
  const all: Measured[] = [];
  for (const plan of starts) {
    console.error(`${plan.count} widgets, processor ${plan.slowdown}× slower …`);
    all.push({ ...plan, costs: await measureStart(lab, plan) });
  }
  const thousand = all[starts.indexOf(typical)];
  if (!thousand) throw new Error("The plan has no typical number of widgets.");
  console.error("Late widgets, 10,000 widgets, pages without widgets, cycles …");
  const lateCosts = await measureLate(lab, { ...late, only: [bareRoots, islands] });
  const [hiddenThousand, tenThousand] = [
    await measureStart(lab, { ...linear[0], only: [islands] }),
    await measureStart(lab, { ...linear[1], only: [islands] }),
  ];
  const once = await lookOver(lab);
  console.error("Pages of the shop …");
  const shop = await measureShop(lab, manifest, shopRounds);
  const checks = [
    ...startChecks(thousand.costs),
    lateCheck(lateCosts),
    linearCheck(hiddenThousand, tenThousand),
    emptyCheck(await measureEmpty(lab, emptyRounds)),
    nodesCheck(once),
    reactCheck(shop),
    ...cycleChecks(await measureCycles(lab, cycles)),
  ];
  return { all, typical: thousand, once, shop, checks };
}

const executablePath = findBrowser();
const manifest = readManifest();
await buildContestants(manifest);
const pages = await startPages(distDir);
const browser = await chromium.launch({
  args: [...browserArgs(), "--enable-precise-memory-info"],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const measured = await measureAll({ context: await browser.newContext(), pages }, manifest);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Chromium ${browser.version().split(".")[0]}, ${cpus().length} processors`;
  const text = report(measured, { day, machine });
  console.log(text);
  if (wanted.write) writeFileSync(README, withReport(readFileSync(README, "utf8"), text));
  process.exitCode = measured.checks.every(isKept) ? 0 : 1;
} finally {
  await browser.close();
  await pages.close();
}
