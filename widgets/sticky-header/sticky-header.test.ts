import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/sticky-header/fixture.html", "utf8");

const header = (settings: object, attributes = "") =>
  `<header data-widget="sticky-header" ${attributes} data-settings='${JSON.stringify(settings)}'><a href="/">Home</a></header>`;

const host = () => document.querySelector("[data-widget]") as HTMLElement;
const isStuck = () => host().classList.contains("islet-sticky-header--stuck");
const isAway = () => host().classList.contains("islet-sticky-header--away");

let headerPx: number;

/** This document has no layout: a header at the top of the page, and a marker 500 px down. */
function layOut() {
  const rect = ({ id }: Element) => new DOMRect(0, (id === "marker" ? 500 : 0) - scrollY, 1_280, headerPx);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return rect(this);
  });
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => headerPx);
}

/** Ends once the page has followed. */
async function scroll(toPx: number) {
  vi.stubGlobal("scrollY", toPx);
  window.dispatchEvent(new Event("scroll"));
  await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  headerPx = 60;
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollY", 0);
  layOut();
});

describe("sticky-header.1 past its marker it", () => {
  it.each([
    ["down", true, false],
    ["up", false, true],
    ["always", true, true],
  ])("shows %s: on the way down %s, on the way up %s", async (showOn, onTheWayDown, onTheWayUp) => {
    await mountMarkup(header({ show_on: showOn }));
    expect([isStuck(), isAway()]).toEqual([false, false]);
    await scroll(900);
    expect([isStuck(), isAway()]).toEqual([onTheWayDown, !onTheWayDown]);
    await scroll(800);
    expect([isStuck(), isAway()]).toEqual([onTheWayUp, !onTheWayUp]);
    await scroll(0);
    expect([isStuck(), isAway()]).toEqual([false, false]);
  });

  it("is where the editor's marker says, and no sooner", async () => {
    await mountMarkup(`${header({ marker: "#marker" })}<p id="marker">Intro</p>`);
    await scroll(400);
    expect(isStuck()).toBe(false);
    await scroll(600);
    expect(isStuck()).toBe(true);
  });
});

it("a tremble of the hand is no direction", async () => {
  await mountMarkup(header({}));
  await scroll(900);
  await scroll(898);
  expect(isStuck()).toBe(true);
});

it("a second header is hidden from everyone but while it sticks", async () => {
  await mountMarkup(header({}, "hidden"));
  expect(host().hidden).toBe(true);
  await scroll(900);
  expect(host().hidden).toBe(false);
  await scroll(100);
  expect(host().hidden).toBe(true);
});

it("one that fills half of the window does not stick", async () => {
  headerPx = 400;
  await mountMarkup(header({ show_on: "always" }));
  await scroll(900);
  expect(isStuck()).toBe(false);
});

it("a marker that the page does not have is told, and the header's own place counts", async () => {
  const { problems } = await mountMarkup(header({ marker: "#nowhere" }));
  expect(problems.map(({ message }) => message).join()).toContain("settings.marker must be the selector");
  await scroll(900);
  expect(isStuck()).toBe(true);
});

it("leaves its element as it was, also while it sticks", async () => {
  document.body.innerHTML = fixture;
  const before = document.body.innerHTML;
  const { stop } = await startOnPage();
  await scroll(900);
  expect(isStuck()).toBe(true);
  stop();
  expect(document.body.innerHTML).toBe(before);
});

it("a page that stops while the code that measures it arrives is watched by nothing", async () => {
  const observe = vi.spyOn(ResizeObserver.prototype, "observe");
  const { stop } = await mountMarkup(header({}));
  const scrolled = scroll(900);
  stop();
  await scrolled;
  await vi.dynamicImportSettled();
  expect(observe).not.toHaveBeenCalled();
});

it("sticky-header.1 a second header that a style sheet hides is shown past the marker, in its own look, and given back", async () => {
  const markup = `<style>.second { display: none; z-index: 77 }</style><i id="marker"></i>${header(
    { marker: "#marker", show_on: "always", is_second: true },
    'class="second"',
  )}`;
  const { stop } = await mountMarkup(markup);
  const display = () => getComputedStyle(host()).display;
  expect(display()).toBe("none");
  await scroll(900);
  expect(display()).toBe("block");
  await scroll(800);
  expect(display()).toBe("block");
  expect(host().style.getPropertyValue("--islet-sticky-layer")).toBe("77");
  await scroll(100);
  expect([display(), host().hidden]).toEqual(["none", false]);
  stop();
  expect(host().getAttribute("style") || null).toBeNull();
});
