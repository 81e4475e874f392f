import { readFileSync } from "node:fs";
import { fireEvent } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/sticky/fixture.html", "utf8");

/** Places of elements in the page by id; this document has no layout. */
let layout: Record<string, { top: number; height: number; width?: number }>;

const host = () => document.querySelector("#host") as HTMLElement;
const spacer = () => host().nextElementSibling as HTMLElement | null;
const isActive = () => host().classList.contains("islet-sticky--active");
const hasEffects = () => host().classList.contains("islet-sticky--effects");
const page = (settings: object, inside = "") =>
  `<main id="main"><section id="host" data-widget="sticky" data-settings='${JSON.stringify(settings)}'>Menu</section>${inside}</main>`;

const paint = () => vi.advanceTimersToNextFrame();
function scroll(toPx: number) {
  vi.stubGlobal("scrollY", toPx);
  window.dispatchEvent(new Event("scroll"));
  paint();
}
async function mount(settings: object, inside?: string) {
  const mounted = await mountMarkup(page(settings, inside));
  paint();
  return mounted;
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  vi.stubGlobal("innerHeight", 800);
  setDevice({ width: 1_280 });
  vi.stubGlobal("scrollY", 0);
  layout = { main: { top: 0, height: 3_000 }, host: { top: 200, height: 60 } };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { top, height, width = 1_280 } = layout[this.id || "host"] ?? { top: 0, height: 0 };
    const { position } = (this as HTMLElement).style;
    return new DOMRect(0, position === "fixed" ? 0 : top - scrollY, width, height);
  });
});

/** The page goes on below the parent, so that CSS cannot hold the element to its end. */
const endsEarly = () => {
  layout["main"] = { top: 0, height: 400 };
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5_000);
};

describe("sticky.1 it sticks", () => {
  it("below a bar that stands at the top of the window, and at the top once that is closed", async () => {
    endsEarly();
    document.body.style.setProperty("--islet-top-bar", "70px");
    await mount({ sticky_offset: 10 });
    scroll(100);
    expect(isActive()).toBe(false);
    scroll(130);
    expect(host().style.cssText).toMatch(/position: fixed.*top: 80px/);
    document.body.style.removeProperty("--islet-top-bar");
    scroll(200);
    expect(host().style.cssText).toMatch(/position: fixed.*top: 10px/);
  });

  it("at the top past its offset, with effects past theirs, and returns to its place", async () => {
    endsEarly();
    await mount({ sticky_offset: 10, sticky_effects_offset: 80 });
    expect([isActive(), hasEffects(), spacer()]).toEqual([false, false, null]);
    scroll(189);
    expect(isActive()).toBe(false);
    scroll(200);
    expect([isActive(), hasEffects()]).toEqual([true, false]);
    expect(host().style.cssText).toMatch(/position: fixed.*top: 10px/);
    expect(spacer()?.className).toBe("islet-sticky-spacer");
    expect(spacer()?.style.height).toBe("60px");
    scroll(300);
    expect(hasEffects()).toBe(true);
    scroll(100);
    expect([isActive(), hasEffects(), spacer(), host().getAttribute("style")]).toEqual([
      false,
      false,
      null,
      null,
    ]);
  });

  it("at the bottom until its place comes into view", async () => {
    layout["main"] = { top: 100, height: 5_000 };
    layout["host"] = { top: 2_000, height: 60 };
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(100);
    await mount({ sticky: "bottom", sticky_offset: 5 });
    expect([isActive(), host().style.bottom]).toEqual([true, "5px"]);
    scroll(1_300);
    expect([isActive(), spacer()]).toEqual([false, null]);
  });

  it("by CSS, without an element in its place, inside its parent", async () => {
    await mount({ sticky_parent: "yes", sticky_offset: 40 });
    expect(host().style.cssText).toBe("position: sticky; top: 40px;");
    scroll(300);
    expect([isActive(), spacer(), host().style.position]).toEqual([true, null, "sticky"]);
  });

  it("fixed, where an ancestor clips what leaves it", async () => {
    document.head.innerHTML = "<style>#main { overflow: hidden }</style>";
    await mount({ sticky_parent: "yes" });
    scroll(300);
    expect(host().style.position).toBe("fixed");
  });

  it("on the devices of sticky_on alone, also when the window changes, 300 ms after its last change", async () => {
    endsEarly();
    await mount({ sticky_on: ["desktop"] });
    scroll(300);
    expect(isActive()).toBe(true);
    setDevice({ width: 390 });
    vi.advanceTimersByTime(200);
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(299);
    expect(isActive()).toBe(true);
    vi.advanceTimersByTime(1);
    expect([isActive(), spacer(), host().getAttribute("style")]).toEqual([false, null, null]);
    scroll(600);
    expect(isActive()).toBe(false);
  });

  it("or no longer, measured anew 300 ms after the window's last change", async () => {
    endsEarly();
    await mount({});
    scroll(300);
    layout["host"] = { top: 200, height: 500 };
    for (const waitMs of [200, 299]) {
      window.dispatchEvent(new Event("resize"));
      vi.advanceTimersByTime(waitMs);
      expect(isActive()).toBe(true);
    }
    vi.advanceTimersByTime(1);
    paint();
    expect([isActive(), host().className]).toEqual([false, ""]);
  });

  it("with the offset of each device", async () => {
    setDevice({ width: 390 });
    endsEarly();
    await mount({ sticky_offset: 10, sticky_offset_tablet: 24 });
    scroll(300);
    expect(host().style.top).toBe("24px");
  });

  it.each([
    [783, 32],
    [782, 46],
    [601, 46],
    [600, 0],
  ])("below the admin bar: in a window of %i px it is %i px high", async (width, barPx) => {
    setDevice({ width });
    document.body.className = "admin-bar";
    endsEarly();
    await mount({ sticky_offset: 10 });
    scroll(300);
    expect(host().style.top).toBe(`${barPx + 10}px`);
    document.body.removeAttribute("class");
  });
});

it("one that would cover more than half of the window does not stick", async () => {
  endsEarly();
  layout["host"] = { top: 200, height: 500 };
  await mount({});
  scroll(300);
  expect([isActive(), host().className]).toEqual([false, ""]);
});

it("the browser scrolls what gets the focus clear of it, as long as it sticks", async () => {
  endsEarly();
  await mount({ sticky_offset: 10 });
  scroll(300);
  expect(document.documentElement.style.scrollPaddingTop).toBe("70px");
  scroll(0);
  expect(document.documentElement.getAttribute("style")).toBeNull();
});

it("tells when it begins to stick and when it returns, once each", async () => {
  endsEarly();
  const { islet } = await mount({});
  const told: string[] = [];
  for (const name of ["sticky:stick", "sticky:unstick"] as const)
    islet.bus.on(name, ({ host: element }) => void told.push(`${name} ${element.id}`));
  for (const px of [300, 400, 100, 50, 300]) scroll(px);
  expect(told).toEqual(["sticky:stick host", "sticky:unstick host", "sticky:stick host"]);
});

it("gives the target of a link room above it, up to the next element that keeps room", async () => {
  const next = `<div data-widget="sticky" data-settings='{"sticky_anchor_link_offset":5}'></div><h2 id="later">Later</h2>`;
  await mount(
    { sticky_anchor_link_offset: 20 },
    `<a href="#care">Care</a><a href="#later">Later</a><h2 id="care">Care</h2>${next}`,
  );
  const roomAbove = (id: string) => {
    fireEvent.click(document.querySelector(`[href='#${id}']`) as Element);
    return document.querySelector<HTMLElement>(`#${id}`)?.style.scrollMarginTop;
  };
  expect([roomAbove("care"), roomAbove("later")]).toEqual(["20px", "5px"]);
});

it("does nothing in the editor", async () => {
  endsEarly();
  await mountMarkup(page({}), { config: { is_editor: true } });
  scroll(300);
  expect(host().className).toBe("");
});

it("leaves its element as it was, also while it sticks", async () => {
  endsEarly();
  for (const markup of [page({ sticky_anchor_link_offset: 9 }), fixture]) {
    document.body.innerHTML = markup;
    const before = document.body.innerHTML;
    const { stop } = await startOnPage();
    paint();
    scroll(300);
    stop();
    expect(document.body.innerHTML).toBe(before);
    vi.stubGlobal("scrollY", 0);
  }
});
