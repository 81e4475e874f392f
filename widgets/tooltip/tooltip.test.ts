import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/tooltip/fixture.html", "utf8");
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const company = () => one("#billing_company");
const phone = () => one("#billing_phone");
const words = (field: string) => one(`#billing_${field}-description`);
const isOpen = (field: string) =>
  words(field).getAttribute("aria-hidden") === "false" && words(field).style.display !== "none";
const tip = () => document.querySelector(".islet-tip");

// Nothing is drawn here: as for visitors who want less motion.
beforeEach(() => {
  setDevice({ prefersReducedMotion: true });
});
afterEach(() => vi.restoreAllMocks());

describe("a field's description", () => {
  it("tooltip.1 is open while the focus is at its field, one at a time", async () => {
    await mountMarkup(fixture);
    expect([isOpen("company"), isOpen("phone")]).toEqual([false, false]);
    company().focus();
    expect([isOpen("company"), isOpen("phone")]).toEqual([true, false]);
    await userEvent.tab();
    expect([isOpen("company"), isOpen("phone")]).toEqual([false, true]);
    await userEvent.tab();
    expect([isOpen("company"), isOpen("phone")]).toEqual([false, false]);
  });

  it("tooltip.1 slides open and shut in 250 ms", async () => {
    setDevice({ prefersReducedMotion: false });
    await mountMarkup(fixture);
    const animate = vi.fn((_frames: unknown, _duration: unknown) => ({ cancel() {}, onfinish() {} }));
    Object.assign(words("company"), { animate });
    company().focus();
    await userEvent.keyboard("{Escape}");
    expect(animate.mock.calls.map(([, duration]) => duration)).toEqual([
      { duration: 250 },
      { duration: 250 },
    ]);
  });

  it("tooltip.1 Escape shuts it and nothing else; a press opens it again", async () => {
    await mountMarkup(fixture);
    company().focus();
    const escape = () => {
      const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
      company().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(escape()).toBe(true);
    expect(isOpen("company")).toBe(false);
    expect(escape()).toBe(false);
    await userEvent.click(company());
    expect(isOpen("company")).toBe(true);
  });

  it("tooltip.1 stays shut after Escape while the focus stays, though that is told again; opens when it comes back", async () => {
    await mountMarkup(fixture);
    company().focus();
    await userEvent.keyboard("{Escape}");
    company().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(isOpen("company")).toBe(false);
    company().blur();
    company().focus();
    expect(isOpen("company")).toBe(true);
  });

  it("stays at a press on its words, and goes at one elsewhere", async () => {
    await mountMarkup(`${fixture}<p id="else">Else</p>`);
    company().focus();
    await userEvent.click(words("company"));
    expect(isOpen("company")).toBe(true);
    await userEvent.click(one("#else"));
    expect(isOpen("company")).toBe(false);
  });

  it("is referred to by its field, by which it may be so already", async () => {
    await mountMarkup(fixture);
    expect(company().getAttribute("aria-describedby")).toBe("billing_company-description");
    expect(phone().getAttribute("aria-describedby")).toBe("billing_phone-description");
  });

  it("unmounting leaves no trace, open or not", async () => {
    const { stop } = await mountMarkup(fixture);
    company().focus();
    company().blur();
    phone().focus();
    stop();
    const fresh = document.createElement("body");
    fresh.innerHTML = fixture;
    expect(document.body.innerHTML).toBe(fresh.innerHTML);
  });
});

describe("bootstrap's attributes", () => {
  const mount = async (element: string) => {
    const page = await mountMarkup(
      `<div data-widget="tooltip">${element}</div><button id="else">Else</button>`,
    );
    const host = one("[data-widget=tooltip]").firstElementChild as HTMLElement;
    const shown = () => vi.waitFor(() => expect(tip()).not.toBeNull());
    return { ...page, host, shown };
  };
  const hover = (element: Element) =>
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));

  it.each(["data-bs-toggle", "data-toggle"])(
    "tooltip.2 %s: the title, by pointer, as words",
    async (name) => {
      const { host, shown } = await mount(`<a href="#" ${name}="tooltip" title="<b>Soon</b>">When?</a>`);
      hover(host);
      await shown();
      expect(tip()?.textContent).toBe("<b>Soon</b>");
      expect(tip()?.getAttribute("role")).toBe("tooltip");
      expect(host.getAttribute("aria-describedby")).toBe(tip()?.id);
      expect(host.hasAttribute("title")).toBe(false);
      await userEvent.keyboard("{Escape}");
      expect(tip()).toBeNull();
      expect(host.outerHTML).toBe(`<a href="#" ${name}="tooltip" title="<b>Soon</b>">When?</a>`);
    },
  );

  it("tooltip.2 a popover opens by press and says so; a press elsewhere shuts it", async () => {
    const { host, shown } = await mount(
      '<button data-bs-toggle="popover" title="Returns" data-bs-content="Thirty days.">?</button>',
    );
    hover(host);
    host.focus();
    host.click();
    await shown();
    expect([...(tip()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Returns",
      "Thirty days.",
    ]);
    expect(host.getAttribute("aria-expanded")).toBe("true");
    // Words of it are selected, and the drag ends beside it.
    tip()?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    document.body.click();
    expect(tip()).not.toBeNull();
    await userEvent.click(one("#else"));
    expect(tip()).toBeNull();
    expect(host.hasAttribute("aria-expanded")).toBe(false);
  });

  it("a trigger of one's own counts, and an element that says nothing has no tip", async () => {
    const { host, shown, settled, stop } = await mount(
      '<button data-bs-toggle="tooltip" data-bs-trigger="click" data-bs-title="Now">?</button>',
    );
    hover(host);
    await settled();
    expect(tip()).toBeNull();
    host.click();
    await shown();
    stop();
    expect(tip()).toBeNull();
    const silent = await mount('<button data-bs-toggle="tooltip">?</button>');
    hover(silent.host);
    await silent.settled();
    expect(tip()).toBeNull();
  });
});

describe("a tip of an editor's own words", () => {
  const mount = (inside: string, tip = "Two to four days") =>
    mountMarkup(
      `<div data-widget="tooltip" data-settings='${JSON.stringify({ tip, tip_side: "bottom" })}'>${inside}</div>`,
    );

  it("tooltip.3 describes the first link of its element while it has the focus, and leaves no trace", async () => {
    const { stop } = await mount(
      '<p>See <a href="/delivery/">delivery</a> <a href="/returns/">returns</a></p>',
    );
    const before = '<a href="/delivery/">delivery</a>';
    const link = one("a");
    await userEvent.tab();
    await vi.waitFor(() => expect(tip()?.textContent).toBe("Two to four days"));
    expect([document.activeElement, link.getAttribute("aria-describedby")]).toEqual([link, tip()?.id]);
    await userEvent.tab();
    await vi.waitFor(() => expect(tip()).toBeNull());
    stop();
    expect(link.outerHTML).toBe(before);
  });

  it("tooltip.3 stands beside an element that is the button itself, so that it is no part of its name", async () => {
    await mountMarkup(`<button data-widget="tooltip" data-settings='{"tip":"Now"}'>Send</button>`);
    one("button").focus();
    await vi.waitFor(() => expect(tip()?.previousElementSibling).toBe(one("button")));
    expect(one("button").textContent).toBe("Send");
  });

  it("is reported where nothing that keys reach could show it", async () => {
    const { problems } = await mount("<img src='a.png' alt=''>");
    expect(JSON.stringify(problems)).toContain("settings.tip is not shown");
    expect((await mount("<p>No link</p>", "")).problems).toEqual([]);
  });
});
