import { startHarness } from "../../support/browser-services.ts";
import {
  compareSanitisers,
  publicTextsToSanitise,
  textsToSanitise,
} from "../../support/sanitiser-differences.ts";
import { expect, test } from "../test.ts";

const texts = { "every text": textsToSanitise(), "every text of public lists": publicTextsToSanitise() };

for (const [what, given] of Object.entries(texts))
  test(`the browser's own sanitiser and DOMPurify make the same of ${what}`, async ({
    engine,
    skip,
    onTestFinished,
  }) => {
    if (!given) return skip("The public lists are not on this machine.");
    const { url, stop } = await startHarness();
    onTestFinished(stop);
    const tab = await engine.openTab(false);
    onTestFinished(tab.close);
    await tab.goto(`${url}/open`);
    const hasSanitiser = await tab.evaluate(() => "parseHTML" in Document);
    if (!hasSanitiser) return skip(`${engine.version} has no sanitiser of its own.`);
    const { nativeCount, differences } = await tab.evaluate(compareSanitisers, given);
    expect(nativeCount).toBeGreaterThan(given.length);
    expect(differences).toEqual([]);
  });
