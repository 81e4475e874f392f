import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/mega-menu/fixture.html", "utf8");
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const host = () => one("[data-widget~=mega-menu]");
const toggle = () => one("nav > button");
const list = () => one("nav > ul");
const item = (place: number) => one(`nav > ul > li:nth-child(${place})`);
const button = (place: number) => item(place).querySelector("button") as HTMLElement;
const panel = (place: number) => item(place).querySelector("div") as HTMLElement;
const isOpen = (place: number) => {
  const isShown = panel(place).classList.contains("islet-mega-menu__panel--open");
  expect(button(place).getAttribute("aria-expanded")).toBe(String(isShown));
  return isShown;
};
const withSettings = (settings: object) =>
  fixture.replace('data-widget="mega-menu"', `$& data-settings='${JSON.stringify(settings)}'`);
const setWidth = (width: number) => setDevice({ width });
/** Where the pointer is: each event of `point` moves it. */
let pointerX = 0;
const point = (type: string, target: Element, pointerType = "mouse") =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX: ++pointerX }),
  );

/** Mounts it, and loads what opens its panels. */
async function mount(markup = fixture, config = {}) {
  const page = await mountMarkup(markup, { config });
  list().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await page.settled();
  return page;
}

beforeEach(() => {
  setDevice({ prefersReducedMotion: true });
  setWidth(1_280);
});
afterEach(() => {
  vi.useRealTimers();
});

it("in an editor, which fills the panels, the menu stays as the server has printed it", async () => {
  document.body.innerHTML = fixture;
  const printed = host().innerHTML;
  await mount(fixture, { is_editor: true });
  expect(host().dataset["widgetState"]).toBe("mounted");
  expect(host().innerHTML).toBe(printed);
});

describe("mega-menu.1 a panel opens", () => {
  it("at the pointer, on desktop", async () => {
    await mount();
    point("pointerover", item(1));
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    point("pointerover", item(2));
    expect([isOpen(1), isOpen(2)]).toEqual([false, true]);
  });

  it.each([
    ["if the editor wants it so", { open_on: "click" }, 1_280, {}],
    [
      "in the editor of a builder",
      {},
      1_280,
      { is_editor: true, ...partsConfig("mega-menu", { host: "e-menu" }) },
    ],
    ["on a tablet", { breakpoint_selector: "none" }, 1_000, {}],
    ["on a large tablet", { breakpoint_selector: "none" }, 1_100, { breakpoints: { tablet_extra: 1_200 } }],
    ["on a large phone", { breakpoint_selector: "none" }, 800, { breakpoints: { mobile_extra: 880 } }],
    ["on a phone", { breakpoint_selector: "none" }, 390, {}],
    ["behind its toggle", { item_layout: "dropdown" }, 1_280, {}],
  ])("by press only, %s", async (_where, settings, width, config) => {
    setWidth(width);
    await mount(withSettings(settings), config);
    vi.useFakeTimers();
    point("pointerover", item(1));
    vi.advanceTimersByTime(2_000);
    expect(isOpen(1)).toBe(false);
    button(1).click();
    expect(isOpen(1)).toBe(true);
    button(1).click();
    expect(isOpen(1)).toBe(false);
  });

  it("by a press of words that lead nowhere", async () => {
    const words = '<span>Service</span> <button type="button" aria-label="Service"></button>';
    await mount(withSettings({ open_on: "click" }).replace(/<button type="button">Service.*/, words));
    item(2).querySelector("span")?.click();
    expect(isOpen(2)).toBe(true);
  });

  it("by the press that loads its code", async () => {
    const { settled } = await mountMarkup(fixture);
    button(1).click();
    await settled();
    expect(isOpen(1)).toBe(true);
  });
});

describe("mega-menu.2 a panel closes", () => {
  it("when the pointer has left title and content", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", item(1));
    point("pointerover", panel(1));
    vi.advanceTimersByTime(1_000);
    expect(isOpen(1)).toBe(true);
    point("pointerleave", list());
    vi.advanceTimersByTime(150);
    expect(isOpen(1)).toBe(false);
  });

  it("not while the focus is in it: the pointer may leave, or cross other titles under a visitor who types", async () => {
    await mount(
      fixture.replace(/(<li>[\s\S]*?<div[^>]*>)/, '$1<input aria-label="Find"><a href="/x/">X</a>'),
    );
    vi.useFakeTimers();
    point("pointerover", item(1));
    panel(1).querySelector("input")?.focus();
    point("pointerover", item(2));
    vi.advanceTimersByTime(1_000);
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    point("pointerleave", list());
    vi.advanceTimersByTime(1_000);
    expect(isOpen(1)).toBe(true);
    panel(1).querySelector("a")?.focus();
    point("pointerover", item(2));
    vi.advanceTimersByTime(1_000);
    expect([isOpen(1), isOpen(2)]).toEqual([false, true]);
  });

  it("not when the pointer only crosses the gap between them", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", item(1));
    point("pointerleave", list());
    vi.advanceTimersByTime(100);
    point("pointerover", panel(1));
    vi.advanceTimersByTime(1_000);
    expect(isOpen(1)).toBe(true);
  });

  it("behind the toggle, too, when another one opens", async () => {
    setWidth(390);
    await mount();
    button(1).click();
    button(2).click();
    expect([isOpen(1), isOpen(2)]).toEqual([false, true]);
  });

  it("when a press or the focus goes elsewhere", async () => {
    await mount(`${withSettings({ open_on: "click" })}<button id="else">Else</button>`);
    button(1).focus();
    button(1).click();
    one("#else").focus();
    expect(isOpen(1)).toBe(false);
    button(1).click();
    point("pointerdown", one("#else"));
    expect(isOpen(1)).toBe(false);
  });

  it("on Escape, which returns the focus from inside it", async () => {
    await mount();
    button(1).focus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    expect(document.activeElement).toBe(panel(1).querySelector("a"));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(panel(1).querySelector("a"));
    await userEvent.keyboard("{Escape}");
    expect([isOpen(1), document.activeElement]).toEqual([false, button(1)]);
  });
});

describe("mega-menu.3 what is open is told", () => {
  it("by the buttons, each with the panel that it controls", async () => {
    await mount();
    for (const place of [1, 2]) {
      expect(button(place).hidden).toBe(false);
      expect(button(place).getAttribute("aria-controls")).toBe(panel(place).id);
      expect(isOpen(place)).toBe(false);
    }
    const told = () => [1, 2].map((place) => button(place).getAttribute("aria-expanded"));
    for (const [pressed, expected] of [
      [1, ["true", "false"]],
      [2, ["false", "true"]],
      [2, ["false", "false"]],
    ] as const) {
      button(pressed).click();
      expect(told()).toEqual(expected);
    }
  });

  it("also where the server has printed an id twice", async () => {
    const twice = fixture.replaceAll("<div>", '<div id="content-1">');
    await mount(twice);
    expect(button(1).getAttribute("aria-controls")).toBe("content-1");
    expect(button(2).getAttribute("aria-controls")).toBe(panel(2).id);
    expect(panel(2).id).not.toBe("content-1");
  });

  it("by the toggle, whose menu is inert until it is pressed", async () => {
    setWidth(390);
    const { islet } = await mount();
    expect([toggle().hidden, list().inert, host().dataset["layout"]]).toEqual([false, true, "dropdown"]);
    await userEvent.click(toggle());
    expect([toggle().getAttribute("aria-expanded"), list().inert]).toEqual(["true", false]);
    await userEvent.keyboard("{Escape}");
    expect([toggle().getAttribute("aria-expanded"), list().inert]).toEqual(["false", true]);
    setWidth(1_280);
    islet.bus.emit("page/device_mode", { mode: "desktop" });
    expect([toggle().hidden, list().inert, host().dataset["layout"]]).toEqual([true, false, "horizontal"]);
  });

  it("to other scripts", async () => {
    setWidth(390);
    await mount();
    const heard: string[] = [];
    for (const name of [
      "elementor-pro/mega-menu/dropdown-open",
      "elementor/nested-tabs/activate",
      "elementor-pro/motion-fx/recalc",
      "elementor/bg-video/recalc",
    ])
      addEventListener(name, () => heard.push(name), { once: true });
    await userEvent.click(toggle());
    button(1).click();
    expect(heard.toSorted()).toEqual([
      "elementor-pro/mega-menu/dropdown-open",
      "elementor-pro/motion-fx/recalc",
      "elementor/bg-video/recalc",
      "elementor/nested-tabs/activate",
    ]);
  });
});

it("a menu behind its toggle tells that Escape has closed it, and does what other scripts ask", async () => {
  setWidth(390);
  const { islet } = await mount();
  const name = "elementor/mega-menu/dropdown-toggle-by-keyboard";
  const shown: boolean[] = [];
  const { id: widgetId } = host();
  addEventListener(name, (event) => void shown.push((event as CustomEvent<{ show: boolean }>).detail.show));
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  expect(shown).toEqual([]);
  await userEvent.click(toggle());
  await userEvent.keyboard("{Escape}");
  expect(shown).toEqual([false]);
  expect(document.activeElement).toBe(toggle());
  islet.bus.emit(name, { widgetId, show: true });
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
  islet.bus.emit(name, { widgetId: "other", show: false });
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
});

describe("the place of a panel", () => {
  const measure = (widthPx: number) => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_000);
    host().getBoundingClientRect = () => new DOMRect(50, 400, 900, 40);
    item(1).getBoundingClientRect = () => new DOMRect(400, 400, 100, 40);
    panel(1).getBoundingClientRect = () => new DOMRect(50, 440, widthPx, 300);
  };

  it("is the window's, which the style sheets are told from the menu's edge", async () => {
    await mount();
    measure(1_000);
    button(1).click();
    expect(list().style.getPropertyValue("--islet-mega-menu-width")).toBe("1000px");
    expect(list().style.getPropertyValue("--islet-mega-menu-left")).toBe("-50px");
  });

  it.each([
    ["left", 200, 350],
    ["center", 200, 300],
    ["right", 200, 250],
    ["left", 700, 250],
    ["right", 700, -50],
  ])("%s of its item, %d px wide, in the window", async (position, widthPx, leftPx) => {
    await mount(withSettings({ content_width: "fit_to_content", content_horizontal_position: position }));
    measure(widthPx);
    button(1).click();
    expect(panel(1).style.left).toBe(`${leftPx}px`);
    button(1).click();
    expect(panel(1).style.left).toBe("");
  });

  it.each([
    ["left", 350],
    ["right", 250],
  ])(
    "%s of its item on a page that is read right to left, too: editors choose a side",
    async (position, leftPx) => {
      await mount(withSettings({ content_width: "fit_to_content", content_horizontal_position: position }));
      panel(1).style.direction = "rtl";
      measure(200);
      button(1).click();
      expect(panel(1).style.left).toBe(`${leftPx}px`);
    },
  );

  it("is above the menu if it does not fit below it", async () => {
    vi.stubGlobal("innerHeight", 500);
    await mount();
    measure(1_000);
    button(1).click();
    expect(host().classList.contains("islet-mega-menu--above")).toBe(true);
    button(1).click();
    expect(host().classList.contains("islet-mega-menu--above")).toBe(false);
  });
});

describe("items that do not fit", () => {
  it("are dragged sideways by the mouse, without a press of what is under it", async () => {
    await mount(withSettings({ horizontal_scroll: true }));
    for (const [name, px] of [
      ["scrollWidth", 900],
      ["clientWidth", 300],
    ] as const)
      vi.spyOn(list(), name, "get").mockReturnValue(px);
    const heard = vi.fn();
    addEventListener("elementor-pro/mega-menu/heading-mouse-event", heard, { once: true });
    const drag = (type: string, clientX: number) =>
      item(3).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX }));
    drag("pointerdown", 200);
    drag("pointermove", 120);
    expect([list().scrollLeft, list().classList.contains("islet-mega-menu--scrolling")]).toEqual([80, true]);
    drag("pointerup", 120);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
    expect(item(3).querySelector("a")?.dispatchEvent(press)).toBe(false);
    expect([list().classList.contains("islet-mega-menu--scrolling"), heard.mock.calls.length]).toEqual([
      false,
      1,
    ]);
  });
});

it("links to sections of this page are marked, and not as the page", async () => {
  const marked = fixture.replace('href="/blog/"', 'href="#part" aria-current="page"');
  await mount(`${marked}<p id="part">Part</p>`);
  const link = one('[href="#part"]');
  one("#part").getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  one("#part").getBoundingClientRect = () => new DOMRect(0, 5_000, 100, 100);
  dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(link.hasAttribute("aria-current")).toBe(false));
  one("#part").getBoundingClientRect = () => new DOMRect(0, -10, 100, 100);
  dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(link.getAttribute("aria-current")).toBe("location"));
  expect(item(3).className).toContain("current");
});

describe("a menu as a server prints it", () => {
  it("is a landmark with links and panels, which open by the pointer, presses and keys", async () => {
    const html = await printedMarkup("mega-menu");
    document.body.innerHTML = html;
    expect([panel(1).textContent, panel(2).textContent]).toEqual([
      "Lamps and chairs for every room.",
      "We repair and deliver.",
    ]);
    const { problems, stop } = await mount(html);
    expect([problems, one("nav").getAttribute("aria-label"), toggle().hidden]).toEqual([[], "Main", true]);
    expect([...list().querySelectorAll(":scope > li > a")].map((link) => link.getAttribute("href"))).toEqual([
      "/shop/",
      "/blog/",
    ]);
    expect([button(1).getAttribute("aria-label"), button(1).hidden, button(2).textContent]).toEqual([
      "Shop",
      false,
      "Service",
    ]);
    expect(item(3).querySelector("button, div")).toBeNull();
    point("pointerover", item(1));
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    await userEvent.click(button(2));
    expect([isOpen(1), isOpen(2)]).toEqual([false, true]);
    await userEvent.keyboard("{Escape}");
    expect([isOpen(2), document.activeElement]).toEqual([false, button(2)]);
    stop();
    expect(document.body.innerHTML).toBe(html);
  });

  it("is behind its toggle on small devices", async () => {
    setWidth(390);
    await mount(await printedMarkup("mega-menu"));
    expect([toggle().hidden, toggle().textContent, toggle().getAttribute("aria-expanded")]).toEqual([
      false,
      "Menu",
      "false",
    ]);
    expect([list().inert, one("nav").dataset["layout"]]).toEqual([true, "dropdown"]);
    await userEvent.click(toggle());
    expect([list().inert, toggle().getAttribute("aria-expanded")]).toEqual([false, "true"]);
  });

  it.each([
    [{}, true],
    [{ breakpoint_selector: "mobile" }, false],
    [{ item_layout: "dropdown" }, false],
  ])("with %j says that it is behind its toggle up to tablets: %s", async (settings, isUntilTablet) => {
    const html = await printedMarkup("mega-menu", settings);
    expect(html.includes("islet-mega-menu--inside-until-tablet")).toBe(isUntilTablet);
  });
});

it("gives the page back as it was, open or not", async () => {
  for (const width of [1_280, 390]) {
    setWidth(width);
    const { stop } = await mount();
    toggle().click();
    button(1).click();
    stop();
    const before = document.createElement("body");
    before.innerHTML = fixture;
    expect(document.body.innerHTML).toBe(before.innerHTML);
  }
});

it("a menu without a list is told once", async () => {
  const { problems } = await mountMarkup('<nav data-widget="mega-menu"><p>Words</p></nav>');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("must hold a list of items"),
  ]);
});
