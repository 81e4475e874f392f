import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";
import { partsOf, splitLetters } from "./rotate.ts";
import { MARKS, ROTATIONS } from "./settings.ts";

const fixture = readFileSync("widgets/headline/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace(/data-settings='.*?'/, `data-settings='${JSON.stringify(settings)}'`);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const shown = () => find(".islet-headline-word--active").textContent?.trim();
const entered = () =>
  [...document.querySelectorAll(".islet-headline-word--active .islet-headline-letter--entered")]
    .map(({ textContent }) => textContent)
    .join("");
const button = () => find(".islet-pause");

let scrollTo: ReturnType<typeof stubViewObservers>;
const scroll = (isSeen: boolean) => scrollTo(isSeen ? 0.5 : 1.5);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  scrollTo = stubViewObservers();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("a headline with words that take turns", () => {
  it("headline.1 starts 100 px above the lower edge of the window, or a second after it is seen below", async () => {
    await mountMarkup(fixture);
    scrollTo(1 - 99 / innerHeight);
    await pass(999);
    expect(button()).toBeNull();
    await pass(1);
    expect(button()).not.toBeNull();
    await mountMarkup(fixture);
    expect(button()).toBeNull();
    scrollTo(1 - 100 / innerHeight);
    expect(button()).not.toBeNull();
  });

  it("headline.1 headline.2 starts when it is seen, changes each 2500 ms, and begins anew", async () => {
    await mountMarkup(fixture);
    await pass(10_000);
    expect([shown(), button()]).toEqual(["fast", null]);
    scroll(true);
    await pass(2_400);
    expect(shown()).toBe("fast");
    await pass(200);
    expect(shown()).toBe("kind");
    await pass(2_500);
    expect(shown()).toBe("very small");
    await pass(2_500);
    expect(shown()).toBe("fast");
  });

  it("headline.1 ends at its last word without the loop, and takes its button away", async () => {
    await mountMarkup(withSettings({ headline_style: "rotate", animation_type: "flip", loop: false }));
    scroll(true);
    await pass(60_000);
    expect([shown(), button()]).toEqual(["very small", null]);
  });

  it("stands as a server prints it: a heading of which only the first word is shown", async () => {
    const html = await printedMarkup("headline");
    document.body.innerHTML = html;
    const words = [...document.querySelectorAll<HTMLElement>("h2 .islet-headline-word")];
    expect(words.map(({ textContent, hidden }) => [textContent, hidden])).toEqual([
      ["fast", false],
      ["kind", true],
      ["very small", true],
    ]);
    const { problems, stop } = await mountMarkup(html);
    expect(problems).toEqual([]);
    expect(find("h2 .islet-visually-hidden").textContent).toBe("fast, kind, very small");
    expect(find("h2").textContent?.trim()).toMatch(/^We are\s[^]*\stoday$/);
    scroll(true);
    await pass(2_600);
    expect(shown()).toBe("kind");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it.each(["h1", "h2", "h3", "p"])("is printed as %s, with one word where it gets a mark", async (level) => {
    const html = await printedMarkup("headline", { level, headline_style: "highlight" });
    document.body.innerHTML = html;
    expect([...find("[data-widget]").children].map(({ localName }) => localName)).toEqual([level]);
    expect(find(level).textContent).toBe("We are\nfast\ntoday");
  });

  it("headline.2 types a letter each 150 ms", async () => {
    await mountMarkup(withSettings({ headline_style: "rotate", animation_type: "typing" }));
    scroll(true);
    expect(entered()).toBe("fast");
    await pass(2_600);
    expect(find(".islet-headline-words").className).toContain("--selected");
    await pass(500);
    expect([shown(), entered()]).toEqual(["kind", ""]);
    expect(document.querySelector("[translate=no]")?.textContent).toBe("fast");
    await pass(750);
    expect(entered()).toBe("k");
    await pass(150);
    expect(entered()).toBe("ki");
    await pass(350);
    expect(entered()).toBe("kind");
  });

  it.each(ROTATIONS)("changes by %s, again and again, and gives its element back", async (animation_type) => {
    const markup = withSettings({ headline_style: "rotate", animation_type });
    const { stop, problems } = await mountMarkup(markup);
    scroll(true);
    const seen = new Set<string | undefined>();
    for (let turn = 0; turn < 60; turn++) {
      await pass(500);
      seen.add(shown());
    }
    expect(seen).toEqual(new Set(["fast", "kind", "very small"]));
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    expect(problems).toEqual([]);
  });

  it("waits out of sight, in a hidden tab, and while the visitor has paused it", async () => {
    await mountMarkup(fixture);
    scroll(true);
    scroll(false);
    await pass(10_000);
    expect(shown()).toBe("fast");
    scroll(true);
    await pass(2_500);
    expect(shown()).toBe("kind");
    vi.useRealTimers();
    await userEvent.click(button());
    vi.useFakeTimers();
    expect(button().getAttribute("aria-label")).toBe("Start animation");
    expect(find("[data-widget]").className).toContain("islet-headline--paused");
    const before = shown();
    await pass(10_000);
    expect(shown()).toBe(before);
  });

  it("is read as one text, whatever is shown", async () => {
    await mountMarkup(fixture);
    const copy = find("h2").cloneNode(true) as HTMLElement;
    copy.querySelector("[aria-hidden=true]")?.remove();
    expect(copy.textContent?.replace(/\s+/g, " ").trim()).toBe("We are fast, kind, very small today");
  });

  it("stays still where the visitor prefers reduced motion, or the browser cannot tell what is seen", async () => {
    setDevice({ prefersReducedMotion: true });
    const { stop } = await mountMarkup(fixture);
    scroll(true);
    await pass(10_000);
    expect([shown(), button()]).toEqual(["fast", null]);
    stop();
    vi.unstubAllGlobals();
    vi.stubGlobal("IntersectionObserver", undefined);
    await mountMarkup(fixture);
    await pass(10_000);
    expect([shown(), button()]).toEqual(["fast", null]);
  });
});

describe("a headline with a mark", () => {
  const highlight = (settings: object = {}) => withSettings({ headline_style: "highlight", ...settings });
  const marks = () => document.querySelectorAll(".islet-headline-words > svg[aria-hidden=true]");

  it("headline.1 headline.2 draws it in 1200 ms when it is seen, erases it, and draws it again after 8000 ms", async () => {
    await mountMarkup(highlight());
    expect(marks()).toHaveLength(0);
    scroll(true);
    const [first] = marks();
    expect((first as SVGElement).style.getPropertyValue("--islet-headline-duration")).toBe("1200ms");
    await pass(1_200 + 6_300);
    expect(find("h2").className).toBe("islet-headline-drawn");
    await pass(200);
    expect(find("h2").className).toContain("islet-headline-erased");
    await pass(1_700);
    expect([find("h2").className, marks().length, marks()[0] === first]).toEqual([
      "islet-headline-drawn",
      1,
      false,
    ]);
  });

  it("headline.1 draws it once without the loop, and at once under reduced motion", async () => {
    const { stop } = await mountMarkup(highlight({ loop: false }));
    scroll(true);
    const [first] = marks();
    await pass(60_000);
    expect([marks()[0] === first, button()]).toEqual([true, null]);
    stop();
    setDevice({ prefersReducedMotion: true });
    await mountMarkup(highlight());
    await pass(60_000);
    expect([marks().length, find("h2").className]).toEqual([1, "islet-headline-drawn"]);
  });

  it("shows the words that it marks", async () => {
    await mountMarkup(highlight());
    expect(find(".islet-headline-word").className).toContain("islet-headline-word--active");
    expect(find("[aria-hidden=true].islet-headline-words")).toBeNull();
  });

  it.each(MARKS)("draws %s", async (marker) => {
    await mountMarkup(highlight({ marker }));
    scroll(true);
    expect(marks()[0]?.querySelectorAll("path").length).toBe(/double|^x$/.test(marker) ? 2 : 1);
  });
});

it.each(ROTATIONS)(
  "only words that move by letters are shown whatever the style sheet says: %s",
  async (kind) => {
    await mountMarkup(withSettings({ headline_style: "rotate", animation_type: kind }));
    scroll(true);
    await pass(2_600);
    const [first] = document.querySelectorAll<HTMLElement>(".islet-headline-word");
    expect(first?.style.opacity).toBe(["swirl", "blinds", "wave"].includes(kind) ? "1" : "");
  },
);

it("an animated headline of the builder changes by the builder's class names; a loop that is off stays off", async () => {
  const native = nativeWidget("motion", "animated-headline.default");
  const { stop } = await mountMarkup(native, { config: { presets: ["elementor"] } });
  scroll(true);
  expect(document.querySelectorAll(".elementor-headline-animation-in")).toHaveLength(4);
  await pass(4_200);
  expect(find(".elementor-headline-text-active").textContent?.trim()).toBe("Kind");
  stop();
  await mountMarkup(native.replace("&quot;loop&quot;:&quot;yes&quot;,", ""), {
    config: { presets: ["elementor"] },
  });
  scroll(true);
  await pass(60_000);
  expect(find(".elementor-headline-text-active").textContent?.trim()).toMatch(/^Very\s+small$/);
});

it("a headline without words is left alone and told", async () => {
  const { problems } = await mountMarkup('<div data-widget="headline"><h2>Words</h2></div>');
  expect(problems.map(({ message }) => message).join()).toContain("must hold an element of words");
});

describe("letters", () => {
  it("that belong together stay together", () => {
    expect(partsOf("ab c")).toEqual(["a", "b", " ", "c"]);
    expect(partsOf("نحن هنا")).toEqual(["نحن", " ", "هنا"]);
    expect(partsOf("e\u0301👩‍👩‍👧")).toEqual(["e\u0301", "👩‍👩‍👧"]);
  });

  it("say the same text as before", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const word = document.createElement("span");
        word.textContent = text;
        const letters = splitLetters(word, "letter");
        expect(word.textContent).toBe(text);
        expect(letters.every(({ textContent }) => textContent?.trim())).toBe(true);
      }),
    );
  });
});
