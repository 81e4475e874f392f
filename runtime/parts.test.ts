import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { classNames, group, selector, toggle } from "./controls.ts";
import { defineWidget } from "./widget.ts";

const settings = z.object({ isLoud: toggle() });
const parts = group({ button: selector("button"), classes: group({ open: classNames(["is-open"]) }) });

/** Mounts a widget with parts; returns what it gets, and the problems. */
async function given(html: string, config: Readonly<Record<string, unknown>> = {}) {
  const enhance = vi.fn<(host: HTMLElement, settings: unknown) => void>();
  const widget = defineWidget({ name: "player", settings, parts, enhance });
  const load = () => Promise.resolve({ default: widget });
  const { problems } = await mountMarkup(html, {
    config,
    widgets: { player: { kind: "enhancer", when: "load", load } },
  });
  return [enhance.mock.lastCall?.[1], problems.map(({ message }) => message)];
}

const attribute = (text = "{}") => `<div class="player" data-widget="player" data-settings='${text}'></div>`;
const own = { isLoud: false, parts: { button: "button", classes: { open: ["is-open"] } } };

describe("the parts of a widget", () => {
  it("are its own, unless a marker or the page configuration gives others", async () => {
    expect(await given(attribute())).toEqual([own, []]);
    const marker = { selector: ".player", widget: "player" };
    const other = { button: ".play", classes: { open: "on here" } };
    const read = { button: ".play", classes: { open: ["on", "here"] } };
    expect(
      await given(`<div class="player"></div>`, {
        markers: [{ ...marker, settings: { is_loud: true, parts: other } }],
      }),
    ).toEqual([{ isLoud: true, parts: read }, []]);
    expect(await given(attribute(), { widget_settings: { player: { parts: other } } })).toEqual([
      { isLoud: false, parts: read },
      [],
    ]);
  });

  it("cannot be given by an attribute", async () => {
    const foreign = { parts: { button: "a" } };
    expect(await given(attribute(JSON.stringify(foreign)))).toEqual([own, []]);
    const configured = { widget_settings: { player: foreign } };
    expect((await given(attribute('{"parts":{"button":"b"}}'), configured))[0]).toMatchObject({
      parts: { button: "a" },
    });
  });

  it("in an attribute are told by ?islet-debug: nothing reads them", async () => {
    history.replaceState(null, "", "/?islet-debug");
    await given(attribute('{"parts":{"button":"a"}}'));
    history.replaceState(null, "", "/");
    const told = [...document.querySelectorAll("#islet-debug ul li")].map(({ textContent }) => textContent);
    expect(told).toEqual([expect.stringContaining("settings.parts is ignored: nothing reads it")]);
  });

  it("that the browser cannot read are told by their path, and the widget's own count", async () => {
    const [settings, problems] = await given(`<div class="player"></div>`, {
      markers: [{ selector: ".player", widget: "player", settings: { parts: { button: "::[" } } }],
    });
    expect(settings).toEqual(own);
    expect(problems).toEqual([
      '[islet] player: settings.parts.button must be a CSS selector, not "::[" (div.player). The widget runs with the defaults.',
    ]);
  });
});
