import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { fireEvent } from "#tests/support/testing-library.ts";
import { translate } from "#tests/support/translate.ts";

const PRESET = { config: { presets: ["elementor"] } };

const button = (kind: string) =>
  `<div class="elementor-toc__toggle-button elementor-toc__toggle-button--${kind}" role="button" tabindex="0" aria-expanded="true"></div>`;

/** A page of the builder with its box, as the server prints it. */
const printed = (
  settings: object,
  { headings = HEADINGS, buttons = button("expand") + button("collapse") } = {},
) =>
  `<div data-elementor-type="wp-page" data-elementor-id="1"><div class="elementor-widget" data-id="t1" data-widget_type="table-of-contents.default" data-settings='${JSON.stringify({ headings_by_tags: ["h2", "h3"], marker_view: "numbers", ...settings })}'><div class="elementor-toc__header"><h4 class="elementor-toc__header-title"> Contents </h4>${buttons}</div><div class="elementor-toc__body"><div class="elementor-toc__spinner-container"></div></div></div>${headings}</div><h2>Elsewhere</h2>`;
const HEADINGS = "<h2 id='a'>A</h2><h3 id='b'>B</h3><h2 id='c'>C</h2>";

const host = () => document.querySelector<HTMLElement>("[data-widget_type]") as HTMLElement;
const body = () => document.querySelector<HTMLElement>(".elementor-toc__body") as HTMLElement;
const part = (kind: string) =>
  document.querySelector<HTMLElement>(`.elementor-toc__toggle-button--${kind}`) as HTMLElement;

const { animate } = Element.prototype;
afterEach(() => {
  Element.prototype.animate = animate;
});

beforeEach(() => {
  history.replaceState(null, "", "/");
  vi.stubGlobal("innerWidth", 1_280);
  // This document has no layout: everything is displayed, and nothing moves.
  vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(true);
  Element.prototype.animate = undefined as never;
  document.elementsFromPoint = () => [];
});

describe("a table of contents in the printed box of a page builder", () => {
  it("table-of-contents.1 lists the headings of the builder's documents under its own class names", async () => {
    const { problems } = await mountMarkup(printed({ hierarchical_view: "yes" }), PRESET);
    const links = () => [...body().querySelectorAll("a")];
    await vi.waitFor(() => {
      expect(links().map(({ textContent, className }) => [textContent, className])).toEqual([
        ["A", "elementor-toc__list-item-text elementor-toc__top-level"],
        ["B", "elementor-toc__list-item-text"],
        // Without layout the last heading is the one in view.
        ["C", "elementor-toc__list-item-text elementor-toc__top-level elementor-item-active"],
      ]);
    });
    const path =
      "ol.elementor-toc__list-wrapper > li.elementor-toc__list-item > div.elementor-toc__list-item-text-wrapper > a";
    expect([...body().querySelectorAll(path)]).toEqual(links());
    expect(body().querySelector(".elementor-toc__spinner-container, [class^=islet]")).toBeNull();
    expect(host().querySelector("h4")?.textContent).toBe(" Contents ");
    expect([host().getAttribute("role"), host().getAttribute("aria-label")]).toEqual([
      "navigation",
      "Contents",
    ]);
    expect(problems).toEqual([]);
  });

  it("table-of-contents.1 a switch that is absent is off: flat, and no box that closes", async () => {
    await mountMarkup(printed({}, { buttons: "" }), PRESET);
    expect(body().querySelectorAll("ol")).toHaveLength(1);
    expect(host().classList.contains("elementor-toc--collapsed")).toBe(false);
  });

  it("draws a bullet where the page's rules draw none", async () => {
    const bullets = { marker_view: "bullets", icon: { value: "fas fa-circle", library: "fa-solid" } };
    const page = await mountMarkup(printed(bullets), PRESET);
    expect(body().querySelector("ul > li > div > i.fas.fa-circle[aria-hidden] + a")).not.toBeNull();
    page.stop();
    await mountMarkup(printed({ ...bullets, icon: { value: "<svg onload=alert(1)>" } }), PRESET);
    expect(body().querySelector("ul > li > div > svg > circle")).not.toBeNull();
  });

  it("table-of-contents.2 opens and closes by the printed buttons, for mouse and keyboard", async () => {
    await mountMarkup(printed({ minimize_box: "yes", minimized_on: "desktop" }), PRESET);
    expect(host().classList.contains("elementor-toc--collapsed")).toBe(true);
    expect([body().style.display, part("expand").getAttribute("aria-expanded")]).toEqual(["none", "false"]);
    part("expand").focus();
    fireEvent.keyDown(part("expand"), { key: "Enter" });
    expect(host().classList.contains("elementor-toc--collapsed")).toBe(false);
    expect([body().style.display, part("collapse").getAttribute("aria-expanded")]).toEqual(["", "true"]);
    expect(document.activeElement).toBe(part("collapse"));
    fireEvent.click(part("collapse"));
    expect(body().style.display).toBe("none");
    expect(document.activeElement).toBe(part("expand"));
  });

  it("table-of-contents.4 tells in the printed body that there are no headings", async () => {
    await mountMarkup(printed({ no_headings_message: "None." }, { headings: "" }), PRESET);
    expect(body().textContent).toBe("None.");
  });

  it("lists headings that come after a translator has replaced those words", async () => {
    const { problems } = await mountMarkup(
      printed({ no_headings_message: "None." }, { headings: "" }),
      PRESET,
    );
    translate(body());
    host().parentElement?.insertAdjacentHTML("beforeend", HEADINGS);
    await vi.waitFor(() => expect(body().querySelectorAll("a").length).toBe(3));
    expect([body().textContent, problems]).toEqual(["ABC", []]);
  });

  it("leaves the page as it found it", async () => {
    document.body.innerHTML = printed({ minimize_box: "yes", minimized_on: "desktop" });
    const before = document.body.innerHTML;
    const { stop } = await mountMarkup(before, PRESET);
    expect(document.body.innerHTML).not.toBe(before);
    stop();
    expect(document.body.innerHTML).toBe(before);
  });
});
