import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/mount.ts";
import { bodyOf, isShown, nativeWidget } from "#tests/native-widget.ts";

const fixture = readFileSync("widgets/accordion/fixture.html", "utf8");
const buttons = (settings = "{}") => `<div data-widget="accordion" data-settings='${settings}'>
  <h3><button type="button" aria-expanded="false" aria-controls="a">A</button> <a id="edit" href="/edit/">Edit</a></h3>
  <div id="a">About a. <i id="in-a"></i></div>
  <h3><button type="button" aria-expanded="false" aria-controls="b">B</button></h3><div id="b">About b.</div>
</div>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const open = () => all("details").flatMap((details) => (details.hasAttribute("open") ? [details.id] : []));
const shown = () => all("#a, #b, .elementor-tab-content").map(isShown);
const at = <Found>(list: readonly Found[], index: number) => list[index] as Found;

beforeEach(() => {
  // happy-dom runs no animations.
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
});
afterEach(() => history.replaceState(null, "", "/"));

const links = `<div data-widget="accordion" data-settings='{"title":".title","closed_class":"shut","exclusive":true}'>
  <a class="title" href="#a">A</a><div id="a">About a.</div>
  <a class="title shut" href="#b">B</a><div id="b">About b.</div>
</div>`;

describe("an accordion of links to its panels", () => {
  it("has open at first what has not the class of a closed title, and a press on a title closes its panel, too", async () => {
    const { stop } = await mountMarkup(links);
    expect(shown()).toEqual([true, false]);
    const [first, second] = [at(all("a"), 0), at(all("a"), 1)];
    expect([first.getAttribute("aria-controls"), first.getAttribute("role")]).toEqual(["a", "button"]);
    await userEvent.click(second);
    expect(shown()).toEqual([false, true]);
    expect([first.className, second.className]).toEqual(["title shut", "title"]);
    await userEvent.click(second);
    expect(shown()).toEqual([false, false]);
    expect(location.hash).toBe("");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(links));
  });
});

describe("an accordion of details", () => {
  it("opens one panel at a time", async () => {
    await mountMarkup(fixture);
    expect(open()).toEqual(["sizes"]);
    await userEvent.click(find("#gifts summary"));
    expect(open()).toEqual(["gifts"]);
    expect(all("summary").map((summary) => summary.getAttribute("aria-expanded"))).toEqual([
      "false",
      "false",
      "true",
    ]);
    expect(find("#gifts summary").className).toBe("is-open");
    await userEvent.click(find("#gifts summary"));
    expect(open()).toEqual([]);
  });

  it("keeps several open unless one alone is wanted", async () => {
    await mountMarkup(fixture.replace('"exclusive":true', '"exclusive":false'));
    await userEvent.click(find("#gifts summary"));
    expect(open()).toEqual(["sizes", "gifts"]);
  });

  it("follows the browser, which opens what a search has found", async () => {
    await mountMarkup(fixture);
    find("#returns").setAttribute("open", "");
    find("#returns").dispatchEvent(new Event("toggle"));
    expect(open()).toEqual(["returns"]);
    expect(find("#returns summary").getAttribute("aria-expanded")).toBe("true");
  });

  it("stays closed when the browser tells late that it had been opened", async () => {
    const motions: { cancel: () => void; onfinish: () => void }[] = [];
    vi.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
    vi.spyOn(Element.prototype, "animate").mockImplementation(() => {
      const motion = { cancel: () => {}, onfinish: () => {} };
      motions.push(motion);
      return motion as unknown as Animation;
    });
    await mountMarkup(fixture);
    const title = find("#gifts summary");
    await userEvent.click(title);
    title.focus();
    await userEvent.keyboard("{Escape}");
    find("#gifts").dispatchEvent(new Event("toggle"));
    for (const motion of motions) motion.onfinish();
    expect([open(), title.getAttribute("aria-expanded")]).toEqual([[], "false"]);
  });

  it("opens everything on paper, and closes it again", async () => {
    await mountMarkup(fixture);
    window.dispatchEvent(new Event("beforeprint"));
    find("#gifts").dispatchEvent(new Event("toggle"));
    expect(open()).toHaveLength(3);
    window.dispatchEvent(new Event("afterprint"));
    expect(open()).toEqual(["sizes"]);
  });

  it.each(["#returns", "#returns-more"])("opens by the address %s", async (hash) => {
    history.replaceState(null, "", `/${hash}`);
    await mountMarkup(fixture);
    expect(open()).toEqual(["returns"]);
  });

  it("leads from title to title by arrows, Home and End, and closes by Escape", async () => {
    await mountMarkup(fixture);
    const titles = all("summary");
    at(titles, 0).focus();
    for (const [key, index] of [
      ["{ArrowUp}", 2],
      ["{ArrowDown}", 0],
      ["{End}", 2],
      ["{Home}", 0],
    ] as const) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toBe(titles[index]);
    }
    await userEvent.keyboard("{Escape}");
    expect(open()).toEqual([]);
  });

  it("is given back as it was", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(find("#gifts summary"));
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });
});

describe("an accordion of buttons", () => {
  it("closes its panels, and opens the first one if wanted", async () => {
    await mountMarkup(buttons());
    expect(shown()).toEqual([false, false]);
    await mountMarkup(buttons('{"open_first":true}'));
    expect(shown()).toEqual([true, false]);
  });

  it("opens what the server has opened, and what the visitor presses", async () => {
    await mountMarkup(
      buttons().replace('aria-expanded="false" aria-controls="b"', 'aria-expanded="true" aria-controls="b"'),
    );
    expect(shown()).toEqual([false, true]);
    await userEvent.click(find("[aria-controls=a]"));
    expect(shown()).toEqual([true, true]);
  });

  it("opens by a link of the page, which may be the one that opened it before", async () => {
    await mountMarkup(`<a href="#in-a">x</a>${buttons()}`);
    find("a").click();
    expect(shown()).toEqual([true, false]);
    await userEvent.click(find("[aria-controls=a]"));
    find("a").click();
    expect(shown()).toEqual([true, false]);
  });

  it("says what is missing", async () => {
    const { problems } = await mountMarkup(
      '<div data-widget="accordion"><button aria-controls="none">x</button></div>',
    );
    expect(problems).toMatchObject([{ message: expect.stringContaining("must hold details, or buttons") }]);
  });
});

describe("the builder's", () => {
  const mountNative = async (page: string, type: string) => {
    const markup = nativeWidget(page, type);
    const mounted = await mountMarkup(markup, { config: { presets: ["elementor"] } });
    await mounted.settled();
    return { markup, ...mounted };
  };

  it.each(["reading", "reading-classic"])(
    "accordion on %s opens its first panel, and one at a time",
    async (page) => {
      const { markup, stop } = await mountNative(page, "accordion.default");
      expect(shown()).toEqual([true, false, false]);
      await userEvent.click(at(all(".elementor-accordion-icon"), 1));
      expect(shown()).toEqual([false, true, false]);
      expect(
        all(".elementor-tab-title").map((title) => title.classList.contains("elementor-active")),
      ).toEqual([false, true, false]);
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    },
  );

  it("toggle opens by the keyboard, any number", async () => {
    await mountNative("reading", "toggle.default");
    expect(shown()).toEqual([false, false, false]);
    for (const key of ["{Enter}", " "]) {
      await userEvent.tab();
      await userEvent.keyboard(key);
    }
    expect(shown()).toEqual([true, true, false]);
    // One button for each title: the text that has the focus.
    expect(all("[role=button]").map((button) => button.className)).toEqual(
      Array(3).fill("elementor-toggle-title"),
    );
  });

  it("nested accordion has every title in the tab order, and opens one at a time", async () => {
    await mountNative("reading", "nested-accordion.default");
    const titles = all("summary");
    expect(titles.map((title) => title.getAttribute("tabindex"))).toEqual([null, null]);
    await userEvent.click(at(titles, 1));
    expect(all("details").map((details) => details.hasAttribute("open"))).toEqual([false, true]);
  });
});
