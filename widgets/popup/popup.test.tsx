import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { screen } from "#tests/support/testing-library.ts";

const fixture = readFileSync("widgets/popup/fixture.html", "utf8");

const popup = (settings: object = {}, inside = "<h2>Four letters</h2><a href='/more/'>More</a>") =>
  `<button class="open" aria-controls="letter">Open</button><section id="letter" data-widget="popup" data-settings='${JSON.stringify({ id: 7, open_selector: ".open", ...settings })}'>${inside}</section>`;

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;

/** A press as the browser tells it; `user-event` waits on a clock that stands still here. */
function press(element: Element, releasedOn = element) {
  element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  releasedOn.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

async function open(settings: object = {}, inside?: string) {
  const page = await mountMarkup(popup(settings, inside));
  press(screen.getByText("Open"));
  await page.settled();
  expect(dialog().open).toBe(true);
  return page;
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));

describe("popup.1 the dialog", () => {
  it("popup.1 has the editor's classes, place, width and animation", async () => {
    await open({
      classes: "spring sale-2025",
      horizontal: "right",
      vertical: "bottom",
      width: { unit: "px", size: 480 },
      overlay: "",
      entrance_animation: "fadeInUp",
      exit_animation: "zoomIn",
      entrance_animation_duration: { unit: "s", size: "0.4" },
    });
    expect([...dialog().classList]).toEqual(
      expect.arrayContaining(["spring", "sale-2025", "islet-popup--right", "islet-popup--bottom"]),
    );
    expect(dialog().classList).not.toContain("islet-popup--overlay");
    expect(dialog().style.getPropertyValue("--islet-popup-width")).toBe("480px");
    expect(dialog().style.getPropertyValue("--islet-popup-duration")).toBe("0.4s");
    expect(dialog().dataset["animation"]).toBe("fadeInUp");
  });

  it("popup.1 animates with the value of the device, or of the next larger one that has one", async () => {
    vi.stubGlobal("innerWidth", 360);
    await open({ entrance_animation: "fadeIn", entrance_animation_tablet: "zoomIn" });
    expect(dialog().dataset["animation"]).toBe("zoomIn");
  });

  it.each([
    ["inside", false],
    ["outside", true],
    ["", false],
  ])("popup.1 the close button stands %s", async (close_button_position, isOutside) => {
    await open({ close_button_position });
    expect(screen.getByRole("button", { name: "Close" }).parentElement === dialog()).toBe(isOutside);
  });

  it("popup.1 the close button comes after its delay, each time", async () => {
    const { settled } = await open({ close_button_delay: 5 });
    const button = () => screen.queryByRole("button", { name: "Close" });
    for (let time = 0; time < 2; time++) {
      expect(button()).toBeNull();
      vi.advanceTimersByTime(4_999);
      await settled();
      expect(button()).toBeNull();
      vi.advanceTimersByTime(1);
      await settled();
      press(button() as HTMLElement);
      await settled();
      expect(dialog().open).toBe(false);
      press(screen.getByText("Open"));
      await settled();
    }
  });

  it.each([
    [{ label: "Our letter" }, undefined, "Our letter"],
    [{}, undefined, "Four letters"],
    [{}, "<p>Words</p>", "Popup"],
  ])("popup.8 is named by its label, its first heading or a word", async (settings, inside, name) => {
    await open(settings, inside);
    expect(dialog().getAttribute("aria-label")).toBe(name);
  });
});

describe("popup.3 closing", () => {
  it("popup.3 by itself after the delay in seconds", async () => {
    const { settled } = await open({ close_automatically: 8 });
    vi.advanceTimersByTime(7_999);
    await settled();
    expect(dialog().open).toBe(true);
    vi.advanceTimersByTime(1);
    await settled();
    expect(dialog().open).toBe(false);
  });

  it("popup.3 by Escape, which the browser tells with a cancel event; a file field's own cancel is not that", async () => {
    const { settled } = await open({}, "<input type=file>");
    document.querySelector("input")?.dispatchEvent(new Event("cancel", { bubbles: true }));
    await settled();
    expect(dialog().open).toBe(true);
    dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
    await settled();
    expect(dialog().open).toBe(false);
  });

  it("popup.3 by Escape in any case until its button is there: nobody is held", async () => {
    const { settled } = await open({ prevent_close_on_esc_key: "yes", close_button_delay: 5 });
    const cancel = async () => {
      dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
      await settled();
    };
    await cancel();
    expect(dialog().open).toBe(false);
    press(screen.getByText("Open"));
    await settled();
    pressEscape();
    await settled();
    expect(dialog().open).toBe(false);
    press(screen.getByText("Open"));
    await settled();
    vi.advanceTimersByTime(5_000);
    await settled();
    await cancel();
    expect(dialog().open).toBe(true);
  });

  const allPrevented = { prevent_close_on_esc_key: "yes", prevent_close_on_background_click: "yes" };
  const hide = (selector: string) =>
    vi.spyOn(Element.prototype, "checkVisibility").mockImplementation(function (this: Element) {
      return !this.matches(selector);
    });
  const waysOut: [string, () => void][] = [
    ["Escape", pressEscape],
    ["a press on the background", () => press(dialog())],
  ];

  it.each(waysOut)(
    "popup.3 by %s where the page's rules hide its button: nobody is held, and the site's owner is told",
    async (_, leave) => {
      hide(".islet-popup__close");
      const { problems, settled } = await open(allPrevented);
      expect(problems.map(({ message }) => message).join()).toContain("no button to be seen");
      leave();
      await settled();
      expect(dialog().open).toBe(false);
    },
  );

  it.each(waysOut)(
    "popup.3 not by %s where a link in it closes it instead of its button",
    async (_, leave) => {
      hide(".islet-popup__close");
      const link = '<a href="#elementor-action%3Aaction%3Dpopup%3Aclose">No, thanks</a>';
      const { problems, settled } = await open(allPrevented, link);
      leave();
      await settled();
      expect(dialog().open).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  it("popup.3 without accessible navigation a note without a button stays while the page is used: nobody is held by it", async () => {
    hide(".islet-popup__close");
    const { problems, settled } = await open({ ...allPrevented, a11y_navigation: "", overlay: "" });
    document.body.insertAdjacentHTML("beforeend", "<p>Page</p>");
    press(screen.getByText("Page"));
    pressEscape();
    await settled();
    expect([dialog().open, problems]).toEqual([true, []]);
  });

  it("popup.3 not by a press on the background until its button's time has come", async () => {
    const { settled } = await open({ ...allPrevented, close_button_delay: 5 });
    press(dialog());
    await settled();
    expect(dialog().open).toBe(true);
  });

  it("popup.1 a button that would come after more than a minute comes at once, and the site's owner is told", async () => {
    const { problems } = await open({ close_button_delay: 1e9 });
    expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
    expect(problems.map(({ message }) => message).join()).toContain("close_button_delay");
  });

  it("popup.3 a browser that closes the dialog all the same is followed", async () => {
    const { settled } = await open({ prevent_close_on_esc_key: "yes" });
    dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
    await settled();
    expect(dialog().open).toBe(true);
    dialog().close();
    await settled();
    press(screen.getByText("Open"));
    await settled();
    expect(dialog().open).toBe(true);
  });

  it.each([
    [{}, false],
    [{ prevent_close_on_background_click: "yes" }, true],
  ])("popup.3 by a press on the background: %o", async (settings, stays) => {
    const { settled } = await open(settings);
    press(dialog());
    await settled();
    expect(dialog().open).toBe(stays);
  });

  it("popup.3 not by a press inside, nor by text that is selected out of it", async () => {
    const { settled } = await open();
    press(screen.getByRole("heading", { hidden: true }));
    press(screen.getByRole("heading", { hidden: true }), dialog());
    await settled();
    expect(dialog().open).toBe(true);
  });

  it("popup.3 without accessible navigation by Escape and a press on the page, but for calendars and what authors mark", async () => {
    const { settled } = await open({ a11y_navigation: "", overlay: "" });
    document.body.insertAdjacentHTML(
      "beforeend",
      "<p class=flatpickr-calendar>June</p><p class=dialog-prevent-close>Stay</p><p>Page</p>",
    );
    press(screen.getByText("June"));
    press(screen.getByText("Stay"));
    await settled();
    expect(dialog().open).toBe(true);
    press(screen.getByText("Page"));
    await settled();
    expect(dialog().open).toBe(false);
    press(screen.getByText("Open"));
    await settled();
    pressEscape();
    await settled();
    expect(dialog().open).toBe(false);
  });

  it("popup.3 without accessible navigation Escape, too, can be prevented", async () => {
    const { settled } = await open({ a11y_navigation: "", prevent_close_on_esc_key: "yes" });
    pressEscape();
    await settled();
    expect(dialog().open).toBe(true);
  });

  it("popup.1 waits for its exit animation, but not for ever", async () => {
    const { settled } = await open({ entrance_animation_duration: 2 });
    const endless = { finished: new Promise(() => {}) };
    Object.assign(document.querySelector(".islet-popup__panel") as Element, {
      getAnimations: () => [endless],
    });
    press(screen.getByRole("button", { name: "Close" }));
    await settled();
    expect([dialog().dataset["phase"], dialog().open]).toEqual(["leaving", true]);
    vi.advanceTimersByTime(2_199);
    await settled();
    expect([dialog().dataset["phase"], dialog().open]).toEqual(["leaving", true]);
    vi.advanceTimersByTime(1);
    await settled();
    expect([dialog().dataset["phase"], dialog().open]).toEqual(["hidden", false]);
  });

  it("popup.1 is opened again while it was on its way out, and stays", async () => {
    const { settled, islet } = await open();
    const endless = { finished: new Promise(() => {}) };
    Object.assign(document.querySelector(".islet-popup__panel") as Element, {
      getAnimations: () => [endless],
    });
    press(screen.getByRole("button", { name: "Close" }));
    islet.bus.emit("elementor/popup/open", { id: "7" });
    await settled();
    vi.advanceTimersByTime(60_000);
    await settled();
    expect([dialog().dataset["phase"], dialog().open]).toEqual(["shown", true]);
  });
});

describe("what others hear and find", () => {
  it("popup.2 show and hide are told once each, with id and host", async () => {
    const { islet, settled } = await mountMarkup(fixture);
    const told = vi.fn<(...values: unknown[]) => void>();
    islet.bus.on("elementor/popup/show", (change) => told("show", change));
    islet.bus.on("elementor/popup/hide", (change) => told("hide", change));
    press(screen.getByText("Get the letter"));
    await settled();
    press(screen.getByRole("button", { name: "Close" }));
    await settled();
    const host = document.querySelector("#letter");
    expect(told.mock.calls).toEqual([
      ["show", { id: "7", host }],
      ["hide", { id: "7", host }],
    ]);
  });

  it("popup.8 the focus returns to what has opened it, also where a press has not focused that, as in Safari", async () => {
    // As in browsers: elements of a closed dialog lose the focus, and cannot get it.
    vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
      this.open = false;
      (document.activeElement as HTMLElement).blur();
    });
    const { settled } = await open();
    screen.getByText("More").focus = () => {};
    press(screen.getByRole("button", { name: "Close" }));
    await settled();
    expect(document.activeElement).toBe(screen.getByText("Open"));
  });

  it("popup.9 the page does not scroll while it is shown, and does afterwards", async () => {
    const { settled } = await open({ prevent_scroll: "yes" });
    expect(document.documentElement.style.overflow).toBe("hidden");
    press(screen.getByRole("button", { name: "Close" }));
    await settled();
    expect(document.documentElement.getAttribute("style")).toBeNull();
  });

  it("the elements inside are the CMS's own, and a form keeps what was typed", async () => {
    document.body.innerHTML = fixture;
    const printed = document.querySelector("input");
    const { settled } = await startOnPage();
    press(screen.getByText("Get the letter"));
    await settled();
    const before = screen.getByLabelText("Email address");
    Object.assign(before, { value: "ewe@example.org" });
    press(screen.getByRole("button", { name: "Close" }));
    await settled();
    press(screen.getByText("Get the letter"));
    await settled();
    expect(screen.getByLabelText("Email address")).toBe(before);
    expect(before).toBe(printed);
    expect(before).toHaveProperty("value", "ewe@example.org");
  });

  it("sound and film stop when it is closed; a silent film that plays by itself is left alone", async () => {
    const stopped: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
      stopped.push(this.id);
    });
    const media = "<audio id=song></audio><video id=film></video><video id=waves autoplay muted></video>";
    const { settled } = await open({}, media);
    expect(stopped).toEqual([]);
    press(screen.getByRole("button", { name: "Close" }));
    await settled();
    expect(stopped).toEqual(["song", "film"]);
  });

  it("ended while it is shown, it says so and gives everything back", async () => {
    const { islet, stop } = await open({ prevent_scroll: "yes" });
    const hidden = vi.fn<() => void>();
    islet.bus.on("elementor/popup/hide", hidden);
    stop();
    expect(hidden).toHaveBeenCalledOnce();
    expect(document.documentElement.getAttribute("style")).toBeNull();
    const printed = document.createElement("body");
    printed.innerHTML = popup();
    expect(document.querySelector("section")?.innerHTML).toBe(printed.querySelector("section")?.innerHTML);
    expect(document.querySelector("section")?.getAttributeNames()).toEqual([
      "id",
      "data-widget",
      "data-settings",
    ]);
    expect(document.querySelector("section")?.dataset["widget"]).toBe("popup");
  });

  it("wrong settings are told and mended, and the popup opens", async () => {
    const { problems } = await open({ width: "wide", close_button_position: "above", classes: "1st" });
    expect(problems.map(({ code }) => code)).toEqual(["settings"]);
  });
});

describe("new settings", () => {
  it("reach an open popup, which stays open, also while its triggers start anew", async () => {
    const { settled } = await open({ triggers: {} });
    const before = dialog();
    const hidden = vi.fn();
    document.addEventListener("elementor/popup/hide", hidden, { once: true });
    document
      .querySelector("#letter")
      ?.setAttribute("data-settings", '{"id":7,"width":500,"open_selector":".open"}');
    await settled();
    expect([dialog(), dialog().open]).toEqual([before, true]);
    expect(dialog().style.getPropertyValue("--islet-popup-width")).toBe("500px");
    expect(hidden).not.toHaveBeenCalled();
    document.removeEventListener("elementor/popup/hide", hidden);
  });
});

describe("a popup whose section is printed anew", () => {
  const section = (inside: string) =>
    `<section id="letter" data-widget="popup" data-settings='{"id":7,"open_selector":".open"}'>${inside}</section>`;

  it("stays open with the new content, with what has been typed and the focus", async () => {
    // As in browsers, the event comes later.
    vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    });
    const page = await mountMarkup(
      `<button class="open" aria-controls="letter">Open</button><main>${section('<h2>One</h2><input name="mail">')}</main>`,
    );
    press(screen.getByText("Open"));
    await page.settled();
    const box = dialog();
    for (const heading of ["Two", "Three"]) {
      const field = screen.getByRole<HTMLInputElement>("textbox");
      field.value = `${heading}@`;
      field.focus();
      (document.querySelector("main") as HTMLElement).innerHTML = section(
        `<h2>${heading}</h2><input name="mail">`,
      );
      await page.settled();
      vi.advanceTimersByTime(5_000);
      await page.settled();
      expect([document.querySelectorAll("dialog").length, dialog(), box.open]).toEqual([1, box, true]);
      const fresh = screen.getByRole<HTMLInputElement>("textbox");
      expect([box.contains(fresh), fresh.value, document.activeElement]).toEqual([
        true,
        `${heading}@`,
        fresh,
      ]);
      expect(screen.getByRole("heading").textContent).toBe(heading);
    }
    press(screen.getByRole("button", { name: "Close" }));
    await page.settled();
    vi.advanceTimersByTime(5_000);
    await page.settled();
    expect(box.open).toBe(false);
    press(screen.getByText("Open"));
    await page.settled();
    expect([box.open, page.problems]).toEqual([true, []]);
  });
});
