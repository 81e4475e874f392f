import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const fixture = readFileSync("widgets/motion-effects/fixture.html", "utf8");
const marker = (settings: object, inside = "<p>Words</p>") =>
  `<div class="box"><section data-widget="motion-effects" data-settings='${JSON.stringify(settings)}'>${inside}</section></div>`;
const host = (index = 0) => document.querySelectorAll<HTMLElement>("[data-widget]")[index] as HTMLElement;

/** Where elements stand in a window of 768 px, for what observes them. */
let see: (px: number) => void;
let topPx: number;
const paint = () => vi.advanceTimersToNextFrame();
const scrollTo = (px: number) => {
  topPx = px;
  window.dispatchEvent(new Event("scroll"));
  paint();
};
const point = (clientX: number, clientY: number, pointerType = "mouse") => {
  window.dispatchEvent(new PointerEvent("pointermove", { clientX, clientY, pointerType }));
  paint();
};

beforeEach(() => {
  topPx = 384;
  vi.useFakeTimers();
  setDevice({ width: 1_000 });
  vi.stubGlobal("innerHeight", 768);
  const scroll = stubViewObservers(0.5);
  see = (px) => scroll(px / 768);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ top: topPx, bottom: topPx, left: 0, right: 0, width: 0, height: 0 }) as DOMRect,
  );
});
afterEach(() => void vi.useRealTimers());

const rise = { effects: [{ effect: "translateY", speed: 4 }] };

describe("an element", () => {
  it("moves with the scrolling, smoothly, beside what its own styles say", async () => {
    await mountMarkup(
      marker(rise).replace("<section", '<section style="transform: skewX(5deg); opacity: 0.5"'),
    );
    paint();
    expect(host().style.translate).toBe("0px 0px");
    scrollTo(768);
    expect(host().style.translate).toBe("0px 200px");
    scrollTo(0);
    expect(host().style.translate).toBe("0px -200px");
    expect(host().style.transition).toContain("translate 100ms");
    expect([host().style.transform, host().style.opacity]).toEqual(["skewX(5deg)", "0.5"]);
    expect(host().classList.contains("islet-motion-effects")).toBe(true);
  });

  it("is measured by its parent's way through the window instead, if set: by the height inside its padding", async () => {
    const settings = { effects: [{ effect: "rotateZ", speed: 1 }], effects_range: "parent" };
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(332);
    await mountMarkup(marker(settings).replace('"box"', '"box" style="padding: 30px 0 70px"'));
    const turns = [];
    for (const px of [768, 518, 268, -232]) {
      scrollTo(px);
      turns.push(host().style.rotate);
    }
    expect(turns).toEqual(["50deg", "25deg", "0deg", "-50deg"]);
  });

  it("that stands still in the window is measured by the page or, by the viewport, by one window of scrolling", async () => {
    const still = (range: string) =>
      marker({ ...rise, effects_range: range }).replace("<section", '<section style="position: fixed"');
    await mountMarkup(still("viewport") + still("default"));
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(768 * 5);
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(768);
    const shifts = [];
    for (const windows of [0, 0.5, 1, 2]) {
      document.documentElement.scrollTop = windows * 768;
      scrollTo(0);
      shifts.push([host(0).style.translate, host(1).style.translate]);
    }
    document.documentElement.scrollTop = 0;
    expect(shifts).toEqual([
      ["0px 200px", "0px 200px"],
      ["0px 0px", "0px 150px"],
      ["0px -200px", "0px 100px"],
      ["0px -200px", "0px 0px"],
    ]);
  });

  it("that is over 500 px from the window is drawn once more where it has gone, then left alone", async () => {
    await mountMarkup(marker(rise));
    paint();
    const measured = vi.mocked(Element.prototype.getBoundingClientRect);
    const isOurs = (element: unknown) => element === host() || element === host().parentElement;
    for (const [gone, near, shift] of [
      [-501, -499, "0px -200px"],
      [768 + 501, 768 + 499, "0px 200px"],
    ] as const) {
      topPx = gone;
      see(gone);
      paint();
      expect(host().style.translate).toBe(shift);
      measured.mockClear();
      for (const px of [300, 384, 700]) scrollTo(px);
      expect([measured.mock.contexts.filter(isOurs), host().style.translate]).toEqual([[], shift]);
      see(near);
      paint();
      expect(host().style.translate).not.toBe(shift);
    }
  });

  it("that a jump takes from above the window to below it is drawn where it comes from, without having been near", async () => {
    await mountMarkup(marker({ effects: [...rise.effects, { effect: "opacity" }] }));
    const jumpTo = (px: number) => {
      topPx = px;
      see(px);
      paint();
      return [host().style.translate, host().style.filter];
    };
    expect(jumpTo(-9_000)).toEqual(["0px -200px", ""]);
    expect(jumpTo(9_000)).toEqual(["0px 200px", "blur(0px) opacity(0)"]);
  });

  it("follows the mouse, not the finger", async () => {
    await mountMarkup(marker({ effects: [{ effect: "mouseTrack", speed: 1 }] }));
    paint();
    point(1_000, 0);
    expect(host().style.translate).toBe("-50px 50px");
    point(0, 768, "touch");
    expect(host().style.translate).toBe("-50px 50px");
  });

  it("follows no mouse where there is none, and is then left as it was", async () => {
    setDevice({ hasTouch: true });
    const add = vi.spyOn(window, "addEventListener");
    await mountMarkup(
      marker({ effects: [{ effect: "tilt" }], background_effects: [{ effect: "mouseTrack" }] }),
    );
    paint();
    expect(add.mock.calls.map(([type]) => type)).not.toContain("pointermove");
    expect([host().getAttribute("style"), host().className, host().children.length]).toEqual([null, "", 1]);
  });

  it("is opaque and sharp while the focus is in it", async () => {
    await mountMarkup(
      marker({ effects: [{ effect: "opacity" }, { effect: "blur", level: 6 }] }, '<a href="#x">Link</a>'),
    );
    scrollTo(768);
    expect(host().style.filter).toBe("blur(6px) opacity(0)");
    const link = host().querySelector("a") as HTMLElement;
    vi.spyOn(link, "matches").mockReturnValue(true);
    link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    paint();
    expect(host().style.filter).toBe("");
    link.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    paint();
    expect(host().style.filter).toBe("blur(6px) opacity(0)");
  });

  it("turns and grows about the point that an editor has set", async () => {
    await mountMarkup(marker({ effects: [{ effect: "scale" }], anchor_x: "left", anchor_y: "bottom" }));
    paint();
    expect(host().style.transformOrigin).toBe("left bottom");
  });
});

describe("a background", () => {
  it("moves in an element of its own that is larger than its box", async () => {
    await mountMarkup(marker({ background_effects: [{ effect: "translateY", speed: 5 }] }));
    scrollTo(0);
    const layer = host().querySelector<HTMLElement>(
      ".islet-motion-effects-background > .islet-motion-effects-layer",
    );
    expect([layer?.style.width, layer?.style.height]).toEqual(["100%", "150%"]);
    expect(layer?.style.translate).toBe("0% -33.333%");
    expect(host().style.translate).toBe("");
    expect(host().className).toContain("islet-motion-effects--background");
  });

  it("belongs to the element that its parts name, with its class names", async () => {
    const config = partsConfig("motion-effects", {
      layer_parent: ".wrap",
      container: "site-box",
      layer: "site-layer",
      background: "site-moves",
    });
    const html = marker({ background_effects: [{ effect: "scale" }] }, '<div class="wrap"></div>');
    await mountMarkup(html, { config });
    expect(host().querySelector(".wrap > .site-box > .site-layer")).not.toBeNull();
    expect(host().classList.contains("site-moves")).toBe(true);
  });
});

describe("nothing moves", () => {
  const all = marker({ ...rise, background_effects: rise.effects });
  const isAsPrinted = () => [host().getAttribute("style"), host().className, host().children.length];

  it("with less motion, also if the visitor changes their mind", async () => {
    setDevice({ prefersReducedMotion: true });
    await mountMarkup(all);
    scrollTo(700);
    expect(isAsPrinted()).toEqual([null, "", 1]);
    setDevice({ prefersReducedMotion: false });
    paint();
    expect(host().style.translate).not.toBe("");
    setDevice({ prefersReducedMotion: true });
    paint();
    expect(isAsPrinted()).toEqual([null, "", 1]);
  });

  it("in the editor", async () => {
    await mountMarkup(all, { config: { is_editor: true } });
    scrollTo(700);
    expect(isAsPrinted()).toEqual([null, "", 1]);
  });

  it("without effects", async () => {
    await mountMarkup(marker({}));
    scrollTo(700);
    expect(isAsPrinted()).toEqual([null, "", 1]);
  });

  it("on paper", async () => {
    await mountMarkup(all);
    scrollTo(700);
    window.dispatchEvent(new Event("beforeprint"));
    expect(isAsPrinted()).toEqual([null, "", 1]);
    window.dispatchEvent(new Event("afterprint"));
    paint();
    expect(host().style.translate).not.toBe("");
  });

  it("reveal.1 on another device, 200 ms after the window's last change", async () => {
    await mountMarkup(marker({ ...rise, effects_on: ["desktop"] }));
    setDevice({ width: 1_280 });
    vi.advanceTimersByTime(200);
    scrollTo(700);
    expect(host().style.translate).not.toBe("");
    setDevice({ width: 390 });
    vi.advanceTimersByTime(150);
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(199);
    expect(host().style.translate).not.toBe("");
    vi.advanceTimersByTime(1);
    expect(isAsPrinted()).toEqual([null, "", 1]);
  });
});

it("hostile settings are told and replaced", async () => {
  const effects = [
    { effect: "translateY", speed: 1e9 },
    { effect: "translateX", speed: 4, start: "NaN", end: -5 },
    { effect: "explode" },
    "x",
  ];
  const { problems } = await mountMarkup(marker({ effects, effects_range: "galaxy" }));
  scrollTo(768);
  expect(host().style.translate).toBe("200px 200px");
  const told = problems.map(({ message }) => message).join("\n");
  for (const words of [
    "speed must be a number from 0 to 10",
    "start must be a number from 0 to 100",
    '"explode"',
    '"galaxy"',
  ])
    expect(told).toContain(words);
});

it("gives everything back, also a parent that two elements share", async () => {
  const tilt = `<figure data-widget="motion-effects" data-settings='{"effects":[{"effect":"tilt"}],"background_effects":[{"effect":"scale"}]}'></figure>`;
  for (const before of [fixture, `<div>${tilt}${tilt}</div>`, marker(rise)]) {
    const { stop } = await mountMarkup(before);
    scrollTo(100);
    point(10, 10);
    expect(document.body.innerHTML).toMatch(/islet-motion-effects/);
    stop();
    const plain = document.createElement("body");
    plain.innerHTML = before;
    expect(document.body.innerHTML).toBe(plain.innerHTML);
  }
});
