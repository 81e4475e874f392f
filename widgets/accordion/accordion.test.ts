import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, isShown, nativeWidget } from "#tests/support/native-widget.ts";

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
  setDevice({ prefersReducedMotion: true });
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
});
afterEach(() => history.replaceState(null, "", "/"));

const links = `<div data-widget="accordion" data-settings='{"exclusive":true}'>
  <a class="title" href="#a">A</a><div id="a">About a.</div>
  <a class="title shut" href="#b">B</a><div id="b">About b.</div>
</div>`;

it("an accordion tells an id that two panels share, since only one of them opens", async () => {
  const { problems } = await mountMarkup(buttons().replaceAll('"b"', '"a"'));
  expect(problems.map(({ message }) => message)).toEqual([
    '[islet] accordion: the id "a" is there twice, so one panel never opens: give each panel its own id (div).',
  ]);
});

/** As the theme's preset names them. */
const config = {
  widget_settings: { accordion: { parts: { title: ".title", closed: "shut" } } },
};

describe("an accordion of links to its panels", () => {
  it("has open at first what has not the class of a closed title, and a press on a title closes its panel, too", async () => {
    const { stop } = await mountMarkup(links, { config });
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

  it.each([
    ["a plain id by a link that the browser encodes", "משלוח", "#משלוח"],
    ["a plain id by an encoded link", "משלוח", "#%D7%9E%D7%A9%D7%9C%D7%95%D7%97"],
    ["an id that is encoded in small letters", "%d7%9e%d7%a9", "#מש"],
    ["an id with a bare percent sign", "100%", "#100%"],
    ["a link with the whole address", "משלוח", "http://localhost:3000/?gclid=abc#משלוח"],
  ])("opens and closes %s", async (_what, id, href) => {
    const { problems } = await mountMarkup(links.replace('"a"', `"${id}"`).replace('"#a"', `"${href}"`), {
      config,
    });
    const isOpen = () => isShown(document.getElementById(id));
    expect([problems, isOpen()]).toEqual([[], true]);
    await userEvent.click(at(all("a"), 0));
    expect(isOpen()).toBe(false);
    await userEvent.click(at(all("a"), 0));
    expect(isOpen()).toBe(true);
  });
});

describe("an accordion of details", () => {
  it("opens one panel at a time", async () => {
    await mountMarkup(fixture, {
      config: { widget_settings: { accordion: { parts: { open: "is-open" } } } },
    });
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
    setDevice({ prefersReducedMotion: false });
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

  it.each([
    [
      "buttons and details",
      "<p>x</p>",
      "its element must hold details, or buttons that name the ids of their panels",
    ],
    [
      "the panels of its buttons",
      '<button aria-controls="none">A</button><div>a</div>',
      '"A" must name the id of its panel in aria-controls, not "none", which no panel here has (div). The server markup stays.',
    ],
    [
      "the panel of one button",
      '<button aria-controls="a">A</button><div id="a">a</div><button aria-controls="">B</button><div id="b">b</div>',
      '"B" must name the id of its panel in aria-controls; it opens nothing (div).',
    ],
    [
      "a panel of its own for one button",
      '<button aria-controls="a">A</button><div id="a">a</div><button aria-controls="a">B</button><div id="b">b</div>',
      'two titles name the panel "a" in aria-controls: each must name its own panel',
    ],
  ])("that lacks %s says so", async (_, inside, sentence) => {
    const { problems } = await mountMarkup(`<div data-widget="accordion">${inside}</div>`);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
  });

  it("tells nothing of a button in a panel, or of one whose panel is elsewhere on the page", async () => {
    const { problems } = await mountMarkup(`<div data-widget="accordion">
      <button aria-controls="a">A</button><div id="a"><button aria-controls="none">x</button></div>
      <button aria-controls="search">Search</button></div><div id="search"></div>`);
    expect(problems).toEqual([]);
  });

  it("details with equal ids in them open all the same, so nothing is told", async () => {
    const details = '<details><summary>A</summary><div id="a">a</div></details>';
    const { problems } = await mountMarkup(`<div data-widget="accordion">${details}${details}</div>`);
    expect(problems).toEqual([]);
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
