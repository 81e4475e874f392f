import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { mountBuilder } from "#tests/support/mount-builder.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";

const EVENT = "elementor-pro/off-canvas/toggle-display-mode";
const fixture = readFileSync("widgets/off-canvas/fixture.html", "utf8");
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const box = () => find(".e-off-canvas, section[data-widget=off-canvas]");
const isOpen = () => box().getAttribute("aria-hidden") !== "true" && !box().hasAttribute("inert");
const opener = () => find("a[href='#shop-filter']");
const withSettings = (settings: object) =>
  fixture.replace('data-widget="off-canvas"', `$& data-settings='${JSON.stringify(settings)}'`);
const tell = (detail: unknown) => window.dispatchEvent(new CustomEvent(EVENT, { detail }));

beforeEach(() => {
  // happy-dom runs no animations.
  setDevice({ prefersReducedMotion: true });
});

describe("off-canvas in plain markup", () => {
  it("is closed, and opens by a link to it as a modal dialog that gives the focus back", async () => {
    await mountMarkup(`<p id="behind">Behind</p>${fixture}`);
    expect(isOpen()).toBe(false);
    await userEvent.click(opener());
    expect(isOpen()).toBe(true);
    expect(box().getAttribute("role")).toBe("dialog");
    expect(box().getAttribute("aria-label")).toBe("Filter");
    expect(box().contains(document.activeElement)).toBe(true);
    expect(find("#behind").hasAttribute("inert")).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
    expect(find("#behind").hasAttribute("inert")).toBe(false);
  });

  it("closes by its button, and by a press beside it", async () => {
    await mountMarkup(fixture);
    await userEvent.click(opener());
    await userEvent.click(find("button"));
    expect(isOpen()).toBe(false);
    await userEvent.click(opener());
    await userEvent.click(find("h2"));
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it("stays open where the editor wants it so", async () => {
    await mountMarkup(withSettings({ close_on_overlay: false, close_on_escape: false }));
    await userEvent.click(opener());
    await userEvent.click(document.body);
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(true);
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["a press beside it", () => userEvent.click(document.body)],
  ])(
    "closes by %s where nothing in it would: nobody is held, and the site's owner is told",
    async (_, leave) => {
      const markup = withSettings({ close_on_overlay: false, close_on_escape: false });
      const { problems } = await mountMarkup(markup.replace(/<button.*<\/button>/, ""));
      await userEvent.click(opener());
      expect(problems.map(({ message }) => message).join()).toContain("nothing in the panel closes it");
      await leave();
      expect(isOpen()).toBe(false);
    },
  );

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["a press beside it", () => userEvent.click(document.body)],
  ])("closes by %s once the page's rules hide its button, as in a window made narrow", async (_, leave) => {
    await mountMarkup(withSettings({ close_on_overlay: false, close_on_escape: false }));
    await userEvent.click(opener());
    await leave();
    expect(isOpen()).toBe(true);
    vi.spyOn(find("button"), "checkVisibility").mockReturnValue(false);
    await leave();
    expect(isOpen()).toBe(false);
  });

  it("closes for a link to the page behind it", async () => {
    await mountMarkup(`<p id="behind">Behind</p>${fixture.replace("/shop/", "#behind")}`);
    await userEvent.click(opener());
    await userEvent.click(find("a[href='#behind']"));
    expect(isOpen()).toBe(false);
  });

  it("lets the page scroll only if wanted", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(opener());
    expect(document.documentElement.style.overflow).toBe("hidden");
    stop();
    await mountMarkup(withSettings({ prevent_scroll: false }));
    await userEvent.click(opener());
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("does nothing in an editor", async () => {
    await mountMarkup(fixture, { config: { is_editor: true } });
    expect(box().hasAttribute("inert")).toBe(false);
  });

  it("is given back as it was, also while it is open", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(opener());
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });
});

it.each([
  ["סינון", "#סינון"],
  ["shop-filter", "/?gclid=abc#shop-filter"],
])("a panel with the id %s opens by a link to %s", async (id, href) => {
  await mountMarkup(
    `<a id="far" href="/other/${href.slice(href.indexOf("#"))}">Other</a>${fixture
      .replace("href='#shop-filter'", `href="#shop-filter"`)
      .replace('href="#shop-filter"', `id="to" href="${href}"`)
      .replaceAll('"shop-filter"', `"${id}"`)}`,
  );
  document.addEventListener("click", (event) => event.preventDefault());
  find("#far").click();
  expect(isOpen()).toBe(false);
  find("#to").click();
  expect(isOpen()).toBe(true);
});

describe("the builder's off-canvas", () => {
  const ID = "10ce638";
  const link = (mode: string, id = ID) => {
    const hash = `#elementor-action:action=off_canvas:${mode}&settings=${btoa(JSON.stringify({ id, displayMode: mode }))}`;
    return `<a id="${mode}" href="#${encodeURIComponent(hash.slice(1))}">${mode}</a>`;
  };
  const mountNative = async (extra = "") => {
    const markup = `${extra}${nativeWidget("reading", "off-canvas.default")}`;
    return { markup, ...(await mountBuilder(markup)) };
  };

  it("opens, closes and toggles by links with its id, and sends the builder's event", async () => {
    await mountNative(link("open") + link("toggle") + link("close", "other"));
    const told: unknown[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail.displayMode);
    window.addEventListener(EVENT, listen);
    await userEvent.click(find("#open"));
    expect(isOpen()).toBe(true);
    // The page behind is inert; a link in the panel would do the same.
    find("#close").click();
    expect(isOpen()).toBe(true);
    find("#toggle").click();
    expect(isOpen()).toBe(false);
    window.removeEventListener(EVENT, listen);
    expect(told).toEqual(["open", "toggle"]);
  });

  it("opens by an action of Elementor 4, on any element", async () => {
    const action = link("open").match(/href="([^"]*)"/)?.[1];
    await mountNative(`<button data-action-link="${action}">x</button>`);
    await userEvent.click(find("[data-action-link]"));
    expect(isOpen()).toBe(true);
  });

  it("hears the builder's event, and nothing that only looks like it", async () => {
    await mountNative();
    for (const detail of [
      null,
      3,
      {},
      { id: ID },
      { id: ID, displayMode: "burst" },
      { id: "x", displayMode: "open" },
    ])
      tell(detail);
    expect(isOpen()).toBe(false);
    tell({ id: ID, displayMode: "open", previousEvent: null });
    expect(isOpen()).toBe(true);
    tell({ id: ID, displayMode: "open" });
    expect(isOpen()).toBe(true);
    tell({ id: ID, displayMode: "close" });
    expect(isOpen()).toBe(false);
  });

  it("moves by the builder's classes while the animation runs", async () => {
    let end = () => {};
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { settled } = await mountNative(link("toggle"));
    const main = find(".e-off-canvas__main");
    main.getAnimations = () => [{ finished } as unknown as Animation];
    await userEvent.click(find("#toggle"));
    expect(main.className).toBe("e-off-canvas__main animated slideInRight");
    await userEvent.click(find("#toggle"));
    expect(main.className).toBe("e-off-canvas__main animated reverse slideInRight");
    expect(box().getAttribute("aria-hidden")).toBeNull();
    end();
    await settled();
    expect(main.className).toBe("e-off-canvas__main");
    expect(box().getAttribute("aria-hidden")).toBe("true");
  });

  it("is given back as it was", async () => {
    const { markup, stop } = await mountNative(link("open"));
    await userEvent.click(find("#open"));
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });
});
