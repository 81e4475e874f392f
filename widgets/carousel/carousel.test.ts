import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { layOutSlides } from "#tests/support/slide-layout.ts";

const fixture = readFileSync("widgets/carousel/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace("data-widget", `data-settings='${JSON.stringify(settings)}' data-widget`);
const host = () => document.querySelector("[data-widget~=carousel]") as HTMLElement;
const slides = () => [...host().querySelectorAll<HTMLElement>(".islet-carousel__slide")];
const inView = () => slides().flatMap((slide, index) => (slide.inert ? [] : [index]));
const button = (name: string | RegExp) =>
  [...host().querySelectorAll<HTMLElement>("button, [role=button]")].find((each) =>
    each.getAttribute("aria-label")?.match(name),
  ) as HTMLElement;
const bullets = () => [...host().querySelectorAll<HTMLElement>(".islet-carousel__bullet")];
const track = () => host().querySelector(".islet-carousel__track") as HTMLElement;
const widen = (width: number) => vi.spyOn(window, "innerWidth", "get").mockReturnValue(width);

beforeEach(() => {
  layOutSlides();
  widen(1280);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a carousel", () => {
  it.each([
    [1280, {}, [0, 1, 2]],
    [900, {}, [0, 1]],
    [390, {}, [0]],
    [900, { slides_to_show: 1 }, [0]],
    [900, { slides_to_show: 4, slides_to_show_tablet: 3 }, [0, 1, 2]],
    [390, { slides_to_show: 4, slides_to_show_tablet: 3 }, [0]],
    [1280, { slides_to_show: 9 }, [0, 1, 2, 3, 4]],
  ])("carousel.2 at %i px with %j has these slides in view: %j", async (width, settings, expected) => {
    widen(width);
    const { problems } = await mountMarkup(withSettings(settings));
    expect(problems).toEqual([]);
    expect(inView()).toEqual(expected);
  });

  it("carousel.1 steps through its slides by arrows, bullets and arrow keys, and repeats", async () => {
    await mountMarkup(fixture);
    await userEvent.click(button("Next slide"));
    expect(inView()).toEqual([1, 2, 3]);
    expect(bullets().findIndex((bullet) => bullet.matches("[aria-current=true]"))).toBe(1);
    await userEvent.click(button("Go to slide 5"));
    expect(inView()).toEqual([0, 1, 4]);
    await userEvent.keyboard("{ArrowRight}");
    expect([inView(), document.activeElement]).toEqual([[0, 1, 2], bullets()[0]]);
    await userEvent.keyboard("{ArrowLeft}");
    expect(inView()).toEqual([0, 1, 4]);
  });

  it("steps the other way by arrow keys where it runs from right to left", async () => {
    await mountMarkup(
      fixture.replace('class="islet-carousel"', 'class="islet-carousel" style="direction: rtl"'),
    );
    button("Next slide").focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(inView()).toEqual([1, 2, 3]);
  });

  it("leaves the arrow keys to a field inside it", async () => {
    await mountMarkup(fixture.replace("<a ", "<input /><a "));
    (host().querySelector("input") as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(inView()).toEqual([0, 1, 2]);
  });

  it("carousel.4 tells where it is, whether it moves, and whether it is at its first or last step", async () => {
    await mountMarkup(withSettings({ infinite: false }));
    const told = () =>
      ["state", "index", "first", "last"].map((name) => host().getAttribute(`data-slide-${name}`));
    expect(told()).toEqual(["idle", "0", "", null]);
    expect(button("Previous slide").getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button("Next slide"));
    expect(told()).toEqual(["working", "1", null, null]);
    await userEvent.click(button("Next slide"));
    await vi.waitFor(() => expect(told()).toEqual(["idle", "2", null, ""]));
    expect(inView()).toEqual([2, 3, 4]);
    expect(button("Next slide").getAttribute("aria-disabled")).toBe("true");
  });

  it("carousel.4 without motion it is idle at once, where the step has led", async () => {
    setDevice({ prefersReducedMotion: true });
    await mountMarkup(fixture);
    await userEvent.click(button("Next slide"));
    expect([host().dataset["slideState"], host().dataset["slideIndex"]]).toEqual(["idle", "1"]);
  });

  it("names its slides by their position, and moves the focus on with them", async () => {
    await mountMarkup(withSettings({ slides_to_show: 1 }));
    expect(slides().map((slide) => slide.getAttribute("aria-label"))[1]).toBe("2 of 5");
    slides()[0]?.querySelector("a")?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(slides()[1]);
    expect(track().getAttribute("aria-live")).toBe("polite");
  });

  it("has no controls that lead nowhere if all slides are in view", async () => {
    await mountMarkup(withSettings({ slides_to_show: 5 }));
    expect(bullets()).toEqual([]);
    expect(button("Next slide").className).toContain("islet-carousel__control--idle");
  });

  it.each([
    ["none", 0, false],
    ["arrows", 2, false],
    ["dots", 0, true],
    ["both", 2, true],
  ])("carousel.1 has the controls of navigation %s", async (navigation, arrows, hasDots) => {
    await mountMarkup(withSettings({ navigation }));
    expect(host().querySelectorAll(".islet-carousel__arrow")).toHaveLength(arrows);
    expect(bullets().length > 0).toBe(hasDots);
  });

  it("shows its position as a fraction or a progress bar", async () => {
    const { stop } = await mountMarkup(withSettings({ pagination: "fraction" }));
    expect(host().querySelector(".islet-carousel__pagination")?.textContent).toBe("1 / 5");
    stop();
    await mountMarkup(withSettings({ pagination: "progressbar" }));
    expect(host().querySelector<HTMLElement>(".islet-carousel__fill")?.style.transform).toBe("scaleX(0.2)");
  });

  it.each(["auto", "de_DE_formal"])("counts its slides on a page whose language is %s", async (lang) => {
    document.documentElement.lang = lang;
    const { problems } = await mountMarkup(withSettings({ pagination: "fraction" }));
    await userEvent.click(button("Next slide"));
    expect([problems, host().querySelector(".islet-carousel__pagination")?.textContent]).toEqual([
      [],
      "2 / 5",
    ]);
    document.documentElement.removeAttribute("lang");
  });

  it("carousel.1 fades from slide to slide, one in view", async () => {
    await mountMarkup(withSettings({ effect: "fade" }));
    expect(slides().map(({ style }) => style.opacity)).toEqual(["1", "0", "0", "0", "0"]);
    await userEvent.click(button("Next slide"));
    expect([inView(), slides()[1]?.style.opacity]).toEqual([[1], "1"]);
    await vi.waitFor(() => expect(slides()[0]?.style.opacity).toBe("0"));
  });

  it.each(["cube", "flip"])("turns like a %s, one slide in view, the other way back", async (effect) => {
    const turns: unknown[] = [];
    vi.spyOn(Element.prototype, "animate").mockImplementation((frames) => {
      turns.push((frames as PropertyIndexedKeyframes)["rotate"]);
      return { cancel() {} } as Animation;
    });
    await mountMarkup(withSettings({ effect }));
    expect(slides().map(({ style }) => style.opacity)).toEqual(["1", "0", "0", "0", "0"]);
    const angle = effect === "cube" ? 90 : 180;
    await userEvent.click(button("Next slide"));
    expect(inView()).toEqual([1]);
    expect(turns).toEqual([
      [`y ${angle}deg`, "y 0deg"],
      ["y 0deg", `y -${angle}deg`],
    ]);
    await userEvent.click(button("Previous slide"));
    expect(turns[2]).toEqual([`y -${angle}deg`, "y 0deg"]);
  });

  it("is as high as the slides in view if it shall be", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
      return slides().indexOf(this) * 100;
    });
    const { stop } = await mountMarkup(withSettings({ adaptive_height: true, slides_to_show: 2 }));
    expect(track().style.blockSize).toBe("100px");
    await userEvent.click(button("Next slide"));
    expect(track().style.blockSize).toBe("200px");
    stop();
    expect(track().style.blockSize).toBe("");
  });

  it("takes the names of its controls from its settings", async () => {
    await mountMarkup(withSettings({ labels: { previous: "Zurück", next: "Weiter", go_to: "Zu Bild" } }));
    expect([button("Zurück"), button("Weiter"), button("Zu Bild 2")].map(Boolean)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("gives its element back as it was", async () => {
    for (const settings of [
      {},
      { effect: "fade" },
      { effect: "cube" },
      { adaptive_height: true },
      { effect: "coverflow", autoplay: true },
    ]) {
      const markup = withSettings(settings);
      const { stop } = await mountMarkup(markup);
      await userEvent.click(button("Next slide"));
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    }
  });

  it("refuses an element without slides", async () => {
    const { problems } = await mountMarkup('<div data-widget="carousel"></div>');
    expect(problems.map(({ message }) => message).join()).toContain("must hold slides");
  });
});

describe("a carousel that moves by itself", () => {
  const play = async (settings: object = {}) => {
    vi.useFakeTimers();
    await mountMarkup(withSettings({ autoplay: true, slides_to_show: 1, ...settings }));
  };
  const first = () => inView()[0];

  it("carousel.3 waits 4 s at each slide by default", async () => {
    await play();
    vi.advanceTimersByTime(3_999);
    expect(first()).toBe(0);
    vi.advanceTimersByTime(1);
    expect([first(), track().getAttribute("aria-live")]).toEqual([1, "off"]);
    vi.advanceTimersByTime(4_000);
    expect(first()).toBe(2);
  });

  it("stops and starts by its button, which is first among its controls", async () => {
    await play();
    const pause = button("Stop slide show");
    expect(host().querySelector("button")).toBe(pause);
    pause.click();
    vi.advanceTimersByTime(60_000);
    expect([first(), pause.getAttribute("aria-label")]).toEqual([0, "Start slide show"]);
    expect(track().getAttribute("aria-live")).toBe("polite");
    pause.click();
    vi.advanceTimersByTime(4_000);
    expect(first()).toBe(1);
  });

  it("carousel.1 waits while the mouse is over it", async () => {
    await play();
    const viewport = host().querySelector(".islet-carousel") as HTMLElement;
    const point = (type: string) => viewport.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
    point("pointerenter");
    vi.advanceTimersByTime(60_000);
    expect(first()).toBe(0);
    point("pointerleave");
    vi.advanceTimersByTime(4_000);
    expect(first()).toBe(1);
  });

  it("carousel.1 does not wait for the mouse if the settings say so", async () => {
    await play({ pause_on_hover: false });
    const viewport = host().querySelector(".islet-carousel") as HTMLElement;
    viewport.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    vi.advanceTimersByTime(4_000);
    expect(first()).toBe(1);
  });

  it("carousel.3 takes 500 ms to the next slide by default", async () => {
    await play();
    vi.advanceTimersByTime(4_000 + 450);
    expect([first(), host().dataset["slideState"]]).toEqual([1, "working"]);
    vi.advanceTimersByTime(100);
    expect(host().dataset["slideState"]).toBe("idle");
  });

  it("carousel.1 stops for good once a visitor moves it, unless it shall go on", async () => {
    await play();
    button("Next slide").click();
    vi.advanceTimersByTime(60_000);
    expect([first(), button(/slide show/).getAttribute("aria-label")]).toEqual([1, "Start slide show"]);
  });

  it("goes on after an interaction if the settings say so", async () => {
    await play({ pause_on_interaction: false });
    button("Next slide").click();
    vi.advanceTimersByTime(4_000);
    expect(first()).toBe(2);
  });

  it("stops at its last slide, and starts anew from the first", async () => {
    await play({ infinite: false });
    for (let turn = 0; turn < 9; turn++) vi.advanceTimersByTime(4_000);
    expect(first()).toBe(4);
    button("Start slide show").click();
    expect(first()).toBe(0);
  });

  it("waits while the tab is hidden", async () => {
    await play();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    expect(first()).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(4_000);
    expect(first()).toBe(1);
  });

  it("does not move by itself for visitors who prefer reduced motion, and needs no button then", async () => {
    setDevice({ prefersReducedMotion: true });
    await play();
    vi.advanceTimersByTime(60_000);
    expect([first(), button(/slide show/)]).toEqual([0, undefined]);
  });
});

describe("a slideshow with small pictures", () => {
  const thumbs = `<div class="islet-carousel islet-carousel--thumbs"><div class="islet-carousel__track">
    ${"<div class='islet-carousel__slide'><img src='/x.svg' alt='A picture' /></div>".repeat(5)}</div></div>`;
  const markup = withSettings({ slides_to_show: 1 }).replace(/<\/div>\s*$/, `${thumbs}</div>`);

  it.each([
    [1280, 5],
    [900, 4],
    [390, 3],
  ])("carousel.2 at %i px shows %i of them, which lead to their slide", async (width, count) => {
    widen(width);
    await mountMarkup(markup);
    const small = [...host().querySelectorAll<HTMLElement>(".islet-carousel--thumbs .islet-carousel__slide")];
    expect(small.filter((thumb) => !thumb.inert)).toHaveLength(count);
    await userEvent.click(small[2] as HTMLElement);
    expect(host().getAttribute("data-slide-index")).toBe("2");
    expect(small.map((thumb) => thumb.getAttribute("aria-current"))[2]).toBe("true");
  });
});

describe("on the builder's carousels", () => {
  const config = { presets: ["elementor"] };
  it.each([
    ["image-carousel.default", 3],
    ["media-carousel.default", 3],
    ["nested-carousel.default", 2],
    ["loop-carousel.post", 3],
  ])("%s shows %i slides, moves, and gives the markup back", async (type, count) => {
    for (const page of ["sliders", "sliders-classic"]) {
      const native = nativeWidget(page, type);
      const { problems, stop } = await mountMarkup(native, { config });
      const widget = document.querySelector("[data-widget_type]") as HTMLElement;
      expect(problems).toEqual([]);
      expect(widget.className).toContain("e-widget-swiper");
      expect(
        widget.querySelectorAll(".swiper-initialized > .swiper-wrapper > :not([inert], style)"),
      ).toHaveLength(count);
      const before = widget.querySelector(".swiper-slide-active");
      widget.querySelector<HTMLElement>(".elementor-swiper-button-next")?.click();
      expect(widget.querySelector(".swiper-slide-active")).toBe(before?.nextElementSibling);
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(native));
    }
  });

  it.each([
    ["nested-carousel.default", true, "prev"],
    ["loop-carousel.post", true, "prev"],
    ["loop-carousel.post", false, "next"],
    ["image-carousel.default", true, "next"],
  ])(
    "from right to left, %s on a site of that direction (%s) goes on by its arrow %s",
    async (type, isRtl, arrow) => {
      vi.stubGlobal("elementorFrontendConfig", { is_rtl: isRtl });
      const native = nativeWidget("sliders", type).replace('dir="ltr"', 'dir="rtl" style="direction: rtl"');
      await mountMarkup(native, { config });
      const widget = document.querySelector("[data-widget_type]") as HTMLElement;
      const before = widget.querySelector(".swiper-slide-active");
      widget.querySelector<HTMLElement>(`.elementor-swiper-button-${arrow}`)?.click();
      expect(widget.querySelector(".swiper-slide-active")).toBe(before?.nextElementSibling);
    },
  );
});
