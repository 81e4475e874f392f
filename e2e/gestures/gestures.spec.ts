import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { expectRest } from "../support/expect-rest.ts";
import { approach, names, widgets } from "../support/gallery.ts";
import type { Pointer } from "../support/swipe.ts";
import { expect, test } from "../support/test.ts";
import { perform, type Visit, visitsOf } from "./acts.ts";
import { answer, expectGivenBack, expectNoTrap, expectSound, keepExample } from "./holds.ts";

/** Other visits: `ISLET_SEED=7 ISLET_VISITS=20 npm run test:gestures -- -g carousel`. */
const seed = Number(process.env["ISLET_SEED"] ?? 1);
const most = Number(process.env["ISLET_VISITS"] ?? 0);

/** After this time, in ms, what fails is not shortened any more. */
const SHORTENING_MS = 60_000;

/** What moves by swipes. */
const SWIPED = /carousel|slide|gallery|lightbox|photo-feed|testimonials/;

/** What moves by itself, or counts time. */
const MOVING = /carousel|slide|countdown|headline/;

const DEVICES = {
  "a phone, by touch": { pointer: "touch", width: 390 },
  "a desktop, by mouse and keys": { pointer: "mouse", width: 1280 },
} as const satisfies Record<string, { pointer: Pointer; width: number }>;

/** Each tab begins as a new visitor's, and stays on its page: links and forms that no script has taken lead nowhere. */
function beginVisit(): void {
  // Frames of others, and the page before the first, have no storage.
  if (window !== top || !location.protocol.startsWith("http")) return;
  if (!sessionStorage.getItem("began")) localStorage.clear();
  sessionStorage.setItem("began", "yes");
  const isAway = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>("a[href]");
    return link !== null && link.href.split("#")[0] !== location.href.split("#")[0];
  };
  addEventListener("click", (event) => isAway(event.target as Element) && event.preventDefault());
  // The window hears nothing of a press that was held back on a link which has left the page meanwhile.
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    if (this.isConnected || !isAway(this)) click.call(this);
  };
  addEventListener("submit", (event) => event.preventDefault());
  window.open = () => null;
}

async function visit(page: Page, name: string, { dir, state, acts }: Visit, pointer: Pointer) {
  const path = `/gallery/${name}/`;
  await page.addInitScript(keepExample);
  let asked = 0;
  page.on("request", (request) => {
    if (/^(?:fetch|xhr)$/.test(request.resourceType())) asked++;
  });
  await page.goto(`${path}?dir=${dir}${state && `&state=${state}`}`);
  await approach(page, name);
  const isAway = () => new URL(page.url()).pathname !== path;
  for (const act of acts) {
    await answer(perform(page, act, pointer));
    // The widget's own job may be to lead elsewhere.
    if (isAway()) return;
    await expectSound(page);
  }
  await expectRest(page, () => asked, MOVING.test(name));
  if (isAway()) return;
  await expectNoTrap(page);
  if (isAway()) return;
  // What the server has answered may stand in the place of what it printed.
  if (asked === 0) await expectGivenBack(page);
}

for (const [device, { pointer, width }] of Object.entries(DEVICES))
  test.describe(`whatever visitors do in any order on ${device}, the page stays sound`, () => {
    test.use({ hasTouch: pointer === "touch", viewport: { width, height: 800 } });

    for (const name of names)
      test(name, async ({ context }) => {
        test.slow();
        await context.addInitScript(beginVisit);
        const result = await fc.check(
          fc.asyncProperty(visitsOf(widgets[name]?.editor.states ?? []), async (one) => {
            // Of a page that hangs nothing can be asked any more, so each visit has one of its own.
            const page = await context.newPage();
            try {
              await visit(page, name, one, pointer);
            } finally {
              await page.close();
              await context.clearCookies();
            }
          }),
          { seed, numRuns: most || (SWIPED.test(name) ? 4 : 1), interruptAfterTimeLimit: SHORTENING_MS },
        );
        expect(result.failed, `${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}`).toBe(
          false,
        );
      });
  });
