import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { replaceSettings } from "../src/outputs/gallery/replace-settings.ts";
import { mountMarkup } from "./support/mount.ts";
import { isShown } from "./support/native-widget.ts";
import { layOutSlides } from "./support/slide-layout.ts";

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const indices = (selector: string, isSeen: (element: HTMLElement) => boolean) =>
  all(selector).flatMap((element, index) => (isSeen(element) ? index : []));
const slideInView = () => indices(".islet-carousel__slide", (slide) => !slide.inert);

interface Case {
  readonly widget: string;
  readonly act: () => void;
  /** What a visitor sees. */
  readonly seen: () => unknown;
  /** Settings of before and after, which do not say what is seen. */
  readonly settings: readonly [object, object];
}

const cases: readonly Case[] = [
  {
    widget: "tabs",
    act: () => find("#care-mend-tab").click(),
    seen: () => indices("[role=tabpanel]", isShown),
    settings: [{}, { unknown: 1 }],
  },
  {
    widget: "product-tabs",
    act: () => all("[role=tab]").at(-1)?.click(),
    seen: () => indices("[role=tabpanel]", isShown),
    settings: [{}, { unknown: 1 }],
  },
  {
    widget: "accordion",
    act: () => find("#returns summary").click(),
    seen: () => all("details[open]").map(({ id }) => id),
    settings: [{ exclusive: true }, { exclusive: true, duration: 100 }],
  },
  {
    widget: "gallery",
    act: () => all("[data-gallery-index]").at(-1)?.click(),
    seen: () => [
      indices("[data-gallery-index]", (button) => button.getAttribute("aria-pressed") === "true"),
      indices(".islet-gallery > figure", isShown),
    ],
    settings: [{}, { unknown: 1 }],
  },
  {
    widget: "portfolio",
    act: () => all("[data-filter]").at(-1)?.click(),
    seen: () => [
      indices("[data-filter]", (button) => button.getAttribute("aria-pressed") === "true"),
      indices(".islet-portfolio > a", isShown),
    ],
    settings: [{}, { unknown: 1 }],
  },
  {
    widget: "slide-bar",
    act: () => find("button").click(),
    seen: () => isShown(find(".islet-slide-bar__content")),
    settings: [{ duration: 0 }, { duration: 1 }],
  },
  {
    widget: "off-canvas",
    act: () => find("a[href='#shop-filter']").click(),
    seen: () => find("#shop-filter").hasAttribute("inert"),
    settings: [{ side: "end" }, { side: "start", close_on_escape: "" }],
  },
  {
    widget: "form-steps",
    act: () => {
      (find("#order-name") as HTMLInputElement).value = "Ada";
      (find("#order-email") as HTMLInputElement).value = "ada@shop.example";
      all("button")
        .find(({ textContent }) => textContent?.trim() === "Go on")
        ?.click();
    },
    seen: () => indices(".islet-form-step", isShown),
    settings: [{ step_type: "number_text" }, { step_type: "text" }],
  },
  {
    widget: "mega-menu",
    act: () => find("[aria-label=Departments]").click(),
    seen: () => indices("li > div", (panel) => panel.matches(".islet-mega-menu__panel--open")),
    settings: [{ open_on: "click" }, { open_on: "click", hide_delay: 20 }],
  },
  {
    widget: "mega-menu",
    act: () => find("nav > button").click(),
    seen: () => find("nav > ul").hasAttribute("inert"),
    settings: [{ item_layout: "dropdown" }, { item_layout: "dropdown", hide_delay: 20 }],
  },
  {
    widget: "nav-menu",
    act: () => find("li button").click(),
    seen: () => all("li button").map((button) => button.getAttribute("aria-expanded")),
    settings: [{}, { hide_delay: 20 }],
  },
  {
    widget: "nav-menu",
    act: () => find("nav > button").click(),
    seen: () => find("nav > ul").hasAttribute("inert"),
    settings: [{ layout: "dropdown" }, { layout: "dropdown", hide_delay: 20 }],
  },
  {
    widget: "dropdown-menu",
    act: () => find("li button").click(),
    seen: () => all("li button").map((button) => button.getAttribute("aria-expanded")),
    settings: [{}, { hide_delay: 20 }],
  },
  ...(["slides", "testimonials", "pager-slider", "carousel"] as const).map((widget) => ({
    widget,
    act: () => find('[aria-label="Next slide"]').click(),
    seen: slideInView,
    settings: [{ slides_to_show: 1 }, { slides_to_show: 1, speed: 20, transition_speed: 20 }] as const,
  })),
];

beforeEach(() => {
  sessionStorage.clear();
  layOutSlides();
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1280);
  setDevice({ prefersReducedMotion: true });
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe("what visitors have opened stays so", () => {
  it.each(cases)("in $widget while its settings change", async ({ widget, act, seen, settings }) => {
    const fixture = readFileSync(`widgets/${widget}/fixture.html`, "utf8");
    const page = await mountMarkup(replaceSettings(fixture, widget, settings[0]));
    const host = find(`[data-widget~="${widget}"]`);
    const atFirst = seen();
    act();
    await page.settled();
    const before = seen();
    expect(before).not.toEqual(atFirst);
    host.setAttribute("data-settings", JSON.stringify(settings[1]));
    await page.settled();
    expect(seen()).toEqual(before);
    expect(page.problems).toEqual([]);
  });
});
