import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { settled } from "../support/idle.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/anchors/fixture.html", import.meta.url), "utf8");
/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";
const tall = '<p style="height: 120vh">Words.</p>';

const menu = `<nav aria-label="Sections"><ul class="menu">
  <li id="m-a"><a href="#a">A</a></li><li id="m-b"><a href="%page%#b">B</a></li>
  <li id="m-action"><a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjcifQ%3D%3D">Popup</a></li>
  <li id="m-missing"><a href="#nowhere">Missing</a></li></ul></nav>`;
const sections = `${tall}<h2 id="a">A</h2>${tall}<div class="elementor-menu-anchor" id="b"></div><h2>B</h2>${tall}${tall}`;
const site = (settings = "{}") =>
  `<div data-widget="anchors" data-settings='${settings}'>${menu}${sections}</div>`;

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const headerPx = (page: Page) =>
  page.locator(".site-header").evaluate((header: HTMLElement) => header.offsetHeight);
const arrives = (page: Page, selector: string, wantedPx: number) =>
  expect.poll(async () => Math.abs((await topOf(page, selector)) - wantedPx)).toBeLessThanOrEqual(1);
const mounted = (page: Page, widget: string) =>
  page.locator(`[data-widget~="${widget}"][data-widget-state=mounted]`).first().waitFor();

async function openSite(page: Page, url: string, widthPx = 1280) {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.goto(url);
  await Promise.all(["anchors", "sticky-header"].map((widget) => mounted(page, widget)));
}

test("anchors.1 a link scrolls smoothly for a second and writes the address, without loading the page", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.clock.install({ time: 0 });
  await openSite(page, await makePage(site(), { csp }));
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => {
    Reflect.set(window, "stillHere", true);
  });
  await page.getByRole("link", { name: "A", exact: true }).click();
  await expect(page).toHaveURL(/#a$/);
  const seen: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    await page.clock.runFor(100);
    seen.push(await page.evaluate(() => scrollY));
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  expect(new Set(seen).size).toBeGreaterThan(8);
  expect(seen[4]).toBeLessThan((seen[10] ?? 0) * 0.75);
  await arrives(page, "#a", await headerPx(page));
  await expect(page.locator("#a")).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "stillHere"))).toBe(true);
  await expectQuiet(page);
});

test("anchors.1 of links pressed while the code for scrolling is on its way, the last one counts", async ({
  page,
  makePage,
}) => {
  const { release, requested } = await holdRequests(page, /scroll-to/);
  await openSite(page, await makePage(site('{"duration":0}').replace("%page%", ""), { csp }));
  for (const name of ["B", "A", "B", "A", "B", "A"])
    await page.getByRole("link", { name, exact: true }).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  release();
  await expect(page.locator("#a")).toBeFocused();
  await settled(page);
  await expect(page).toHaveURL(/#a$/);
  await arrives(page, "#a", await headerPx(page));
  await expectQuiet(page);
});

test("anchors.1 the address gets one entry per jump and none from scrolling; Back returns to where the visitor was", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSite(page, await makePage(site().replaceAll("%page%", ""), { csp }));
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "B", exact: true }).click();
  await arrives(page, "#b", await headerPx(page));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const widthPx of [360, 1280])
  for (const [index, reducedMotion] of (["reduce", "no-preference"] as const).entries())
    test(
      `anchors.2 the target ends below the sticky header, on the way down and up (${widthPx} px, ${reducedMotion})`,
      onceInShort(index),
      async ({ page, makePage }) => {
        await page.emulateMedia({ reducedMotion });
        await openSite(
          page,
          await makePage(site('{"duration":700}').replaceAll("%page%", ""), { csp }),
          widthPx,
        );
        await page.evaluate(() => document.querySelector<HTMLElement>("#m-b a")?.click());
        await arrives(page, "#b", await headerPx(page));
        // On the way up the header is away.
        await page.evaluate(() => document.querySelector<HTMLElement>("#m-a a")?.click());
        await arrives(page, "#a", 0);
      },
    );

for (const [widthPx, barPx] of [
  [1280, 32],
  [700, 46],
  [500, 0],
] as const)
  test(`anchors.2 the admin bar's ${barPx} px are left free at ${widthPx} px, besides the header and the editor's offset`, async ({
    page,
    makePage,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const bar = `<div id="wpadminbar" style="position: ${barPx ? "fixed" : "absolute"}; inset: 0 0 auto; height: ${barPx || 46}px; background: #222; z-index: 99"></div>`;
    const head = `<style>html { margin-top: ${barPx || 46}px !important }</style>`;
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => document.body.classList.add("admin-bar")),
    );
    await openSite(page, await makePage(bar + site('{"offset":10}'), { csp, head }), widthPx);
    await page.getByRole("link", { name: "A", exact: true }).click();
    await arrives(page, "#a", (await headerPx(page)) + barPx + 10);
  });

test("anchors.2 any bar that sticks to the top counts, a fixed dialog and a sidebar do not", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bars = `<div style="position: fixed; top: 0; inset-inline: 0; height: 50px; z-index: 200"></div>
    <div style="position: fixed; inset: 0; z-index: 1; pointer-events: auto; clip-path: inset(0 0 90% 0)"></div>
    <div style="position: fixed; top: 0; left: 0; width: 20px; height: 300px; z-index: 300"></div>`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(
    await makePage(`${bars}<div data-widget="anchors"><a href="#a">Go</a>${sections}</div>`, { csp }),
  );
  await mounted(page, "anchors");
  await page.evaluate(() => document.querySelector(".site-header")?.remove());
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-widget=anchors] a")?.click());
  await arrives(page, "#a", 50);
});

test("anchors.2 a page that opens with a hash is put right for the sticky header, once", async ({
  page,
  makePage,
}) => {
  const url = await makePage(site(), {
    csp,
    head: "<style>html { scroll-padding-top: 0 !important }</style>",
  });
  await openSite(page, `${url}#a`);
  await arrives(page, "#a", await headerPx(page));
});

test("anchors.3 the menu item of the anchor passed last is marked, by full address and by bare hash", async ({
  page,
  makePage,
}) => {
  const url = await makePage(site(), { csp });
  const path = new URL(url).pathname;
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("%page%", url) });
  });
  await openSite(page, url);
  const entries = await page.evaluate(() => history.length);
  const marked = page.locator("li.current-menu-item");
  await expect(marked).toHaveCount(0);
  for (const id of ["a", "b", "a"]) {
    await page.evaluate(
      (id) =>
        scrollTo({
          top: document.getElementById(id)!.getBoundingClientRect().top + scrollY - 60,
          behavior: "instant",
        }),
      id,
    );
    await expect(marked).toHaveId(`m-${id}`);
    await expect(marked.locator("a")).toHaveAttribute("aria-current", "location");
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(marked).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL(url);
});

test("anchors.4 action hashes and missing targets are left to others, and nothing breaks", async ({
  page,
  makePage,
}) => {
  await openSite(page, await makePage(site(), { csp }));
  await page.evaluate(() => {
    addEventListener("click", (event) => Reflect.set(window, "wasPrevented", event.defaultPrevented));
  });
  for (const id of ["m-action", "m-missing"]) {
    await page.locator(`#${id} a`).click();
    expect(await page.evaluate(() => Reflect.get(window, "wasPrevented"))).toBe(false);
  }
  await expect(page).toHaveURL(/#nowhere$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectQuiet(page);
});

test("a link to words in closed details opens them, as the browser does", async ({ page, makePage }) => {
  const closed = `<details><summary>Care</summary><h2 id="care">Washing</h2></details>`;
  await openSite(
    page,
    await makePage(`<div data-widget="anchors"><a href="#care">Go</a>${tall}${closed}${tall}</div>`, { csp }),
  );
  await page.getByRole("link", { name: "Go" }).click();
  await expect(page.getByText("Washing")).toBeInViewport();
  await expect(page).toHaveURL(/#care$/);
});

test("a link that opens a popup opens it, also where it is the popup's own address", async ({
  page,
  makePage,
}) => {
  const popup = `<section id="letter" data-widget="popup-triggers" data-settings='{"id":7,"open_selector":".open"}'><h2>Letter</h2><p>Words.</p></section>`;
  const url = await makePage(
    `<main data-widget="anchors"><p><a class="open" href="#letter">Open</a></p>${tall}${popup}</main>`,
    { csp },
  );
  await openSite(page, url);
  await page.locator("#letter[data-widget-state=mounted]").waitFor({ state: "attached" });
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("dialog", { name: "Letter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Open" })).toBeFocused();
  await expect(page).toHaveURL(url);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the visitor's own wheel takes over", async ({ page, makePage }) => {
  await page.clock.install({ time: 0 });
  await openSite(page, await makePage(site(), { csp }));
  await page.clock.pauseAt(60_000);
  await page.getByRole("link", { name: "A", exact: true }).click();
  // What scrolls may come with the press.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(0);
  await page.mouse.move(600, 400);
  const wheeled = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener("wheel", () => resolve(), { once: true })),
  );
  await page.evaluate(() => undefined);
  await page.mouse.wheel(1, 0);
  await wheeled;
  await page.clock.runFor(100);
  const stoppedPx = await page.evaluate(() => scrollY);
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => scrollY)).toBe(stoppedPx);
});

test("by keyboard: Enter on a link moves the focus, Tab goes on from there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSite(page, "/guide/");
  await page.getByRole("link", { name: "to the very end" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#glossary-end")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Further reading" }).last()).toBeFocused();
  await expect(page.locator("#glossary-end")).not.toHaveAttribute("tabindex");
});

test("the fixture is quiet, moves nothing and has no axe violation, on a phone and RTL too", async ({
  page,
  makePage,
}) => {
  await openSite(page, await makePage(`<div dir="rtl">${fixture}</div>`, { csp }), 360);
  expect(await layoutShift(page)).toBe(0);
  await expectNoAxeViolations(page, "[data-widget=anchors]");
  await expectQuiet(page);
});
