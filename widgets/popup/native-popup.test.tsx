import { beforeEach, describe, expect, it, vi } from "vitest";
import { type MountedPage, mountMarkup } from "#tests/support/mount.ts";

const PRESET = { config: { presets: ["elementor"] } };

/** A popup as the page builder prints it. */
const printed = (settings: object = {}) =>
  `<button class="open">Open</button><div data-elementor-type="popup" data-elementor-id="66" class="elementor elementor-66 elementor-location-popup" data-elementor-settings='${JSON.stringify({ open_selector: ".open", triggers: [], timing: [], ...settings })}'><div class="elementor-element"><h3>Write to us</h3><a href="/more/">More</a></div></div>`;

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const section = () => document.querySelector<HTMLElement>("[data-elementor-type=popup]") as HTMLElement;
const close = () => document.querySelector<HTMLElement>(".dialog-close-button") as HTMLElement;

async function open(settings?: object): Promise<MountedPage> {
  const page = await mountMarkup(printed(settings), PRESET);
  expect(dialog()).toBeNull();
  document.querySelector<HTMLElement>(".open")?.click();
  await page.settled();
  return page;
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));

describe("a popup of a page builder", () => {
  it("popup.1 stands in the elements that the page's rules style, and its section is shown in them", async () => {
    const { problems } = await open({ classes: "my-extra other", a11y_navigation: "yes" });
    expect(dialog().open).toBe(true);
    expect(dialog().id).toBe("elementor-popup-modal-66");
    expect([...dialog().classList]).toEqual(
      expect.arrayContaining(["dialog-type-lightbox", "elementor-popup-modal", "my-extra", "other"]),
    );
    const path =
      "dialog > .dialog-widget-content.dialog-lightbox-widget-content > .dialog-message.dialog-lightbox-message";
    expect(section().closest(path)).not.toBeNull();
    expect(section().style.display).toBe("block");
    expect(dialog().getAttribute("aria-label")).toBe("Write to us");
    expect(dialog().hasAttribute("style")).toBe(false);
    expect(problems).toEqual([]);
  });

  it("popup.1 enters and leaves by the page's animations, on the panel", async () => {
    const page = await open({ entrance_animation: "fadeInDown", exit_animation: "fadeInUp" });
    const panel = document.querySelector(".dialog-widget-content") as HTMLElement;
    expect([...panel.classList]).toEqual(expect.arrayContaining(["animated", "fadeInDown"]));
    panel.getAnimations = () => [{ finished: new Promise(() => {}) } as Animation];
    close().click();
    await page.settled();
    expect([...panel.classList]).toEqual(expect.arrayContaining(["fadeInUp", "reverse"]));
    expect(panel.classList).not.toContain("fadeInDown");
  });

  it("popup.1 has no animation where the editor chose none", async () => {
    await open({ entrance_animation: "none" });
    expect(document.querySelector(".none")).toBeNull();
  });

  it.each([
    ["inside", undefined, ".dialog-widget-content > .dialog-close-button:first-child"],
    ["outside", "outside", "dialog > .dialog-close-button:first-child"],
  ])("popup.3 its close button stands %s, and answers mouse and keyboard", async (_place, position, path) => {
    const page = await open({ close_button_position: position });
    expect(document.querySelector(path)).toBe(close());
    expect([close().getAttribute("role"), close().tabIndex, close().getAttribute("aria-label")]).toEqual([
      "button",
      0,
      "Close",
    ]);
    close().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await page.settled();
    expect(dialog().open).toBe(false);
  });

  it("popup.8 is modal unless the page's rules give it no overlay", async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    await open({ a11y_navigation: "yes" });
    expect(modal).toHaveBeenCalledOnce();
  });

  it("popup.8 is not modal if presses reach the page through it", async () => {
    document.head.innerHTML = "<style>#elementor-popup-modal-66 { pointer-events: none }</style>";
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    await open({ a11y_navigation: "yes" });
    document.head.innerHTML = "";
    expect(dialog().open).toBe(true);
    expect(modal).not.toHaveBeenCalled();
  });

  it("popup.8 an absent switch is off: without it the page stays usable", async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    await open();
    expect(modal).not.toHaveBeenCalled();
  });

  it("leaves the page as it found it", async () => {
    document.body.innerHTML = printed();
    const before = document.body.innerHTML;
    const page = await open();
    page.stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it("is drawn only once it opens", async () => {
    await mountMarkup(printed(), PRESET);
    expect(section().getAttribute("data-widget-marked")).toBe("popup-triggers");
  });
});

describe("a popup whose section the page hides", () => {
  const own = (attributes: string, around = "") =>
    `<button class="open" aria-controls="own">Open</button>${around}<section id="own" ${attributes} data-widget="popup-triggers" data-settings='{"open_selector":".open"}'><h2>Hello</h2></section>`;
  const press = async (markup: string) => {
    const page = await mountMarkup(markup);
    document.querySelector<HTMLElement>(".open")?.click();
    await page.settled();
    return page;
  };

  it("never opens as a dialog that nobody sees, and says why", async () => {
    vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(false);
    const hidden = vi.fn();
    document.addEventListener("elementor/popup/show", hidden, { once: true });
    const { problems } = await press(own(""));
    expect(dialog().open).toBe(false);
    expect(hidden).not.toHaveBeenCalled();
    expect(problems.map(({ message }) => message).join()).toContain(
      "an element around its section is hidden by the page",
    );
  });
});
