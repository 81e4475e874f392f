import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { layOutSlides } from "#tests/support/slide-layout.ts";
import type { Swiper } from "./swiper.ts";

const CONFIG = { config: { presets: ["elementor"] } };
const viewport = () => document.querySelector(".swiper") as HTMLElement;
const data = () => jQuery(viewport()).data("swiper") as Swiper | undefined;
const active = () =>
  [...document.querySelectorAll(".swiper-slide")].findIndex((slide) => slide.matches(".swiper-slide-active"));

/** Mounts a carousel of the builder, and waits for its object. */
async function mountNative(type: string) {
  const native = nativeWidget("sliders", type);
  const page = await mountMarkup(native, CONFIG);
  await vi.waitFor(() => expect(data()).toBeDefined());
  return { native, ...page, swiper: data() as Swiper };
}

beforeEach(() => {
  layOutSlides();
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1280);
  vi.stubGlobal("jQuery", jQuery);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("add-ons for the builder's carousels", () => {
  it.each(["image-carousel.default", "media-carousel.default", "slides.default", "reviews.default"])(
    "find the carousel of %s on its element and in jQuery's data, and move it",
    async (type) => {
      const { swiper } = await mountNative(type);
      expect(Reflect.get(viewport(), "swiper")).toBe(swiper);
      swiper.slideNext();
      expect([active(), swiper.activeIndex, swiper.realIndex, swiper.previousIndex]).toEqual([1, 1, 1, 0]);
      swiper.slideTo(2);
      swiper.slidePrev();
      expect(active()).toBe(1);
      swiper.slideToLoop(0);
      expect([active(), swiper.slides.length]).toEqual([
        0,
        document.querySelectorAll(".swiper-slide").length,
      ]);
    },
  );

  it("hear of its steps, once or until they stop listening, and one that throws stops no other", async () => {
    const { swiper } = await mountNative("image-carousel.default");
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const heard: unknown[] = [];
    const hear = function (this: Swiper) {
      heard.push(this.realIndex);
    };
    swiper.on("slideChange", () => {
      throw new Error("an add-on's");
    });
    swiper.on("slideChange transitionStart", hear).once("slideChange", () => heard.push("once"));
    swiper.slideNext();
    expect(heard).toEqual([1, "once", 1]);
    swiper.off("slideChange transitionStart", hear);
    swiper.slideNext();
    expect(heard).toHaveLength(3);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it("stop and start its moving by itself, and break nothing with calls that have nothing to do", async () => {
    const { swiper } = await mountNative("image-carousel.default");
    expect(swiper.autoplay.running).toBe(true);
    swiper.autoplay.stop();
    expect(swiper.autoplay.running).toBe(false);
    expect(document.querySelector('[aria-label="Start slide show"]')).not.toBeNull();
    swiper.autoplay.start();
    expect(swiper.autoplay.running).toBe(true);
    for (const name of ["update", "destroy"]) (Reflect.get(swiper, name) as () => void)();
    swiper.slideNext();
    expect(active()).toBe(1);
  });

  it("find the column of carousels marked, until they all have ended", async () => {
    const two = ["image-carousel.default", "reviews.default"].map((type) => nativeWidget("sliders", type));
    const native = `<div class="elementor-widget-wrap">${two.join("")}</div>`;
    const { stop } = await mountMarkup(native, CONFIG);
    const column = document.querySelector(".elementor-widget-wrap") as HTMLElement;
    await vi.waitFor(() => expect(column.className).toContain("e-swiper-container"));
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(native));
  });

  it("find them where jQuery comes after the carousels, and nothing once they have ended", async () => {
    vi.stubGlobal("jQuery", undefined);
    const native = nativeWidget("sliders", "image-carousel.default");
    const { stop } = await mountMarkup(native, CONFIG);
    expect(Reflect.get(viewport(), "swiper")).toBeUndefined();
    vi.stubGlobal("jQuery", jQuery);
    window.dispatchEvent(new Event("load"));
    await vi.waitFor(() => expect(data()).toBeDefined());
    const element = viewport();
    stop();
    expect([jQuery(element).data("swiper"), Reflect.get(element, "swiper")]).toEqual([undefined, undefined]);
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(native));
  });
});
