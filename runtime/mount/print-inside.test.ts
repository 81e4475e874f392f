import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { count } from "../controls.ts";
import { defineWidget } from "../widget.ts";

const quoted = (settings: object) =>
  JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
const host = (name: string, settings: object) =>
  `<div data-widget="${name}" data-settings='${quoted(settings)}'></div>`;
const element = () => document.querySelector("[data-widget]") as HTMLElement;
const setSettings = (settings: object) => element().setAttribute("data-settings", JSON.stringify(settings));
const tabs = (...titles: string[]) => ({
  items: titles.map((title) => ({ title, text: `About ${title}.` })),
});
/** What each panel says; in brackets if it is hidden. */
const panels = () =>
  [...document.querySelectorAll<HTMLElement>("[role=tabpanel]")].map(({ style, textContent }) =>
    style.display === "none" ? `(${textContent})` : textContent,
  );
const ids = () => [...document.querySelectorAll("[role=tabpanel]")].map(({ id }) => id);

describe("an empty element with content in its settings", () => {
  it("gets the markup that a server prints, and the widget starts on it", async () => {
    const { problems } = await mountMarkup(host("tabs", { label: "Care", ...tabs("Wash", "Dry") }));
    expect(problems).toEqual([]);
    expect(document.querySelector("[role=tablist]")?.getAttribute("aria-label")).toBe("Care");
    expect(panels()).toEqual(["About Wash.", "(About Dry.)"]);
    (document.querySelectorAll("[role=tab]")[1] as HTMLElement).click();
    expect(panels()).toEqual(["(About Wash.)", "About Dry."]);
  });

  it.each([
    ["spaces and lines", " \n\t"],
    ["a comment", "<!-- here -->"],
  ])("counts as empty with %s inside, and is as it was at the end", async (_what, inside) => {
    const html = host("tabs", tabs("Wash")).replace("></", `>${inside}</`);
    const { stop } = await mountMarkup(html);
    expect(panels()).toEqual(["About Wash."]);
    stop();
    expect(element().innerHTML).toBe(inside);
  });

  it("prints each of several elements under ids of its own", async () => {
    await mountMarkup(host("tabs", tabs("Wash", "Dry")) + host("tabs", tabs("Mend")));
    expect(new Set(ids()).size).toBe(3);
    expect(ids().filter((id) => !/^islet-\d+-[12]$/.test(id))).toEqual([]);
  });

  it("takes content of the page configuration's widget_settings, too", async () => {
    const { problems } = await mountMarkup('<div data-widget="tabs"></div>', {
      config: { widget_settings: { tabs: tabs("Wash") } },
    });
    expect([panels(), problems]).toEqual([["About Wash."], []]);
  });

  it("reads content as settings: wrong rows are dropped, and told in the same sentence", async () => {
    const items = [{ title: "Wash" }, "Dry", { title: ["Mend"] }, { text: "No title." }];
    const { problems } = await mountMarkup(host("tabs", { items, label: 7 }));
    expect(document.querySelectorAll("[role=tab]")).toHaveLength(1);
    expect(problems.map(({ code }) => code)).toEqual(["settings"]);
    const [problem] = problems;
    for (const path of ["settings.items[1]", "settings.items[2].title", "settings.items[3].title"])
      expect(problem?.message).toContain(path);
    expect(problem?.paths).toEqual(["items[1]", "items[1].title", "items[2].title", "items[3].title"]);
  });

  it("tells wrong settings of the widget once", async () => {
    const items = [{ title: "Sizes", text: "Measure." }];
    const { problems } = await mountMarkup(host("accordion", { items, duration: "long" }));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("settings.duration must be"),
    ]);
    expect(document.querySelectorAll("details")).toHaveLength(1);
  });

  it("tells settings that are no JSON once, and prints nothing", async () => {
    const { problems } = await mountMarkup('<div data-widget="tabs" data-settings="{items}"></div>');
    expect(problems.map(({ code }) => code)).toEqual(["settings-syntax"]);
    expect(element().innerHTML).toBe("");
  });

  it("without rows says what is missing, as before, and prints them once they come", async () => {
    const page = await mountMarkup(host("tabs", {}));
    expect(page.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("its element must hold tabs and panels by their roles"),
    ]);
    setSettings(tabs("Wash"));
    await page.settled();
    expect([panels(), page.problems.length]).toEqual([["About Wash."], 1]);
    page.stop();
    expect(element().innerHTML).toBe("");
  });

  it("fails with the chunk that did not arrive, and runs once its settings change and it does", async () => {
    const { default: widget } = await catalogue.tabs.load();
    let isLost = true;
    const printed = () =>
      isLost || !("printed" in widget) || !widget.printed
        ? Promise.reject(new Error("gone"))
        : widget.printed();
    const load = () => Promise.resolve({ default: { ...widget, printed } });
    const page = await mountMarkup(host("tabs", tabs("Wash")), {
      widgets: { tabs: { kind: "enhancer", when: "load", load } },
    });
    expect([page.problems.map(({ code }) => code), element().innerHTML]).toEqual([["chunk"], ""]);
    isLost = false;
    setSettings(tabs("Dry"));
    await page.settled();
    expect(panels()).toEqual(["About Dry."]);
  });

  it("that prints nothing is told what it lacks, and nothing of markup that it has not", async () => {
    const { problems } = await mountMarkup(host("accordion", { items: [] }));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("its element must hold details"),
    ]);
  });

  it("is not printed where the page does not list the widget", async () => {
    const { problems } = await mountMarkup(host("tabs", tabs("Wash")), { config: { widgets: ["popup"] } });
    expect([element().innerHTML, problems.map(({ code }) => code)]).toEqual(["", ["not-listed"]]);
  });

  it("is left alone by markers, which find the markup of others", async () => {
    const { problems } = await mountMarkup('<div class="native"></div>', {
      config: { markers: [{ selector: ".native", widget: "tabs", settings: tabs("Wash") }] },
    });
    expect(document.querySelector(".native")?.innerHTML).toBe("");
    expect(problems[0]?.message).toContain("its element must hold tabs");
  });

  it("is printed on an editor's canvas, where the widget itself is still", async () => {
    await mountMarkup(host("tabs", tabs("Wash", "Dry")), { config: { is_editor: true } });
    expect(panels()).toEqual(["About Wash.", "About Dry."]);
  });

  it("gets the texts of the page", async () => {
    await mountMarkup(host("share-buttons", { items: [{ network: "copy" }, { network: "facebook" }] }), {
      config: { i18n: { share_copy: "<b>Kopieren</b>" } },
    });
    expect(document.querySelector("button")?.textContent).toBe("<b>Kopieren</b>");
    expect(document.querySelector("a")?.textContent).toBe("Share on Facebook");
  });
});

describe("a printed element whose settings change", () => {
  it("is printed anew, keeps its ids, and the widget goes on with what visitors see", async () => {
    const page = await mountMarkup(host("tabs", tabs("Wash", "Dry")));
    const before = ids();
    (document.querySelectorAll("[role=tab]")[1] as HTMLElement).click();
    setSettings(tabs("Wash", "Dry flat", "Mend"));
    await page.settled();
    expect(panels()).toEqual(["(About Wash.)", "About Dry flat.", "(About Mend.)"]);
    expect([ids().slice(0, 2), element().childElementCount]).toEqual([before, 4]);
    page.stop();
    expect([element().innerHTML, page.problems]).toEqual(["", []]);
  });

  it("keeps its elements if it prints the same", async () => {
    const items = [{ title: "Sizes", text: "Measure." }];
    const page = await mountMarkup(host("accordion", { items }));
    const details = document.querySelector("details");
    setSettings({ items, exclusive: true });
    await page.settled();
    expect(document.querySelector("details")).toBe(details);
  });

  it("shows the last of several changes in a row", async () => {
    const page = await mountMarkup(host("tabs", tabs("One")));
    setSettings({ items: "none" });
    await Promise.resolve();
    setSettings(tabs("Two"));
    await Promise.resolve();
    setSettings(tabs("Three", "Four"));
    await page.settled();
    expect(panels()).toEqual(["About Three.", "(About Four.)"]);
  });

  it("fails without rows, and runs again with some", async () => {
    const page = await mountMarkup(host("tabs", tabs("One")));
    setSettings({ items: [] });
    await page.settled();
    expect([element().dataset["widgetState"], panels()]).toEqual(["failed", []]);
    setSettings(tabs("Two"));
    await page.settled();
    expect([element().dataset["widgetState"], panels()]).toEqual(["mounted", ["About Two."]]);
  });
});

describe("an element that has markup", () => {
  it("is left as it is, whatever its settings say", async () => {
    const html =
      '<div data-widget="accordion"><details><summary>Sizes</summary><div>Words.</div></details></div>';
    const page = await mountMarkup(html);
    const before = element().innerHTML;
    setSettings({ items: [{ title: "Other" }] });
    await page.settled();
    expect([element().innerHTML, page.problems]).toEqual([before, []]);
  });

  it("is told about content that is not used, once something else fails", async () => {
    const { problems } = await mountMarkup(host("tabs", tabs("Wash")).replace("></", "><p>Words.</p></"));
    expect(problems.map(({ message }) => message).join("\n")).toContain(
      "settings.items is not used: the element already has markup",
    );
  });

  it("is not printed into when text alone is inside", async () => {
    const page = await mountMarkup(host("tabs", tabs("Wash")).replace("></", ">Words.</"));
    expect(page.problems.map(({ message }) => message).join("\n")).toContain("settings.items is not used");
    setSettings(tabs("Dry"));
    await page.settled();
    expect(element().innerHTML).toBe("Words.");
    element().replaceChildren();
    setSettings(tabs("Mend"));
    await page.settled();
    expect(panels()).toEqual(["About Mend."]);
  });
});

describe("an element that leaves", () => {
  it("takes its widget with it, and one that takes its place goes on with the open tab", async () => {
    const html = host("tabs", tabs("Wash", "Dry")).replace("<div", '<div id="care"');
    const page = await mountMarkup(`<main>${html}</main>`);
    (document.querySelectorAll("[role=tab]")[1] as HTMLElement).click();
    (document.querySelector("main") as HTMLElement).innerHTML = html;
    await page.settled();
    expect([panels(), page.problems]).toEqual([["(About Wash.)", "About Dry."], []]);
  });
});

describe("an element with text alone whose widget runs", () => {
  it("is not printed into by other settings", async () => {
    const load = () =>
      Promise.resolve({
        default: defineWidget({
          ...{ name: "note", settings: z.object({ size: count({ default: 1 }) }), enhance: () => {} },
          printed: () => Promise.resolve({ template: ["Printed"] }),
        }),
      });
    const page = await mountMarkup(host("note", { size: 2 }).replace("></", ">Words.</"), {
      widgets: { note: { kind: "enhancer", when: "load", load } },
    });
    setSettings({ size: 3 });
    await page.settled();
    expect([element().innerHTML, page.problems]).toEqual(["Words.", []]);
  });
});

describe("on an editor's canvas", () => {
  it("prints changed content, and the widget stays still", async () => {
    const page = await mountMarkup(host("tabs", tabs("Wash", "Dry")), { config: { is_editor: true } });
    setSettings(tabs("Wash", "Dry flat"));
    await page.settled();
    expect([panels(), page.problems]).toEqual([["About Wash.", "About Dry flat."], []]);
    setSettings({ items: [] });
    await page.settled();
    expect([panels(), page.problems]).toEqual([[], []]);
    setSettings(tabs("Mend", "Sew"));
    await page.settled();
    expect(panels()).toEqual(["About Mend.", "About Sew."]);
  });
});
