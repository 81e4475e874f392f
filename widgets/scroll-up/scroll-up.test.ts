import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

const fixture = readFileSync("widgets/scroll-up/fixture.html", "utf8");
const host = () => document.querySelector("[data-widget]") as HTMLElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function scrollTo(px: number) {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(2_000);
  document.documentElement.scrollTop = px;
  window.dispatchEvent(new Event("scroll"));
  await frame();
  await frame();
}

it("scroll-up.1 is shown past its offset, in percent of the page's height", async () => {
  await mountMarkup(fixture.replace('"always":true', '"offset":20'), {
    config: partsConfig("scroll-up", { shown: "is-shown" }),
  });
  await scrollTo(399);
  expect(host().style.display).toBe("none");
  await scrollTo(400);
  expect(host().style.display).toBe("");
  expect(host().classList.contains("is-shown")).toBe(true);
});

it("scroll-up.1 is shown past half of the page's height, unless an offset is set", async () => {
  await mountMarkup(fixture.replace('"always":true', ""));
  await scrollTo(999);
  expect(host().style.display).toBe("none");
  await scrollTo(1_000);
  expect(host().style.display).toBe("");
});

it("scroll-up.1 counts from the lower edge of the window where its theme does: a short page has no room to scroll more", async () => {
  vi.stubGlobal("innerHeight", 900);
  await mountMarkup(fixture.replace('"always":true', '"offset":50,"edge":"bottom"'));
  await scrollTo(99);
  expect(host().style.display).toBe("none");
  await scrollTo(100);
  expect(host().style.display).toBe("");
});

it("scroll-up.1 that waits for the end is shown there, although a position may be a fraction short of it", async () => {
  vi.stubGlobal("innerHeight", 900);
  await mountMarkup(fixture.replace('"always":true', '"offset":100,"edge":"bottom"'));
  await scrollTo(1_099);
  expect(host().style.display).toBe("none");
  await scrollTo(1_099.4);
  expect(host().style.display).toBe("");
});

it("scroll-up.1 that is always shown is so at the top", async () => {
  await mountMarkup(`<style>.islet-scroll-up { display: none }</style>${fixture}`);
  await scrollTo(0);
  expect(host().style.display).toBe("block");
});

it("scroll-up.1 leads to the top in 1200 ms", async () => {
  const { settled } = await mountMarkup(fixture);
  const root = document.documentElement;
  await scrollTo(1_000);
  root.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  root.getBoundingClientRect = () => new DOMRect(0, -root.scrollTop, 0, 0);
  vi.useFakeTimers();
  document.querySelector("a")?.click();
  await settled();
  vi.advanceTimersByTime(600);
  expect(Math.abs(root.scrollTop - 500)).toBeLessThan(50);
  vi.advanceTimersByTime(500);
  expect(root.scrollTop).toBeGreaterThan(0);
  vi.advanceTimersByTime(150);
  expect(root.scrollTop).toBe(0);
});

it("scroll-up replaces an address that runs script, and gives everything back", async () => {
  const markup = fixture.replace('href="#"', 'href="javascript:void(0);"');
  const { stop } = await mountMarkup(markup);
  await scrollTo(0);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("#");
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
});

it("scroll-up without a link says what is missing", async () => {
  const { problems } = await mountMarkup('<p data-widget="scroll-up">Up</p>');
  expect(problems).toMatchObject([{ message: expect.stringContaining("hold, a link") }]);
});
