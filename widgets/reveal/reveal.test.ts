import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const fixture = readFileSync("widgets/reveal/fixture.html", "utf8");

let scroll: ReturnType<typeof stubViewObservers>;
/** Animations that were drawn, with their elements. */
let drawn: {
  readonly element: Element;
  readonly keyframes: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  readonly animation: Animation;
}[];

const host = () => document.querySelector("[data-widget]") as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  drawn = [];
  scroll = stubViewObservers();
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, keyframes, timing) {
    const animation = { currentTime: null, cancel() {}, pause() {} } as unknown as Animation;
    drawn.push({
      element: this,
      keyframes: keyframes as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      animation,
    });
    return animation;
  });
});

const marker = (settings: object, attributes = "", inside = "<p>Words</p>") =>
  `<div data-widget="reveal" ${attributes} data-settings='${JSON.stringify(settings)}'>${inside}</div>`;
const isInvisible = (element = host()) =>
  element.style.opacity === "0" || element.classList.contains("site-hidden");

const native = partsConfig("reveal", { hidden: "site-hidden", animated: "animated" });
const nativeClass = 'class="site-hidden"';

describe("reveal.1 an entrance", () => {
  it("begins at 80% of the window's height, after its delay", async () => {
    await mountMarkup(marker({ animation: "slide-up", delay: 400, duration: 900 }));
    expect(isInvisible()).toBe(true);
    scroll(0.81);
    vi.advanceTimersByTime(2_000);
    expect(isInvisible()).toBe(true);
    scroll(0.8);
    vi.advanceTimersByTime(399);
    expect([isInvisible(), drawn.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect(isInvisible()).toBe(false);
    expect(drawn).toMatchObject([
      {
        keyframes: [{ opacity: 0, translate: "0px 100px" }, {}],
        timing: { duration: 900, fill: "backwards" },
      },
    ]);
  });

  it("begins at once where the visitor has come past it", async () => {
    await mountMarkup(marker({ animation: "bounceInUp" }, nativeClass), { config: native });
    scroll(-3);
    expect([isInvisible(), host().className]).toEqual([false, "animated bounceInUp"]);
  });

  it("shows it as opaque as the server has printed it", async () => {
    for (const [printed, shown] of [
      ["0.9", "0.9"],
      ["0", ""],
    ]) {
      const { stop } = await mountMarkup(marker({}, `style="opacity: ${printed}"`));
      expect(isInvisible()).toBe(true);
      scroll(0.5);
      expect(host().style.opacity).toBe(shown);
      stop();
    }
  });

  it("lets pictures appear 100 ms apart each", async () => {
    await mountMarkup(marker({ items: "img" }, "", "<img><img><img>"));
    const images = [...host().querySelectorAll("img")];
    expect(images.map((image) => isInvisible(image))).toEqual([true, true, true]);
    expect(isInvisible()).toBe(false);
    scroll(0.5);
    const shown = () => images.filter((image) => !isInvisible(image)).length;
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(99);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(100);
    expect(shown()).toBe(3);
    expect(drawn.map(({ element }) => element)).toEqual(images);
  });

  it("takes the animation of the device, and a device without one just shows the element", async () => {
    vi.stubGlobal("innerWidth", 390);
    await mountMarkup(marker({ animation: "fadeIn", animation_mobile: "none" }, nativeClass), {
      config: native,
    });
    expect([isInvisible(), host().className]).toEqual([false, ""]);
  });

  it("starts an animation of the page's own styles by its class names", async () => {
    await mountMarkup(marker({ animation: "bounceInUp" }, nativeClass), { config: native });
    expect(isInvisible()).toBe(true);
    scroll(0.5);
    expect(host().className).toBe("animated bounceInUp");
    expect(drawn).toEqual([]);
  });

  it.each(["none", "", "two names", "1st"])(
    "%j is no animation of the page: the element is shown",
    async (animation) => {
      await mountMarkup(marker({ animation: animation || "none" }, nativeClass), { config: native });
      expect([isInvisible(), host().className]).toEqual([false, ""]);
    },
  );
});

describe("what is still invisible after three seconds is shown", () => {
  it("where nothing tells what is in view", async () => {
    vi.stubGlobal("IntersectionObserver", undefined);
    await mountMarkup(marker({ animation: "fadeIn" }, nativeClass), { config: native });
    vi.advanceTimersByTime(2_999);
    expect(isInvisible()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isInvisible()).toBe(false);
  });

  it("with its animation if it is near, also in the middle of a longer delay", async () => {
    await mountMarkup(marker({ animation: "fadeIn", delay: 50_000 }, nativeClass), { config: native });
    scroll(0.8);
    vi.advanceTimersByTime(3_000);
    expect(host().className).toBe("animated fadeIn");
  });

  it("and still appears with its animation when the visitor comes to it", async () => {
    await mountMarkup(marker({ animation: "fadeIn" }, nativeClass), { config: native });
    scroll(3);
    vi.advanceTimersByTime(3_000);
    scroll(1.26);
    expect([isInvisible(), host().className]).toEqual([false, ""]);
    scroll(1.25);
    expect(host().style.opacity).toBe("0");
    scroll(0.8);
    expect([isInvisible(), host().className]).toEqual([false, "animated fadeIn"]);
  });

  it("also what was hidden again and is never reached", async () => {
    await mountMarkup(marker({ animation: "fadeIn" }, nativeClass), { config: native });
    vi.advanceTimersByTime(3_000);
    scroll(1.25);
    expect(isInvisible()).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(host().className).toBe("animated fadeIn");
  });
});

it("an animation that Islet does not draw is told, and the element is shown", async () => {
  const { problems } = await mountMarkup(marker({ animation: "wobble" }));
  expect(isInvisible()).toBe(false);
  expect(problems.map(({ message }) => message).join()).toContain("one of none, fade, slide-up");
});

it.each([
  [
    "focus",
    () =>
      host()
        .querySelector("a")
        ?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  ],
  ["print", () => window.dispatchEvent(new Event("beforeprint"))],
])("an element is shown at once on %s", async (_event, act) => {
  await mountMarkup(marker({ delay: 500 }, "", '<a href="#x">Link</a>'));
  expect(isInvisible()).toBe(true);
  act();
  expect(isInvisible()).toBe(false);
});

it("with less motion everything is shown at once and nothing moves", async () => {
  setDevice({ prefersReducedMotion: true });
  const interactions = [{ trigger: "load" }, { trigger: "hover" }, { trigger: "scroll-on" }];
  await mountMarkup(marker({ animation: "fadeIn", interactions }, nativeClass), { config: native });
  expect([isInvisible(), host().className, drawn.length]).toEqual([false, "", 0]);
  host().dispatchEvent(new Event("pointerenter"));
  expect(drawn).toEqual([]);
});

it("hides nothing in the editor", async () => {
  await mountMarkup(marker({ animation: "fadeIn" }, nativeClass), { config: { ...native, is_editor: true } });
  scroll(1.25);
  expect(isInvisible()).toBe(false);
});

describe("interactions", () => {
  it("an entrance waits for the element, with its own place and delay", async () => {
    await mountMarkup(marker({ interactions: [{ effect: "scale", start: 60, delay: 100 }] }));
    scroll(0.61);
    vi.advanceTimersByTime(99);
    scroll(0.6);
    vi.advanceTimersByTime(99);
    expect(drawn).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(drawn).toMatchObject([{ keyframes: [{ scale: 0 }, {}], timing: { duration: 600 } }]);
    expect(drawn).toHaveLength(1);
  });

  it("plays at its trigger: load, a press, the pointer, the focus", async () => {
    const interactions = [
      { trigger: "load", duration: 800, delay: 200, easing: "ease-in" },
      { trigger: "click", effect: "slide", direction: "left" },
      { trigger: "hover", effect: "scale", type: "out" },
    ];
    await mountMarkup(marker({ animation: "none", interactions }));
    expect(drawn.splice(0)).toMatchObject([{ timing: { duration: 800, delay: 200, easing: "ease-in" } }]);
    host().dispatchEvent(new MouseEvent("click"));
    host().dispatchEvent(new Event("pointerenter"));
    host().dispatchEvent(new Event("focusin"));
    expect(drawn.map(({ keyframes }) => keyframes)).toEqual([
      [{ translate: "-100px 0px" }, {}],
      [{}, { scale: 0 }],
      [{}, { scale: 0 }],
    ]);
  });

  it("of keyframes of its own are drawn in their order, and stay where they end", async () => {
    const keyframes = [
      { at: 100, scale: "2", transform: "skewX(4deg)" },
      { at: 0, opacity: 0, translate: "0px 40px" },
    ];
    await mountMarkup(
      marker({ animation: "none", interactions: [{ trigger: "load", effect: "custom", keyframes }] }),
    );
    expect(drawn.map(({ keyframes: states, timing }) => [states, timing.fill])).toEqual([
      [
        [
          { offset: 0, opacity: 0, translate: "0px 40px" },
          { offset: 1, scale: "2", transform: "skewX(4deg)" },
        ],
        "both",
      ],
    ]);
  });

  it("that moves with the scrolling does so between 85 and 15 percent of the window's height, unless others are set", async () => {
    let top = 0;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
      () => new DOMRect(0, top, 100, 50),
    );
    const timesOf = async (settings: object) => {
      vi.useFakeTimers();
      const { stop } = await mountMarkup(
        marker({ animation: "none", interactions: [{ trigger: "scroll-on", ...settings }] }),
      );
      const times = [0.86, 0.85, 0.5, 0.15, 0.14].map((place) => {
        top = place * innerHeight;
        window.dispatchEvent(new Event("scroll"));
        vi.advanceTimersToNextFrame();
        return Math.round(Number(drawn.at(-1)?.animation.currentTime));
      });
      stop();
      return times;
    };
    expect(await timesOf({})).toEqual([0, 0, 500, 1_000, 1_000]);
    expect(await timesOf({ start: 100, end: 0 })).toEqual([140, 150, 500, 850, 860]);
  });

  it("plays again each time only if it is to", async () => {
    const leave = { trigger: "scroll-out", type: "out" };
    await mountMarkup(marker({ animation: "none", interactions: [{ replay: true }, leave] }));
    for (const place of [1.5, 0.85, 0.86, 0.85]) scroll(place);
    expect(drawn.splice(0)).toHaveLength(2);
    for (const place of [1.01, 0.99, 1.01, 0.99]) scroll(place);
    expect(drawn).toHaveLength(1);
  });
});

it("gives its element back as it was, shown or not", async () => {
  const before = marker({ animation: "fadeIn" }, nativeClass);
  for (const acts of [() => {}, () => scroll(0.5), () => vi.advanceTimersByTime(3_000)]) {
    const { stop } = await mountMarkup(before, { config: native });
    acts();
    stop();
    const plain = document.createElement("body");
    plain.innerHTML = before;
    expect(document.body.innerHTML).toBe(plain.innerHTML);
  }
  const { stop } = await mountMarkup(fixture);
  scroll(0.5);
  stop();
  const plain = document.createElement("body");
  plain.innerHTML = fixture;
  expect(document.body.innerHTML).toBe(plain.innerHTML);
});
