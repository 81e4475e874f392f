import type { Browser } from "@playwright/test";
import type { Check } from "./report.ts";
import { type Lab, oneIsland } from "./rounds.ts";
import { type Probe, withProbe } from "./sample.ts";
import { median, pairedRatio } from "./statistics.ts";

/** Presses the nth button that adds to the cart. Returns the main thread's time until its answer is painted, in ms. */
async function addOnce({ page, counters }: Probe, index: number): Promise<number> {
  const button = await page.locator(".ajax_add_to_cart").nth(index).elementHandle();
  await button?.scrollIntoViewIfNeeded();
  const box = await button?.boundingBox();
  if (!button || !box) throw new Error(`The list shows no button ${index + 1}.`);
  // The page itself waits: every question from outside would cost main-thread time.
  const painted = button.evaluate(
    (pressed) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (!pressed.classList.contains("added")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(done));
        });
        observer.observe(pressed, { attributeFilter: ["class"] });
      }),
  );
  const before = await counters();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await painted;
  const after = await counters();
  return after("TaskDuration") - before("TaskDuration");
}

/** What the first and the second add to the cart cost on a list of products. */
export async function firstAddChecks(browser: Browser, lab: Lab, rounds: number): Promise<Check[]> {
  const [first, second, islands]: [number[], number[], number[]] = [[], [], []];
  const island = await oneIsland(lab);
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext();
    await withProbe(context, { url: `${lab.pages.origin}/shop/` }, async (probe) => {
      // The first sign of life, after which the page fetches what an add needs.
      await probe.page.mouse.move(1, 1);
      await probe.page.waitForLoadState("networkidle");
      first.push(await addOnce(probe, 0));
      // The theme's cart opens after an add.
      const drawer = probe.page.getByRole("dialog");
      await drawer.waitFor();
      await probe.page.waitForLoadState("networkidle");
      await probe.page.keyboard.press("Escape");
      await drawer.waitFor({ state: "hidden" });
      second.push(await addOnce(probe, 1));
    });
    await context.close();
    islands.push(await island());
  }
  const until = "from the press until it is painted";
  const of = `main thread of one island of bare React (${median(islands).toFixed(0)} ms)`;
  return [
    { what: `first add to the cart, ${until} : ${of}`, value: pairedRatio(first, islands), limit: 1.4 },
    { what: `second add to the cart, ${until} : ${of}`, value: pairedRatio(second, islands), limit: 0.7 },
  ];
}
