import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { text } from "../controls.ts";
import { ServerContent } from "../server-content.tsx";
import { type Catalogue, defineWidget, missing, type WidgetContext } from "../widget.ts";

const settings = z.object({ label: text("hello") });
const log: string[] = [];

const widgets: Catalogue = {
  probe: {
    kind: "enhancer",
    when: "load",
    load: () =>
      Promise.resolve({
        default: defineWidget({
          name: "probe",
          settings,
          enhance(host: HTMLElement, { label }, { page, signal, listen }: WidgetContext) {
            if (label === "bad") throw missing("settings.label or settings.other_words[0].text must be good");
            log.push(`${label} ${page.isEditor} ${page.isPreview}`);
            const added = document.createElement("b");
            added.textContent = label;
            host.append(added);
            signal.addEventListener("abort", () => added.remove());
            listen(host, "islet:preview", () => log.push("opens"));
          },
        }),
      }),
  },
  drawn: {
    kind: "island",
    when: "load",
    load: () =>
      Promise.resolve({
        default: defineWidget({
          name: "drawn",
          settings,
          Component: () => {
            useState(0);
            return (
              <em>
                <ServerContent />
              </em>
            );
          },
        }),
      }),
  },
};
const config = { is_editor: true };
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const dialog = () => document.querySelector<HTMLDialogElement>("dialog.islet-preview");

beforeEach(() => void log.splice(0));
afterEach(() => vi.restoreAllMocks());

describe("islet.preview", () => {
  const MARKUP = `<button id="panel">Preview</button><div id="host" data-widget="probe" data-settings='{"label":"one"}'><label for="field">Field</label><input id="field" aria-describedby="hint elsewhere"><a href="#hint">Hint</a><p id="hint" contenteditable="true">Server</p><div data-widget="drawn">inner</div></div>`;
  const open = async (extra: object = {}) => {
    const page = await mountMarkup(MARKUP, { config: { ...config, ...extra }, widgets });
    byId("panel").focus();
    let isClosed = false;
    const closed = page.islet.preview?.(byId("host")).then(() => (isClosed = true));
    await page.settled();
    const shown = dialog() as HTMLDialogElement;
    return { page, closed, shown, isClosed: () => isClosed };
  };

  it("is there in an editor only", async () => {
    expect((await mountMarkup("", { widgets })).islet.preview).toBeUndefined();
    const page = await mountMarkup("", { config, widgets });
    expect(page.islet.preview).toBeTypeOf("function");
    page.stop();
    expect(page.islet.preview).toBeUndefined();
  });

  it("mounts a copy as visitors get it, in a modal dialog with a name", async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const { shown, page } = await open();
    expect([shown.open, shown.getAttribute("aria-label")]).toEqual([true, "Preview"]);
    expect(modal).toHaveBeenCalledOnce();
    expect(log).toEqual(["one true false", "one true false", "one false true", "opens"]);
    const copy = shown.querySelector<HTMLElement>("[data-widget=probe]");
    expect(copy?.dataset["widgetState"]).toBe("mounted");
    expect([...(copy?.querySelectorAll(":scope > b") ?? [])].map((b) => b.textContent)).toEqual(["one"]);
    expect(copy?.querySelector("em")?.textContent).toBe("inner");
    expect(page.problems).toEqual([]);
  });

  it("gives ids and what refers to them new names; others stay", async () => {
    const { shown } = await open();
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const field = shown.querySelector("input") as HTMLInputElement;
    const hint = shown.querySelector("p") as HTMLElement;
    expect(shown.querySelector("label")?.htmlFor).toBe(field.id);
    expect(field.getAttribute("aria-describedby")).toBe(`${hint.id} elsewhere`);
    expect(shown.querySelector("a")?.getAttribute("href")).toBe(`#${hint.id}`);
    expect(hint.hasAttribute("contenteditable")).toBe(false);
  });

  it("leaves the editor's element as it is, and its widgets run on", async () => {
    const { page } = await open();
    const original = byId("host");
    expect(original.querySelector(":scope > b")?.textContent).toBe("one");
    expect(original.querySelector("em")?.textContent).toBe("inner");
    expect(byId("hint").getAttribute("contenteditable")).toBe("true");
    expect(page.problems).toEqual([]);
  });

  it.each([
    ["its button", (shown: HTMLDialogElement) => shown.querySelector("button")?.click()],
    ["Escape", (shown: HTMLDialogElement) => shown.close()],
  ])("closes by %s: its widgets end, and the focus is where it was", async (_how, close) => {
    const { shown, page, closed, isClosed } = await open();
    const unmounted: unknown[] = [];
    document.addEventListener("islet:unmounted", (event) => unmounted.push((event as CustomEvent).detail));
    expect(isClosed()).toBe(false);
    close(shown);
    await closed;
    await page.settled();
    expect([dialog(), document.activeElement, unmounted.length]).toEqual([null, byId("panel"), 2]);
    expect(byId("host").dataset["widgetState"]).toBe("mounted");
  });

  it("follows settings that change meanwhile; a second preview closes the first; the end of Islet closes it", async () => {
    const { page, closed } = await open();
    byId("host").setAttribute("data-settings", '{"label":"two"}');
    await page.settled();
    expect(dialog()?.querySelector("b")?.textContent).toBe("two");
    void page.islet.preview?.(byId("host"));
    await closed;
    await page.settled();
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    page.stop();
    await page.settled();
    expect(dialog()).toBeNull();
  });

  it("lets the editor take its handles out of the copy", async () => {
    const page = await mountMarkup(MARKUP, { config, widgets });
    page.islet.hooks.addFilter("islet/preview", (copy: HTMLElement, host: HTMLElement) => {
      expect(host).toBe(byId("host"));
      copy.querySelector("a")?.remove();
      return copy;
    });
    void page.islet.preview?.(byId("host"));
    await page.settled();
    expect([dialog()?.querySelector("a"), byId("host").querySelector("a") === null]).toEqual([null, false]);
  });
});

describe("a widget that moves or hides what it holds", () => {
  const POPUP = `<section id="letter" data-widget="popup" data-settings='{"entrance_animation":"none"}'><h2>Four letters</h2><p>Words</p></section>`;

  it("stands still: its content is in its place, and settings are checked all the same", async () => {
    const page = await mountMarkup(POPUP, { config });
    const inside = [...byId("letter").childNodes];
    expect(byId("letter").dataset["widgetState"]).toBe("mounted");
    expect([...byId("letter").childNodes]).toEqual(inside);
    expect(document.querySelector("dialog")).toBeNull();
    byId("letter").querySelector("p")?.remove();
    byId("letter").setAttribute("data-settings", '{"width":"wide"}');
    await page.settled();
    expect(page.problems.map(({ paths }) => paths)).toEqual([["width"]]);
    expect(byId("letter").innerHTML).toBe("<h2>Four letters</h2>");
  });

  it("shows what its styles hide until it opens, also what comes later, and leaves what the page hides", async () => {
    const styles =
      "#letter[data-widget-state]:not([data-widget-state=failed]) p { display: none } #letter small { display: none }";
    const page = await mountMarkup(`<style>${styles}</style>${POPUP}`, { config });
    const isSeen = (selector: string) =>
      getComputedStyle(byId("letter").querySelector(selector) as Element).display !== "none";
    expect(isSeen("p")).toBe(true);
    byId("letter").insertAdjacentHTML("beforeend", "<p class=late>Late</p><small>Never</small>");
    await page.settled();
    expect([isSeen(".late"), isSeen("small")]).toEqual([true, false]);
    expect(byId("letter").dataset["widgetState"]).toBe("mounted");
    byId("letter").dataset["widget"] = "";
    await page.settled();
    expect(document.querySelector("[data-widget-shown]")).toBeNull();
  });

  it("opens in the preview, which closes with it", async () => {
    const page = await mountMarkup(POPUP, { config });
    const closed = page.islet.preview?.(byId("letter"));
    await page.settled();
    const popup = dialog()?.querySelector("dialog") as HTMLDialogElement;
    expect([popup.open, popup.querySelector("h2")?.textContent]).toEqual([true, "Four letters"]);
    byId("letter").setAttribute("data-settings", '{"width":500,"entrance_animation":"none"}');
    await page.settled();
    expect([popup.open, popup.style.getPropertyValue("--islet-popup-width")]).toEqual([true, "500px"]);
    popup.close();
    await closed;
    await page.settled();
    expect([dialog(), byId("letter").textContent]).toEqual([null, "Four lettersWords"]);
  });
});

describe("a widget that cannot run yet", () => {
  const problemOf = (id: string) => byId(id).getAttribute("data-widget-problem");

  it("shows a sentence in its place, and tells the settings, until it can run", async () => {
    const page = await mountMarkup(`<div id="c" data-widget="countdown"></div>`, { config });
    expect(problemOf("c")).toBe(
      "Cannot run yet: countdown: end date or evergreen interval must say when it ends.",
    );
    expect(page.problems.map(({ code, paths }) => [code, paths])).toEqual([
      ["crash", ["end_date", "evergreen_interval"]],
    ]);
    byId("c").setAttribute("data-settings", '{"end_date":4102444800}');
    await page.settled();
    expect([problemOf("c"), byId("c").dataset["widgetState"]]).toEqual([null, "mounted"]);
    byId("c").setAttribute("data-settings", '{"end_date":""}');
    await page.settled();
    expect(problemOf("c")).toMatch(/^Cannot run yet: countdown: end date/);
    byId("c").setAttribute("data-settings", '{"end_date":4102444800}');
    await page.settled();
    expect([problemOf("c"), byId("c").dataset["widgetState"]]).toEqual([null, "mounted"]);
  });

  it("says why in the words of the editor's panel, if the editor has them", async () => {
    const page = await mountMarkup("", { config });
    page.islet.hooks.addFilter("islet/problem", (reason: string, { paths }: { paths: readonly string[] }) =>
      paths.reduce((words, path) => words.replace(path.replaceAll("_", " "), `“${path}”`), reason),
    );
    document.body.innerHTML = `<div id="c" data-widget="countdown"></div>`;
    await page.settled();
    expect(problemOf("c")).toBe(
      "Cannot run yet: countdown: “end_date” or “evergreen_interval” must say when it ends.",
    );
  });

  it("names settings at any depth as the page spells them", async () => {
    const page = await mountMarkup(`<p id="p" data-widget="probe" data-settings='{"label":"bad"}'></p>`, {
      config,
      widgets,
    });
    expect(page.problems[0]?.paths).toEqual(["label", "other_words[0].text"]);
    expect(problemOf("p")).toBe("Cannot run yet: probe: label or other words[0].text must be good.");
  });

  it("shows visitors nothing", async () => {
    const page = await mountMarkup(`<div id="c" data-widget="countdown"></div>`);
    expect([problemOf("c"), page.problems[0]?.paths]).toEqual([null, ["end_date", "evergreen_interval"]]);
  });

  it("and the page is as it was when Islet stops", async () => {
    const page = await mountMarkup(`<div id="c" data-widget="countdown"></div>`, { config });
    page.stop();
    expect(document.body.innerHTML).toBe('<div id="c" data-widget="countdown"></div>');
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});
