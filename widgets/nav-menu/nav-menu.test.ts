import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/nav-menu/fixture.html", "utf8");
/** Sub-menus over the page, as the style sheet has them. */
const OVER = "<style>li > ul { position: absolute }</style>";
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const host = () => one("[data-widget~=nav-menu]");
const toggle = () => one("nav > button");
const list = () => one("nav > ul");
const link = (name: string) =>
  [...document.querySelectorAll("a")].find(
    ({ firstChild }) => firstChild?.textContent === name,
  ) as HTMLElement;
/** What opens an item's sub-menu. */
const opener = (name: string) => {
  const { nextElementSibling } = link(name);
  return nextElementSibling?.matches("button") ? (nextElementSibling as HTMLElement) : link(name);
};
const isOpen = (...names: string[]) =>
  names.map((name) => {
    const panel = opener(name).nextElementSibling as HTMLElement;
    return panel.style.display !== "none" && opener(name).getAttribute("aria-expanded") === "true";
  });
const withSettings = (settings: object) =>
  fixture.replace('data-widget="nav-menu"', `$& data-settings='${JSON.stringify(settings)}'`);
const onDesktop = () => setDevice({ width: 1_280 });
const onPhone = () => setDevice({ width: 390 });
/** Where the pointer is: each event of `point` moves it. */
let pointerX = 0;
const point = (type: string, target: Element, pointerType = "mouse") =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX: ++pointerX }),
  );

/** Mounts it and wakes it up. */
async function mount(markup = OVER + fixture) {
  const page = await mountMarkup(markup);
  point("pointerover", host().querySelector("ul > li") as HTMLElement);
  await page.settled();
  return page;
}

beforeEach(() => {
  setDevice({ prefersReducedMotion: true });
  onDesktop();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a menu's toggle", () => {
  it("nav-menu.1 opens and closes the menu, which is inert while it is closed, and says so", async () => {
    onPhone();
    await mountMarkup(fixture);
    expect([toggle().hidden, toggle().getAttribute("aria-expanded"), list().inert]).toEqual([
      false,
      "false",
      true,
    ]);
    expect(toggle().getAttribute("aria-controls")).toBe(list().id);
    await userEvent.click(toggle());
    expect([toggle().getAttribute("aria-expanded"), list().inert]).toEqual(["true", false]);
    await userEvent.click(toggle());
    expect([toggle().getAttribute("aria-expanded"), list().inert]).toEqual(["false", true]);
  });

  it("nav-menu.1 is there from the breakpoint down only, and closes the menu when the window crosses it", async () => {
    const { islet } = await mountMarkup(withSettings({ breakpoint: "mobile" }));
    expect([toggle().hidden, list().inert]).toEqual([true, false]);
    onPhone();
    islet.bus.emit("page/device_mode", { mode: "mobile" });
    expect([toggle().hidden, list().inert]).toEqual([false, true]);
    await userEvent.click(toggle());
    onDesktop();
    islet.bus.emit("page/device_mode", { mode: "desktop" });
    expect([toggle().hidden, list().inert, toggle().getAttribute("aria-expanded")]).toEqual([
      true,
      false,
      "false",
    ]);
  });

  it("nav-menu.1 Escape closes the menu and gives the focus back", async () => {
    onPhone();
    await mountMarkup(fixture);
    await userEvent.click(toggle());
    link("Home").focus();
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(toggle());
    expect(list().inert).toBe(true);
  });

  it("nav-menu.1 that is no button is pressed by Enter and Space, once while the key is held", async () => {
    onPhone();
    await mountMarkup(
      fixture.replace(/<button.*?<\/button>/, '<div class="t" role="button" tabindex="0">Menu</div>'),
      { config: partsConfig("nav-menu", { toggle: ".t" }) },
    );
    for (const key of ["Enter", " "]) {
      const before = list().inert;
      one(".t").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      one(".t").dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, repeat: true }),
      );
      expect(list().inert).toBe(!before);
    }
  });

  it("nav-menu.2 the opened menu is as wide as the window, wherever the toggle is", async () => {
    onPhone();
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(390);
    await mountMarkup(withSettings({ full_width: true }));
    list().getBoundingClientRect = () => new DOMRect(20, 0, 100, 0);
    toggle().getBoundingClientRect = () => new DOMRect(20, 10, 40, 40);
    await userEvent.click(toggle());
    expect([list().style.width, list().style.left, list().style.top]).toEqual(["390px", "-20px", "50px"]);
  });

  it("nav-menu.2 without the setting the opened menu has its own width and place", async () => {
    onPhone();
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(390);
    await mountMarkup(fixture);
    await userEvent.click(toggle());
    expect([list().inert, list().style.width, list().style.left, list().style.top]).toEqual([
      false,
      "",
      "",
      "",
    ]);
  });

  it("nav-menu.3 below a header that sticks it is fitted 250 ms after the last change of the window", async () => {
    onPhone();
    await mountMarkup(`<div style="position: sticky">${fixture}</div>`, {
      config: partsConfig("nav-menu", { height_property: "--own-height" }),
    });
    await userEvent.click(toggle());
    vi.useFakeTimers();
    const before = innerHeight;
    const heightAfter = (ms: number) => {
      vi.advanceTimersByTime(ms);
      return list().style.getPropertyValue("--own-height");
    };
    vi.stubGlobal("innerHeight", 300);
    for (const type of ["resize", "scroll"]) {
      dispatchEvent(new Event(type));
      expect(heightAfter(249)).toBe(`${before}px`);
    }
    expect(heightAfter(1)).toBe("300px");
  });

  it("a menu without it is as the server printed it", async () => {
    onPhone();
    await mountMarkup(withSettings({ toggle: false }));
    expect([toggle().hidden, list().inert]).toEqual([true, false]);
  });

  it.each([
    ["closes the menu that covers it", "[data-widget] > ul { position: absolute }", "false"],
    ["closes the menu in a header that sticks", "[data-widget] { position: sticky }", "false"],
    ["leaves a menu open that takes room in the page, so that the section stays where it is", "", "true"],
  ])("a link to a section of this page %s", async (_promise, styles, expanded) => {
    onPhone();
    const page = fixture.replace('href="/blog/"', 'href="#part"');
    await mountMarkup(`<style>${styles}</style>${page}<p id="part">Part</p>`);
    await userEvent.click(toggle());
    await userEvent.click(link("Journal"));
    expect(toggle().getAttribute("aria-expanded")).toBe(expanded);
  });
});

describe("a second copy of the items", () => {
  const copies = `<div data-widget="nav-menu">
    <nav aria-label="Main"><ul class="m"><li><a href="/a/">A</a></li></ul></nav>
    TOGGLE<nav class="copy" aria-hidden="true"><ul class="m"><li><a href="/a/" tabindex="-1">A</a></li></ul></nav></div>`;

  const config = partsConfig("nav-menu", { list: "ul.m", toggle: ".t", collapsible: "nav.copy" });

  it("is inert until its toggle is pressed; then its links are tab stops", async () => {
    await mountMarkup(copies.replace("TOGGLE", '<div class="t" role="button" tabindex="0">Menu</div>'), {
      config,
    });
    expect(one(".copy").inert).toBe(true);
    await userEvent.click(one(".t"));
    expect([one(".copy").inert, one(".copy").getAttribute("aria-hidden"), one(".copy a").tabIndex]).toEqual([
      false,
      null,
      0,
    ]);
  });

  it("has the name of the first one, if it has none", async () => {
    await mountMarkup(copies.replace("TOGGLE", '<div class="t" role="button" tabindex="0">Menu</div>'), {
      config,
    });
    expect(one(".copy").getAttribute("aria-label")).toBe("Main");
  });

  it("is inert for good without a toggle", async () => {
    await mountMarkup(copies.replace("TOGGLE", ""), { config });
    expect([one(".copy").inert, one(".copy").getAttribute("aria-hidden")]).toEqual([true, "true"]);
  });
});

describe("sub-menus", () => {
  it("have real buttons with the names of their links; a link to nowhere is one itself", async () => {
    await mountMarkup(fixture);
    expect(opener("Shop").localName).toBe("button");
    expect(opener("Shop").getAttribute("aria-labelledby")).toBe(link("Shop").id);
    expect([opener("Services"), opener("Services").getAttribute("role")]).toEqual([
      link("Services"),
      "button",
    ]);
    for (const name of ["Shop", "Services", "Lamps"]) {
      expect(opener(name).getAttribute("aria-expanded")).toBe("false");
      expect(opener(name).getAttribute("aria-controls")).toBe(opener(name).nextElementSibling?.id);
    }
  });

  it("open by the press that loads their code, and close by the next one", async () => {
    const { settled } = await mountMarkup(OVER + fixture);
    opener("Shop").click();
    await settled();
    expect(isOpen("Shop")).toEqual([true]);
    opener("Shop").click();
    expect(isOpen("Shop")).toEqual([false]);
  });

  it("mega-menu.3 over the page they are 10em to 1000 px wide, and in the window", async () => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_280);
    await mount();
    opener("Shop").click();
    const { minWidth, maxWidth } = (opener("Shop").nextElementSibling as HTMLElement).style;
    expect([minWidth, maxWidth]).toEqual(["min(10em, 1280px)", "min(1000px, 1280px)"]);
  });

  it("open one branch at a time over the page, and side by side between the items", async () => {
    await mount();
    for (const name of ["Shop", "Lamps", "Services"]) opener(name).click();
    expect(isOpen("Shop", "Lamps", "Services")).toEqual([false, false, true]);
    await mount(fixture);
    for (const name of ["Shop", "Lamps", "Services"]) opener(name).click();
    expect(isOpen("Shop", "Lamps", "Services")).toEqual([true, true, true]);
  });

  it("close when the focus or a press goes elsewhere", async () => {
    await mount(`${OVER}${fixture}<button id="else">Else</button>`);
    opener("Shop").focus();
    opener("Shop").click();
    one("#else").focus();
    expect(isOpen("Shop")).toEqual([false]);
    opener("Shop").click();
    point("pointerdown", one("#else"));
    expect(isOpen("Shop")).toEqual([false]);
  });

  it("give the page back as it was, open or not", async () => {
    const { stop } = await mount();
    opener("Shop").click();
    opener("Lamps").click();
    stop();
    const before = document.createElement("body");
    before.innerHTML = OVER + fixture;
    expect(document.body.innerHTML).toBe(before.innerHTML);
  });
});

describe("by touch", () => {
  const tap = (target: Element) => {
    point("pointerdown", target, "touch");
    return target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };

  it("the first press of a link opens its sub-menu, without a wait, and the second one follows it", async () => {
    await mount();
    expect([tap(link("Shop")), isOpen("Shop")[0]]).toEqual([false, true]);
    // oxlint-disable-next-line no-script-url -- happy-dom would load the page
    link("Shop").addEventListener("click", (event) => event.preventDefault());
    const followed = vi.fn();
    document.addEventListener("click", ({ defaultPrevented }) => followed(defaultPrevented), { once: true });
    tap(link("Shop"));
    expect(followed).toHaveBeenCalledOnce();
  });

  it("the sign in a link opens and closes", async () => {
    await mount();
    const sign = link("Shop").querySelector("span") as HTMLElement;
    expect([tap(sign), isOpen("Shop")[0]]).toEqual([false, true]);
    expect([tap(sign), isOpen("Shop")[0]]).toEqual([false, false]);
  });
});

describe("by pointer", () => {
  it("sub-menus open and close after their delays, unless the pointer comes back", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", link("Shop"));
    vi.advanceTimersByTime(249);
    expect(isOpen("Shop")).toEqual([false]);
    vi.advanceTimersByTime(1);
    expect(isOpen("Shop")).toEqual([true]);
    point("pointerleave", list());
    vi.advanceTimersByTime(400);
    point("pointerover", link("Shop"));
    vi.advanceTimersByTime(1_000);
    expect(isOpen("Shop")).toEqual([true]);
    point("pointerleave", list());
    vi.advanceTimersByTime(500);
    expect(isOpen("Shop")).toEqual([false]);
  });

  it("a pointer on its way to the open sub-menu keeps it while it crosses other items", async () => {
    await mount();
    vi.useFakeTimers();
    const move = (type: string, target: Element, clientX: number, clientY: number) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX, clientY }));
    move("pointerover", link("Shop"), 10, 10);
    vi.advanceTimersByTime(300);
    opener("Shop").nextElementSibling!.getBoundingClientRect = () => new DOMRect(100, 0, 100, 300);
    move("pointerover", link("Services"), 20, 20);
    for (let step = 1; step <= 8; step++) {
      vi.advanceTimersByTime(50);
      move("pointermove", link("Services"), 20 + step * 8, 20 + step * 5);
    }
    expect(isOpen("Shop", "Services")).toEqual([true, false]);
    vi.advanceTimersByTime(300);
    expect(isOpen("Shop", "Services")).toEqual([false, true]);
  });

  it("what the page moves under a pointer that rests opens only once the pointer moves", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", link("Shop"));
    vi.advanceTimersByTime(300);
    expect(isOpen("Shop")).toEqual([true]);
    const settleUnder = (target: Element) => {
      for (const type of ["pointerout", "pointerover"])
        target.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX: pointerX }),
        );
    };
    opener("Shop").focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    settleUnder(link("Services"));
    settleUnder(link("Shop"));
    vi.advanceTimersByTime(2_000);
    expect(isOpen("Shop", "Services")).toEqual([false, false]);
    point("pointermove", link("Services"));
    vi.advanceTimersByTime(250);
    expect(isOpen("Shop", "Services")).toEqual([false, true]);
  });

  it("what the page moves under the pointer that has loaded the code opens no sooner", async () => {
    const page = await mountMarkup(OVER + fixture);
    point("pointermove", link("Home"));
    await page.settled();
    vi.useFakeTimers();
    const at = { bubbles: true, pointerType: "mouse", clientX: pointerX };
    link("Shop").dispatchEvent(new PointerEvent("pointerover", at));
    vi.advanceTimersByTime(2_000);
    expect(isOpen("Shop")).toEqual([false]);
    point("pointermove", link("Shop"));
    vi.advanceTimersByTime(250);
    expect(isOpen("Shop")).toEqual([true]);
  });

  it("what the page moves back under a pointer that rests stays open", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", link("Shop"));
    vi.advanceTimersByTime(300);
    const at = { bubbles: true, pointerType: "mouse", clientX: pointerX };
    list().dispatchEvent(new PointerEvent("pointerleave", at));
    link("Shop").dispatchEvent(new PointerEvent("pointerover", at));
    vi.advanceTimersByTime(2_000);
    expect(isOpen("Shop")).toEqual([true]);
  });

  it("a press of the mouse keeps what the pointer has opened", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", link("Services"));
    vi.advanceTimersByTime(250);
    const press = () =>
      link("Services").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    press();
    expect(isOpen("Services")).toEqual([true]);
    press();
    expect(isOpen("Services")).toEqual([false]);
  });

  it("what keys have opened meanwhile stays open below a pointer that rests", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", link("Shop"));
    opener("Shop").click();
    opener("Lamps").click();
    vi.advanceTimersByTime(1_000);
    expect(isOpen("Shop", "Lamps")).toEqual([true, true]);
  });

  it("touches and fingers that pass open nothing", async () => {
    await mount();
    vi.useFakeTimers();
    point("pointerover", link("Shop"), "touch");
    vi.advanceTimersByTime(2_000);
    expect(isOpen("Shop")).toEqual([false]);
  });
});

describe("by keys", () => {
  const focused = () => document.activeElement;
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await userEvent.keyboard(`{${key}}`);
  };

  it("arrows move along the bar and into and out of its sub-menus", async () => {
    await mount();
    link("Home").focus();
    await keys("ArrowRight", "ArrowRight");
    expect(focused()).toBe(opener("Shop"));
    await keys("ArrowDown");
    expect([focused(), ...isOpen("Shop")]).toEqual([link("Lamps"), true]);
    await keys("ArrowRight");
    expect([focused(), ...isOpen("Lamps")]).toEqual([link("Desk lamps"), true]);
    await keys("ArrowDown", "ArrowDown");
    expect(focused()).toBe(link("Desk lamps"));
    await keys("ArrowLeft");
    expect([focused(), ...isOpen("Shop", "Lamps")]).toEqual([opener("Lamps"), true, false]);
    await keys("End");
    expect(focused()).toBe(link("Chairs"));
    await keys("ArrowLeft", "Home");
    expect([focused(), ...isOpen("Shop")]).toEqual([link("Home"), false]);
  });

  it("arrows are mirrored right to left", async () => {
    await mount(`<style>ul { direction: rtl }</style>${OVER}${fixture}`);
    opener("Shop").focus();
    await keys("ArrowDown", "ArrowLeft");
    expect(focused()).toBe(link("Desk lamps"));
    await keys("ArrowRight");
    expect(focused()).toBe(opener("Lamps"));
  });

  it("arrows go up and down a vertical menu, and sideways into it", async () => {
    await mount(OVER + withSettings({ layout: "vertical" }));
    link("Home").focus();
    await keys("ArrowDown", "ArrowRight");
    expect([focused(), ...isOpen("Shop")]).toEqual([link("Lamps"), true]);
  });

  it("Escape closes one level and gives the focus back", async () => {
    await mount();
    opener("Shop").focus();
    await keys("Enter", "ArrowDown", "ArrowRight", "Escape");
    expect([focused(), ...isOpen("Shop", "Lamps")]).toEqual([opener("Lamps"), true, false]);
    await keys("Escape");
    expect([focused(), ...isOpen("Shop")]).toEqual([opener("Shop"), false]);
  });

  it("Escape closes what the pointer has opened, wherever the focus is", async () => {
    await mount(`${OVER}${fixture}<button id="else">Else</button>`);
    opener("Shop").click();
    one("#else").focus();
    opener("Shop").click();
    await keys("Escape");
    expect([focused(), ...isOpen("Shop")]).toEqual([one("#else"), false]);
  });

  it("Space presses a link that is a button", async () => {
    await mount();
    link("Services").focus();
    await userEvent.keyboard(" ");
    expect(isOpen("Services")).toEqual([true]);
  });

  it("shortcuts are the browser's", async () => {
    await mount();
    link("Home").focus();
    const event = new KeyboardEvent("keydown", {
      key: "ArrowLeft",
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(link("Home").dispatchEvent(event)).toBe(true);
  });
});

describe("the current link", () => {
  it("is that of this page, unless the server has said so", async () => {
    await mountMarkup(fixture.replace('href="/blog/"', `href="${location.pathname}"`));
    expect(link("Journal").getAttribute("aria-current")).toBe("page");
    await mountMarkup(
      fixture
        .replace('href="/blog/"', `href="${location.pathname}"`)
        .replace('<a href="/"', '<a aria-current="page" href="/"'),
    );
    expect(link("Journal").hasAttribute("aria-current")).toBe(false);
  });

  it("nav-menu.3 is that of the section in view", async () => {
    const markup = `${fixture.replace('href="/blog/"', 'href="#part"')}<p id="part">Part</p>`;
    const { settled } = await mountMarkup(markup);
    one("#part").getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    one("#part").getBoundingClientRect = () => new DOMRect(0, -10, 100, 100);
    dispatchEvent(new Event("scroll"));
    await settled();
    await vi.waitFor(() => expect(link("Journal").getAttribute("aria-current")).toBe("location"));
    expect(link("Journal").className).toContain("active");
  });

  it("nav-menu.3 is not marked in the editor", async () => {
    const markup = `${fixture.replace('href="/blog/"', 'href="#part"')}<p id="part">Part</p>`;
    const { settled } = await mountMarkup(markup, { config: { is_editor: true } });
    await settled();
    expect(link("Journal").hasAttribute("aria-current")).toBe(false);
  });
});

describe("faults", () => {
  it("a menu without a list is told once", async () => {
    const { problems } = await mountMarkup('<nav data-widget="nav-menu"><p>Words</p></nav>');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain("must hold a list of links");
  });

  it("forms in the menu whose fields are named like methods do no harm", async () => {
    const form =
      '<li><form><input name="querySelector"><input name="contains"></form><ul><li><a href="/x/">x</a></li></ul></li>';
    const { problems } = await mount(OVER + fixture.replace("<ul>", `<ul>${form}`));
    opener("Shop").click();
    expect([isOpen("Shop"), problems]).toEqual([[true], []]);
  });
});

describe("a menu that a server has printed", () => {
  it("is a named list of links with the page marked, which opens and closes", async () => {
    await mount(OVER + (await printedMarkup("nav-menu")));
    expect(one("nav").getAttribute("aria-label")).toBe("Main");
    expect([...document.querySelectorAll("[aria-current]")].map((item) => item.textContent)).toEqual([
      "Home",
    ]);
    expect(isOpen("Shop", "Lamps", "Services")).toEqual([false, false, false]);
    await userEvent.click(opener("Services"));
    expect(isOpen("Shop", "Lamps", "Services")).toEqual([false, false, true]);
  });

  it("is behind its toggle on phones", async () => {
    onPhone();
    await mountMarkup(await printedMarkup("nav-menu"));
    expect([toggle().hidden, toggle().textContent, list().inert]).toEqual([false, "Menu", true]);
    await userEvent.click(toggle());
    expect(list().inert).toBe(false);
  });

  it("has the classes of its layout alone, also once an editor has chosen another one", async () => {
    const printed = await printedMarkup("nav-menu", { layout: "vertical" });
    await mountMarkup(printed.replace("vertical", "horizontal"));
    const looks = [...one("nav").classList].filter((name) =>
      /--(?:horizontal|vertical|dropdown)$/.test(name),
    );
    expect(looks).toEqual(["islet-nav-menu--horizontal"]);
    expect(host().className).toBe("");
  });

  it.each([
    [{}, "inside-until-tablet"],
    [{ breakpoint: "mobile" }, undefined],
    [{ toggle: false }, undefined],
    [{ layout: "dropdown" }, "behind-toggle"],
    [{ layout: "dropdown", toggle: false }, undefined],
  ])("with %j says where it is behind its toggle: %s", async (settings, name) => {
    const html = await printedMarkup("nav-menu", settings);
    expect(/islet-nav-menu--(inside-until-tablet|behind-toggle)/.exec(html)?.[1]).toBe(name);
  });

  it.each(["javascript:alert(1)", "data:text/html,<b>", " "])(
    "prints no link to %j, and its title as text",
    async (link) => {
      const html = await printedMarkup("nav-menu", { items: [{ title: "<b>Bold</b>", link }] });
      expect(html).toContain("<a>&lt;b&gt;Bold&lt;/b&gt;</a>");
    },
  );
});
