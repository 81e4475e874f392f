import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
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
import { firstAddChecks } from "./first-add.ts";
import { longPageChecks } from "./long-page.ts";
import { plans } from "./plans.ts";
import { withReport } from "./readme.ts";
import { isKept, type Measured, type Results, report } from "./report.ts";
import { type Lab, measureEmpty, measureLate, measureStart } from "./rounds.ts";
import { startPages } from "./server.ts";
import { measureShop } from "./shop-pages.ts";
import { measureSingleRuns } from "./single-run.ts";
import { measureSlowNetwork } from "./slow-network.ts";

const README = new URL("README.md", import.meta.url);

const { values: options } = parseArgs({
  options: { quick: { type: "boolean" }, write: { type: "boolean" } },
});

/** Measures everything in the order of the report. */
async function measureAll(browser: Browser, lab: Lab, manifest: Manifest): Promise<Results> {
  const plan = plans[options.quick ? "quick" : "full"];
  const starts: Measured[] = [];
  for (const round of plan.starts) {
    console.error(`${round.count} widgets, processor ${round.slowdown}× slower …`);
    starts.push({ ...round, costs: await measureStart(lab, round) });
  }
  const typical = starts[plan.starts.indexOf(plan.typical)];
  if (!typical) throw new Error("The plan has no typical number of widgets.");
  console.error("Late widgets, 10,000 widgets, pages without widgets, cycles …");
  const lateCosts = await measureLate(lab, { ...plan.late, only: [bareRoots, islands] });
  const thousand = await measureStart(lab, { ...plan.linear[0], only: [islands] });
  const tenThousand = await measureStart(lab, { ...plan.linear[1], only: [islands] });
  const singleRuns = await measureSingleRuns(lab);
  console.error("Pages of the shop …");
  const shop = await measureShop(lab, manifest, plan.shopRounds);
  console.error("A slow network …");
  const slowNetwork = await measureSlowNetwork(browser, manifest, plan.slowNetworkRounds);
  const checks = [
    ...startChecks(typical.costs),
    lateCheck(lateCosts),
    linearCheck(thousand, tenThousand),
    emptyCheck(await measureEmpty(lab, plan.emptyRounds)),
    nodesCheck(singleRuns),
    reactCheck(shop),
    ...(await firstAddChecks(browser, lab, plan.shopRounds)),
    ...(await longPageChecks(lab, plan.shopRounds)),
    ...cycleChecks(await measureCycles(lab, plan.cycles)),
  ];
  return { starts, typical, singleRuns, shop, slowNetwork, checks };
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
  const lab = { context: await browser.newContext(), pages };
  const results = await measureAll(browser, lab, manifest);
  const command = `npm run bench${options.quick ? " -- --quick" : ""}`;
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Chromium ${browser.version().split(".")[0]}, ${cpus().length} processors`;
  const text = report(results, { command, day, machine });
  console.log(text);
  if (options.write) writeFileSync(README, withReport(readFileSync(README, "utf8"), text));
  process.exitCode = results.checks.every(isKept) ? 0 : 1;
} finally {
  await browser.close();
  await pages.close();
}
