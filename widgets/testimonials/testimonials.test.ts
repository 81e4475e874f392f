import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { layOutSlides } from "#tests/support/slide-layout.ts";

const fixture = readFileSync("widgets/testimonials/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace("<div data-widget", `<div data-settings='${JSON.stringify(settings)}' data-widget`);
const slides = () => [...document.querySelectorAll<HTMLElement>(".islet-carousel__slide")];
const inView = () => slides().flatMap((slide, index) => (slide.inert ? [] : [index]));
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);

beforeEach(() => {
  layOutSlides();
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1280);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("testimonials", () => {
  it("carousel.4 stand one at a time, and go on by themselves after 4 s", async () => {
    vi.useFakeTimers();
    await mountMarkup(fixture);
    expect(inView()).toEqual([0]);
    vi.advanceTimersByTime(4_000);
    expect(inView()).toEqual([1]);
    button("Stop slide show")?.click();
    vi.advanceTimersByTime(60_000);
    expect(inView()).toEqual([1]);
  });

  it("carousel.4 fade if they shall", async () => {
    await mountMarkup(withSettings({ effect: "fade", slides_to_show: 3 }));
    expect([inView(), slides().map(({ style }) => style.opacity)]).toEqual([[0], ["1", "0", "0"]]);
  });

  it("stand several in a row if they shall", async () => {
    await mountMarkup(withSettings({ slides_to_show: 2, autoplay: false }));
    expect(inView()).toEqual([0, 1]);
    await userEvent.click(button("Next slide") as HTMLElement);
    expect(inView()).toEqual([1, 2]);
  });

  it("stand as a server prints them: quotes with their people, as a region with a name", async () => {
    const html = await printedMarkup("testimonials", { autoplay: false });
    const { problems, stop } = await mountMarkup(html);
    expect([problems, inView()]).toEqual([[], [0]]);
    expect(document.querySelector(".islet-carousel[role=region]")?.getAttribute("aria-label")).toBe(
      "What customers say",
    );
    const said = slides().map((slide) => [...slide.children].map(({ textContent }) => textContent));
    expect(said).toEqual([
      ["The belt outlived two pairs of trousers.", "Ada, engineer"],
      ["Sent on Monday, worn on Wednesday.", "Bob, baker"],
      ["They mended my bag after six years.", "Cy, cook"],
    ]);
    expect(slides()[0]?.querySelector("figcaption a")?.getAttribute("href")).toBe("/engineers/");
    expect(slides()[2]?.querySelector("img")?.outerHTML).toContain('alt="A cap" width="48" height="48"');
    await userEvent.click(button("Next slide") as HTMLElement);
    expect(inView()).toEqual([1]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("are printed without what they lack", async () => {
    const html = await printedMarkup("testimonials", {
      items: [{ text: "Good." }, { name: "Bob" }],
      label: "",
    });
    const [first, second] = html.match(/<figure.*?<\/figure>/g) ?? [];
    expect(first).toContain("<blockquote><p>Good.</p></blockquote></figure>");
    expect(second).toContain("<figcaption>Bob</figcaption>");
    expect(html).not.toContain("aria-label");
  });

  it("give their element back as it was", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(button("Next slide") as HTMLElement);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });

  it.each([
    ["testimonial-carousel.default", 1],
    ["reviews.default", 2],
  ])("run on the builder's %s, %i in view", async (type, count) => {
    for (const page of ["sliders", "sliders-classic"]) {
      const native = nativeWidget(page, type);
      const { problems, stop } = await mountMarkup(native, { config: { presets: ["elementor"] } });
      expect(problems).toEqual([]);
      expect(inView()).toHaveLength(count);
      expect(document.querySelectorAll(".swiper-pagination-bullet")).toHaveLength(3);
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(native));
    }
  });

  it.each(["testimonial-carousel.default", "reviews.default"])(
    "stand one by one in the builder's %s where nothing says otherwise, as there",
    async (type) => {
      const native = nativeWidget("sliders", type).replace(/&quot;slides_per_view&quot;:&quot;\d&quot;,/, "");
      await mountMarkup(native, { config: { presets: ["elementor"] } });
      expect(inView()).toHaveLength(1);
    },
  );

  it("carousel.4 run on the theme's lists, with the options that it prints", async () => {
    const list = `<ul class="pojo-bxslider-handle" data-slider_options='{"auto":true,"pause":3000,"pager":true,"controls":false}'>
      <li class="pojo-testimonial">One</li><li class="pojo-testimonial">Two</li></ul>`;
    vi.useFakeTimers();
    const { problems, stop } = await mountMarkup(list, { config: { presets: ["pojo"] } });
    expect(problems).toEqual([]);
    expect([button("Next slide"), document.querySelectorAll(".islet-carousel__bullet").length]).toEqual([
      null,
      2,
    ]);
    vi.advanceTimersByTime(3_000);
    expect(inView()).toEqual([1]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(list));
  });

  it.each(["at-testimonials-slider", "at-product-screenshots-slider"])(
    "carousel.4 fade by themselves in the theme's %s",
    async (name) => {
      vi.useFakeTimers();
      await mountMarkup(`<ul class="${name}"><li>One</li><li>Two</li></ul>`, {
        config: { presets: ["pojo"] },
      });
      vi.advanceTimersByTime(4_000);
      expect([inView(), slides()[1]?.style.opacity]).toEqual([[1], "1"]);
    },
  );
});
