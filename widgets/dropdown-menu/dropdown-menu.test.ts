import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/dropdown-menu/fixture.html", "utf8");
/** Sub-menus over the page, as the style sheet has them. */
const OVER = "<style>li > ul { position: absolute }</style>";
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const list = () => one("ul");
const services = () => one("ul > li:nth-child(2) > a");
const panel = () => one("ul > li:nth-child(2) > ul");
const isOpen = () => panel().style.display !== "none";
const withSettings = (settings: object) =>
  OVER + fixture.replace("<ul", `<ul data-settings='${JSON.stringify(settings)}'`);
const point = (type: string, target: Element, clientX = 0) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse", clientX }),
  );

async function mount(markup: string) {
  const page = await mountMarkup(markup);
  list().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await page.settled();
  return page;
}

beforeEach(() => {
  setDevice({ width: 1_280, prefersReducedMotion: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a dropdown menu", () => {
  it("dropdown-menu.1 shows a sub-menu after 250 ms and hides it after 500 ms", async () => {
    await mount(OVER + fixture);
    vi.useFakeTimers();
    point("pointerover", services());
    vi.advanceTimersByTime(249);
    expect(isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(true);
    point("pointerleave", list());
    vi.advanceTimersByTime(499);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(false);
  });

  it("dropdown-menu.1 a sub-menu fades in 200 ms, and one between the items slides in 200 ms", async () => {
    for (const [markup, frame] of [
      [OVER + fixture, { opacity: 0 }],
      [fixture, { blockSize: "0px", overflow: "hidden" }],
    ] as const) {
      await mount(markup);
      setDevice({ prefersReducedMotion: false });
      const animation = { cancel: () => {}, onfinish: () => {} };
      const animate = vi.fn((_frames: unknown, _duration: unknown) => animation);
      Object.assign(panel(), { animate });
      services().click();
      services().click();
      const [frames, duration] = animate.mock.calls.at(-1) ?? [];
      expect([(frames as unknown[]).at(-1), duration]).toEqual([frame, 200]);
      expect(isOpen()).toBe(true);
      animation.onfinish();
      expect(isOpen()).toBe(false);
    }
  });

  it("dropdown-menu.2 sub-menus are 10em to 20em wide, or as the settings say", async () => {
    for (const [settings, widths] of [
      [{}, ["10em", "20em"]],
      [{ sub_menus_min_width: "12em", sub_menus_max_width: "300px" }, ["12em", "300px"]],
      [{ sub_menus_min_width: "calc(1px)", sub_menus_max_width: "x;y" }, ["10em", "20em"]],
    ] as const) {
      await mount(withSettings(settings));
      vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_000);
      services().click();
      const { minWidth, maxWidth } = panel().style;
      expect([minWidth, maxWidth]).toEqual(widths.map((width) => `min(${width}, 1000px)`));
    }
  });

  it("dropdown-menu.3 arrows, Enter, Escape and Tab work as the ARIA practices say", async () => {
    await mount(`${OVER}${fixture}<button id="else">Else</button>`);
    one("ul a").focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect([document.activeElement, isOpen()]).toEqual([services(), true]);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Repairs");
    await userEvent.keyboard("{Escape}");
    expect([document.activeElement, isOpen()]).toEqual([services(), false]);
    await userEvent.keyboard("{Enter}");
    one("#else").focus();
    expect(isOpen()).toBe(false);
  });

  it("dropdown-menu.4 options in an attribute are taken, those of their kind", async () => {
    const withAttribute = (options: string) => fixture.replace("<ul", `<ul data-sm-options='${options}'`);
    const good = await mount(
      OVER + withAttribute('{"showTimeout":0,"subMenusMinWidth":"5em","showOnClick":"no"}'),
    );
    point("pointerover", services());
    expect([isOpen(), panel().style.minWidth.startsWith("min(5em")]).toEqual([true, true]);
    expect(good.problems).toEqual([]);
    good.stop();
  });

  it.each(["{showTimeout:0}", "[]", "3", ""])(
    "dropdown-menu.4 options of invalid syntax are told to the developer, and the menu works: %s",
    async (options) => {
      const { problems } = await mount(OVER + fixture.replace("<ul", `<ul data-sm-options='${options}'`));
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("data-sm-options")]);
      services().click();
      expect(isOpen()).toBe(true);
    },
  );

  it("dropdown-menu.4 a script that shows it as a popup, which it is not, is told so", async () => {
    const { islet, problems, settled } = await mount(OVER + fixture);
    islet.bus.emit("dropdown-menu/popup_show", { host: document.body, left: 0, top: 0 });
    await settled();
    expect(problems).toEqual([]);
    islet.bus.emit("dropdown-menu/popup_show", { host: list(), left: 0, top: 0 });
    await settled();
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("is_popup is off")]);
  });

  it("dropdown-menu.5 can wait until the pointer rests: at most 7 px in 100 ms; closes 800 ms later", async () => {
    await mount(withSettings({ hover_intent: true }));
    vi.useFakeTimers();
    point("pointerover", services(), 0);
    for (let moves = 1; moves <= 10; moves++) {
      vi.advanceTimersByTime(50);
      point("pointermove", services(), moves * 8);
    }
    expect(isOpen()).toBe(false);
    for (let moves = 1; moves <= 5; moves++) {
      vi.advanceTimersByTime(50);
      point("pointermove", services(), 80 + moves);
    }
    expect(isOpen()).toBe(true);
    point("pointerleave", list(), 90);
    vi.advanceTimersByTime(799);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(false);
  });

  it("dropdown-menu.5 in windows less wide than 992 px, or if the settings say so, only a press opens", async () => {
    for (const [settings, width, opensOnHover] of [
      [{}, 991, false],
      [{}, 992, true],
      [{ show_on_click: true }, 1_280, false],
    ] as const) {
      setDevice({ width });
      await mount(withSettings(settings));
      vi.useFakeTimers();
      point("pointerover", services());
      vi.advanceTimersByTime(2_000);
      expect([width, isOpen()]).toEqual([width, opensOnHover]);
      if (!opensOnHover) services().click();
      expect(isOpen()).toBe(true);
      vi.useRealTimers();
    }
  });

  it("gives the page back as it was", async () => {
    const { stop } = await mount(OVER + fixture);
    services().click();
    stop();
    const before = document.createElement("body");
    before.innerHTML = OVER + fixture;
    expect(document.body.innerHTML).toBe(before.innerHTML);
  });

  it("without a list is told once", async () => {
    const { problems } = await mountMarkup('<nav data-widget="dropdown-menu"></nav>');
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("list of links")]);
  });
});

describe("a popup", () => {
  const show = async () => {
    const page = await mount(withSettings({ is_popup: true }));
    expect(list().style.display).toBe("none");
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_000);
    list().getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    page.islet.bus.emit("dropdown-menu/popup_show", { host: list(), left: 950, top: 50 });
    expect([list().style.display, list().style.left, list().style.top]).toEqual(["block", "800px", "50px"]);
    expect(document.activeElement).toBe(one("ul a"));
    return page;
  };

  it("is shown at its place, in the window, and hidden by the event", async () => {
    const { islet } = await show();
    islet.bus.emit("dropdown-menu/popup_hide", { host: list() });
    expect(list().style.display).toBe("none");
  });

  it("is hidden by a press elsewhere, and by Escape after its sub-menus", async () => {
    await show();
    point("pointerdown", document.body);
    expect(list().style.display).toBe("none");
    await show();
    services().focus();
    await userEvent.keyboard("{Enter}{Escape}");
    expect([isOpen(), list().style.display]).toEqual([false, "block"]);
    await userEvent.keyboard("{Escape}");
    expect(list().style.display).toBe("none");
  });
});

it("a menu that a server has printed opens its sub-menus, and has the classes of its layout alone", async () => {
  const printed = await printedMarkup("dropdown-menu", { layout: "vertical" });
  await mount(OVER + printed.replace("--vertical", "--horizontal"));
  expect(one("nav").getAttribute("aria-label")).toBe("Main");
  expect(list().className).toBe("islet-dropdown-menu islet-dropdown-menu--vertical");
  await userEvent.click(one("ul > li:nth-child(3) > a"));
  const [below] = document.querySelectorAll<HTMLElement>("ul > li:nth-child(3) > ul");
  expect([below?.style.display, below?.textContent?.includes("Repairs")]).not.toContain("none");
});
