import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { layOutSlides } from "#tests/support/slide-layout.ts";

const fixture = readFileSync("widgets/slides/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace(/data-settings='[^']*'/, () => `data-settings='${JSON.stringify(settings)}'`);
const slides = () => [...document.querySelectorAll<HTMLElement>(".islet-carousel__slide")];
const inView = () => slides().flatMap((slide, index) => (slide.inert ? [] : [index]));
const next = () => document.querySelector<HTMLElement>('[aria-label="Next slide"]') as HTMLElement;
const contents = () => [...document.querySelectorAll<HTMLElement>(".islet-slides__content")];

beforeEach(() => {
  layOutSlides();
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1280);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("slides", () => {
  it("carousel.5 show one at a time, by themselves and by the same controls", async () => {
    vi.useFakeTimers();
    await mountMarkup(fixture);
    expect(inView()).toEqual([0]);
    vi.advanceTimersByTime(4_000);
    expect(inView()).toEqual([1]);
    next().click();
    expect(inView()).toEqual([2]);
    expect(document.querySelectorAll(".islet-carousel__bullet")).toHaveLength(3);
  });

  it("carousel.5 let the content of a slide enter once it stands, each time", async () => {
    vi.useFakeTimers();
    await mountMarkup(fixture);
    expect(contents()[0]?.classList.contains("islet-slides__content--rise")).toBe(true);
    next().click();
    expect(contents()[1]?.style.visibility).toBe("hidden");
    vi.advanceTimersByTime(500);
    expect(contents()[1]?.style.visibility).toBe("");
    expect(contents()[1]?.classList.contains("islet-slides__content--rise")).toBe(true);
    for (const [steps, slide] of [
      [2, 0],
      [1, 1],
    ] as const) {
      for (let step = 0; step < steps; step++) next().click();
      expect(inView()).toEqual([slide]);
      expect(contents()[slide]?.classList.contains("islet-slides__content--rise")).toBe(false);
      vi.advanceTimersByTime(499);
      expect(contents()[slide]?.style.visibility).toBe("hidden");
      vi.advanceTimersByTime(1);
      expect(contents()[slide]?.style.visibility).toBe("");
      expect(contents()[slide]?.classList.contains("islet-slides__content--rise")).toBe(true);
    }
  });

  it("stand as a server prints them: titles, texts and links over pictures that keep their room", async () => {
    const html = await printedMarkup("slides");
    const { problems, stop } = await mountMarkup(html);
    expect([problems, inView()]).toEqual([[], [0]]);
    const headings = [...document.querySelectorAll("h3")].map(({ textContent }) => textContent);
    expect(headings).toEqual(["Mending is free", "Tanned by plants", "Open on Saturdays"]);
    const links = [...document.querySelectorAll("a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
      ["Mending is free", "/mending/"],
      ["How we work", "/leather/"],
    ]);
    expect(slides()[2]?.textContent).toContain("From nine to two.");
    expect(document.querySelectorAll("img.islet-slides__background[width='600'][height='600']")).toHaveLength(
      3,
    );
    expect(contents()[0]?.classList.contains("islet-slides__content--rise")).toBe(true);
    await userEvent.click(next());
    expect(inView()).toEqual([1]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("hide no content that another step has overtaken", async () => {
    vi.useFakeTimers();
    await mountMarkup(fixture);
    next().click();
    next().click();
    vi.advanceTimersByTime(500);
    expect(contents().map(({ style }) => style.visibility)).toEqual(["", "", ""]);
  });

  it("move the background of the slide in view, and no other", async () => {
    await mountMarkup(fixture);
    const moving = () =>
      slides().map((slide) => slide.querySelector(".islet-slides__background--moving") !== null);
    expect(moving()).toEqual([true, false, false]);
    next().click();
    expect(moving()).toEqual([false, true, false]);
  });

  it("hold the background still, too, while their button has stopped them", async () => {
    const played: string[] = [];
    const animation = { pause: () => played.push("pause"), play: () => played.push("play") };
    vi.spyOn(Element.prototype, "getAnimations").mockImplementation(function (this: Element) {
      return this.matches(".islet-slides__background--moving") ? [animation as never] : [];
    });
    await mountMarkup(fixture);
    await userEvent.click(document.querySelector('[aria-label="Stop slide show"]') as Element);
    expect(played).toEqual(["pause"]);
    await userEvent.click(next());
    expect(document.querySelector(".islet-slides__background--moving")).toBeNull();
    await userEvent.click(document.querySelector('[aria-label="Start slide show"]') as Element);
    expect(slides()[1]?.querySelector(".islet-slides__background--moving")).not.toBeNull();
  });

  it("have a button for the background if they do not move by themselves", async () => {
    const { stop } = await mountMarkup(withSettings({ autoplay: false }));
    const pause = document.querySelector('[aria-label="Stop animation"]') as HTMLElement;
    await userEvent.click(pause);
    expect(pause.getAttribute("aria-label")).toBe("Start animation");
    await userEvent.click(next());
    expect(document.querySelector(".islet-slides__background--moving")).toBeNull();
    stop();
    expect(pause.isConnected).toBe(false);
  });

  it("fade if they shall", async () => {
    await mountMarkup(withSettings({ transition: "fade" }));
    expect(slides().map(({ style }) => style.opacity)).toEqual(["1", "0", "0"]);
  });

  it("give their element back as it was", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(next());
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });

  it("carousel.5 run on the builder's slides, with its animation and its moving backgrounds", async () => {
    vi.useFakeTimers();
    for (const page of ["sliders", "sliders-classic"]) {
      const native = nativeWidget(page, "slides.default");
      const { problems, stop } = await mountMarkup(native, { config: { presets: ["elementor"] } });
      expect(problems).toEqual([]);
      expect(document.querySelectorAll(".elementor-ken-burns--active")).toHaveLength(1);
      vi.advanceTimersByTime(5_000);
      expect(inView()).toEqual([1]);
      vi.advanceTimersByTime(500);
      const shown = slides()[1]?.querySelector(".swiper-slide-contents");
      expect(shown?.className).toBe("swiper-slide-contents animated fadeInUp");
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(native));
    }
  });

  it("run on the theme's slideshow, with the dots that it asks for", async () => {
    const slideshow = `<div class="pojo-slideshow slideshow-bullets"><div class="pojo-slideshow-1 pojo-slideshow-wrapper">
      <div class="slide"><a href="/one/">One</a></div><div class="slide"><a href="/two/">Two</a></div></div></div>`;
    const { problems, stop } = await mountMarkup(slideshow, { config: { presets: ["pojo"] } });
    expect(problems).toEqual([]);
    expect(document.querySelectorAll(".islet-carousel__bullet")).toHaveLength(2);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(slideshow));
  });
});
