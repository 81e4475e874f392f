import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { layOutSlides } from "#tests/support/slide-layout.ts";

const fixture = readFileSync("widgets/pager-slider/fixture.html", "utf8");
const slides = () => [...document.querySelectorAll<HTMLElement>(".islet-carousel__slide")];
const inView = () => slides().flatMap((slide, index) => (slide.inert ? [] : [index]));
const viewport = () => document.querySelector(".islet-carousel") as HTMLElement;
const roomOf = (widthPx: number) =>
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(widthPx);

beforeEach(layOutSlides);
afterEach(() => vi.restoreAllMocks());

describe("a pager slider", () => {
  it.each([
    [1_320, 6, "1130px"],
    [1_200, 6, "1130px"],
    [1_130, 6, "1130px"],
    [1_129, 5, "940px"],
    [390, 5, "940px"],
  ])(
    "pager-slider.1 in %i px shows %i slides of 180 px with 10 px between them",
    async (room, count, width) => {
      roomOf(room);
      const { problems } = await mountMarkup(fixture);
      expect(problems).toEqual([]);
      expect(inView()).toHaveLength(count);
      expect(viewport().style.getPropertyValue("max-inline-size")).toBe(width);
      expect(viewport().style.getPropertyValue("--islet-carousel-gap")).toBe("10px");
    },
  );

  it("pager-slider.1 steps through its slides by arrows, and repeats", async () => {
    roomOf(1_200);
    await mountMarkup(fixture);
    await userEvent.click(document.querySelector('[aria-label="Previous slide"]') as HTMLElement);
    expect(inView()).toEqual([0, 1, 2, 3, 4, 7]);
  });

  it("stands as a server prints it: links around pictures, in a region with a name", async () => {
    roomOf(1_200);
    const html = await printedMarkup("pager-slider");
    const { problems, stop } = await mountMarkup(html);
    expect([problems, inView()]).toEqual([[], [0, 1, 2, 3, 4, 5]]);
    expect([viewport().getAttribute("role"), viewport().getAttribute("aria-label")]).toEqual([
      "region",
      "More pictures",
    ]);
    expect(slides()[0]?.innerHTML).toBe(
      '<a href="/product/belt/"><img src="/wp-content/uploads/belt-600x600.svg" alt="Belt" width="180" height="180"></a>',
    );
    await userEvent.click(document.querySelector('[aria-label="Next slide"]') as HTMLElement);
    expect(inView()).toEqual([1, 2, 3, 4, 5, 6]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("gives its element back as it was", async () => {
    const { stop } = await mountMarkup(fixture);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });

  it("pager-slider.1 runs on the theme's own gallery pager", async () => {
    roomOf(1_200);
    const pager = `<div class="pojo-gallery-pager">${'<a href="/one/"><img alt="One" /></a>'.repeat(8)}</div>`;
    const { problems, stop } = await mountMarkup(`<div>${pager}</div>`, { config: { presets: ["pojo"] } });
    expect(problems).toEqual([]);
    expect(inView()).toHaveLength(6);
    stop();
    expect(document.body.innerHTML).toContain(
      '<div class="pojo-gallery-pager"><a href="/one/"><img alt="One"></a>',
    );
  });
});
