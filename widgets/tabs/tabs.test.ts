import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, isShown, nativeWidget } from "#tests/support/native-widget.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

const fixture = readFileSync("widgets/tabs/fixture.html", "utf8");
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const open = () =>
  [...document.querySelectorAll("[role=tabpanel]")].filter((panel) => isShown(panel)).map(({ id }) => id);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
});
afterEach(() => history.replaceState(null, "", "/"));

describe("tabs in plain markup", () => {
  it("show the first panel, and one at a time by their tab", async () => {
    await mountMarkup(fixture, { config: partsConfig("tabs", { tab: "is-open", panel: "is-open" }) });
    expect(open()).toEqual(["care-wash"]);
    await userEvent.click(find("#care-mend-tab"));
    expect(open()).toEqual(["care-mend"]);
    expect(find("#care-mend-tab").className).toBe("is-open");
    expect(find("#care-mend").className).toBe("is-open");
    expect(find("#care-wash-tab").classList.contains("is-open")).toBe(false);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(find("#care-wash-tab"));
    expect(open()).toEqual(["care-wash"]);
  });

  it.each([
    [
      "whose tabs name no panels",
      fixture.replaceAll(/(aria-controls|href)="[^"]*"/g, ""),
      "each of its tabs must name the id of its panel in aria-controls",
    ],
    [
      "whose panels have no ids",
      fixture.replaceAll(/id="care-\w+" role="tabpanel"/g, 'role="tabpanel"'),
      "each of its tabs must name the id of its panel in aria-controls",
    ],
    [
      "that are none",
      '<div data-widget="tabs"><p>text</p></div>',
      "its element must hold tabs and panels by their roles",
    ],
    [
      "of which one names a panel that is not there",
      fixture.replace('aria-controls="care-dry"', 'aria-controls="care-dri"'),
      '"Dry" must name the id of its panel in aria-controls, not "care-dri", which no panel here has; it opens nothing',
    ],
    ["with equal ids", fixture.replaceAll("care-dry", "care-wash"), 'the id "care-wash" is there twice'],
  ])("%s say what they lack", async (_, markup, sentence) => {
    const { problems } = await mountMarkup(markup);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(["{Enter}", " "])("open by %s on a tab that is no button and has the focus", async (key) => {
    await mountMarkup(
      fixture.replaceAll(/<(a|button)\b([^>]*role="tab"[^>]*)>(.*?)<\/\1>/g, "<div$2>$3</div>"),
    );
    find("#care-mend-tab").focus();
    await userEvent.keyboard(key);
    expect(open()).toEqual(["care-mend"]);
  });

  it("leave the keys of a field in a tab to the visitor", async () => {
    await mountMarkup(
      fixture.replace(/<(a|button)\b([^>]*id="care-mend-tab"[^>]*)>(.*?)<\/\1>/, "<div$2><input></div>"),
    );
    find("#care-mend-tab input").focus();
    await userEvent.keyboard("a b");
    expect(find("#care-mend-tab input")).toHaveProperty("value", "a b");
    expect(open()).toEqual(["care-wash"]);
  });

  it("open the panel that the server has selected", async () => {
    await mountMarkup(fixture.replace('id="care-dry-tab"', 'id="care-dry-tab" aria-selected="true"'));
    expect(open()).toEqual(["care-dry"]);
  });

  it.each([
    ["its panel", "#care-dry", "care-dry"],
    ["its tab", "#care-dry-tab", "care-dry"],
    ["an element in a panel", "#care-more", "care-mend"],
    ["an element elsewhere", "#elsewhere", "care-wash"],
    ["an address of an action", "#elementor-action%3Aaction%3Dlightbox", "care-wash"],
  ])("open by an address that leads to %s", async (_what, hash, id) => {
    history.replaceState(null, "", `/${hash}`);
    await mountMarkup(fixture);
    expect(open()).toEqual([id]);
  });

  it("open by links of the page, and when the address changes", async () => {
    await mountMarkup(
      `<a id="link" href="#care-more">x</a><a id="other" href="/other/#care-dry">x</a>${fixture}`,
    );
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    find("#link").click();
    expect(open()).toEqual(["care-mend"]);
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    find("#other").click();
    expect(open()).toEqual(["care-mend"]);
    history.replaceState(null, "", "#care-dry");
    window.dispatchEvent(new Event("hashchange"));
    expect(open()).toEqual(["care-dry"]);
  });

  it("are found by links however their addresses and ids are written", async () => {
    const { problems } = await mountMarkup(
      fixture
        .replaceAll(/ aria-controls="[^"]*"/g, "")
        .replace('href="#care-dry"', 'href="/?gclid=abc#לייבש"')
        .replace('id="care-dry"', 'id="לייבש"'),
    );
    await userEvent.click(find("#care-dry-tab"));
    expect([problems, open()]).toEqual([[], ["לייבש"]]);
  });

  it("are all shown on paper", async () => {
    await mountMarkup(fixture);
    window.dispatchEvent(new Event("beforeprint"));
    expect(open()).toHaveLength(3);
    window.dispatchEvent(new Event("afterprint"));
    expect(open()).toEqual(["care-wash"]);
  });

  it("leave tabs inside their panels to a marker of their own", async () => {
    const inner =
      '<div role="tablist"><button role="tab" id="in" aria-controls="care-dry">x</button></div><div role="tabpanel" id="care-dry">Inner</div>';
    await mountMarkup(fixture.replace("<p>By hand", `${inner}<p>By hand`));
    await userEvent.click(find("#in"));
    expect(find("#care-wash").style.display).toBe("");
  });

  it("say what is missing", async () => {
    const { problems } = await mountMarkup('<div data-widget="tabs"><p>Words</p></div>');
    expect(problems).toMatchObject([{ message: expect.stringContaining("must hold tabs and panels") }]);
  });

  it("tell which panel has opened", async () => {
    const { islet } = await mountMarkup(fixture);
    const told: string[] = [];
    islet.bus.on("elementor/nested-tabs/activate", ({ panel }) => told.push(panel.id));
    await userEvent.click(find("#care-dry-tab"));
    expect(told).toEqual(["care-dry"]);
  });

  it("are given back as they were", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(find("#care-dry-tab"));
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });
});

const CONFIG = { presets: ["elementor"] };

describe("the builder's tabs", () => {
  it.each(["reading", "reading-classic"])("on %s open by either title, with repaired roles", async (page) => {
    const markup = nativeWidget(page, "tabs.default");
    const { stop, settled } = await mountMarkup(markup, { config: CONFIG });
    await settled();
    const [first, second] = [1, 2].map((tab) => [
      ...document.querySelectorAll<HTMLElement>(`[data-tab="${tab}"]`),
    ]) as [HTMLElement[], HTMLElement[]];
    expect(first.map((element) => element.classList.contains("elementor-active"))).toEqual([
      true,
      true,
      true,
    ]);
    expect(first[2]?.hasAttribute("hidden")).toBe(false);
    expect(first.map((element) => element.getAttribute("role"))).toEqual(["tab", "button", "tabpanel"]);
    expect(first.map((element) => element.getAttribute("aria-expanded"))).toEqual(["true", "true", null]);
    expect(document.querySelectorAll("[role=tablist]")).toHaveLength(1);
    second[1]?.focus();
    await userEvent.keyboard("{Enter}");
    expect(second.map((element) => element.classList.contains("elementor-active"))).toEqual([
      true,
      true,
      true,
    ]);
    expect(second[0]?.getAttribute("aria-selected")).toBe("true");
    expect(isShown(first[2] as HTMLElement)).toBe(false);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });

  it("nested ones mark the open panel and the element around", async () => {
    await (await mountMarkup(nativeWidget("reading", "nested-tabs.default"), { config: CONFIG })).settled();
    expect(find(".e-n-tabs").classList.contains("e-activated")).toBe(true);
    await userEvent.click(document.querySelectorAll<HTMLElement>(".e-n-tab-title")[1] as HTMLElement);
    const panels = [...document.querySelectorAll(".e-n-tabs-content > .e-con")];
    expect(panels.map((panel) => panel.classList.contains("e-active"))).toEqual([false, true]);
    expect(document.querySelector(".e-n-tab-title.e-active")).toBeNull();
  });

  it("a list of videos is one stop of the Tab key, whose arrows work on the button in a tab, too", async () => {
    const list = nativeWidget("reading", "video-playlist.default");
    const [first] = /<div id="e-tab-title-1291"[\s\S]*?<\/h4>\s*<\/div>/.exec(list) ?? [""];
    const markup = list.replace(
      first,
      first + first.replaceAll("1291", "1292").replace('selected="true"', 'selected="false"'),
    );
    await (await mountMarkup(markup, { config: CONFIG })).settled();
    const buttons = [...document.querySelectorAll<HTMLElement>(".e-tab-title button")];
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1]);
    buttons[0]?.focus();
    await userEvent.keyboard("{End}");
    expect(document.activeElement?.id).toBe("e-tab-title-1292");
    expect(open()).toEqual(["e-tab-content-1292"]);
  });

  it("those of Elementor 4 mark the open tab and panel", async () => {
    await (await mountMarkup(nativeWidget("elementor4-atomic", "e-tabs"), { config: CONFIG })).settled();
    const last = document.querySelectorAll<HTMLElement>(".e-tab-base")[2] as HTMLElement;
    await userEvent.click(last);
    expect(open()).toEqual(["f08d112-tab-content-2"]);
    expect(last.classList.contains("e--selected")).toBe(true);
    expect(document.querySelectorAll(".e--selected")).toHaveLength(2);
  });
});
