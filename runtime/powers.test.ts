import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { list, text, toggle, url } from "./controls.ts";
import { type Catalogue, defineWidget } from "./widget.ts";

interface Seen {
  readonly settings: unknown;
  readonly isFromPage: boolean;
}
let seen: Seen[];
beforeEach(() => {
  seen = [];
  loaded.mockClear();
});

const settings = z.object({
  origins: list(url(), ["https://a.example", "https://b.example"]),
  action: text("pay", 20),
  inlineScripts: toggle(),
  isTracked: toggle(true),
  label: text("Pay", 20),
});
const gate = defineWidget({
  name: "gate",
  settings,
  powers: ["origins", "action", "inlineScripts", "isTracked"],
  enhance: (_host, given, { isFromPage }) => void seen.push({ settings: given, isFromPage }),
});
const loaded = vi.fn();
const widgets: Catalogue = {
  gate: {
    kind: "enhancer",
    when: "load",
    load: async () => {
      loaded();
      return { default: gate };
    },
    preload: loaded,
  },
  other: {
    kind: "enhancer",
    when: "load",
    load: async () => ({
      default: defineWidget({ name: "other", settings: z.object({}), enhance: () => {} }),
    }),
  },
};
const DEFAULTS = {
  origins: ["https://a.example", "https://b.example"],
  action: "pay",
  inlineScripts: false,
  isTracked: true,
  label: "Pay",
};

const hostWith = (given: object) => `<div data-widget="gate" data-settings='${JSON.stringify(given)}'></div>`;
async function read(given: object, config: Record<string, unknown> = {}) {
  const { problems } = await mountMarkup(hostWith(given), { widgets, config });
  return { settings: seen[0]?.settings, problems: problems.map(({ message }) => message) };
}

describe("what gives power comes from the page configuration, never from an attribute", () => {
  it.each([
    ["addresses", { origins: ["https://evil.example"] }, { origins: [] }],
    ["an action, in either spelling", { action: "delete_all" }, {}],
    ["scripts", { inline_scripts: "yes" }, {}],
    ["scripts, in camelCase", { inlineScripts: true }, {}],
  ])("%s of an attribute do not count, and are told", async (_what, given, changed) => {
    const { settings, problems } = await read({ ...given, label: "Now" });
    expect(settings).toEqual({ ...DEFAULTS, ...changed, label: "Now" });
    expect(problems).toEqual([expect.stringContaining("must be within what #islet-config allows")]);
  });

  it.each([
    ["takes entries from a list", { origins: ["https://b.example"] }, { origins: ["https://b.example"] }],
    ["turns a switch off", { is_tracked: "" }, { isTracked: false }],
    ["says what holds anyway", { action: "pay" }, {}],
  ])("an attribute that %s is heard", async (_what, given, changed) => {
    expect(await read(given)).toEqual({ settings: { ...DEFAULTS, ...changed }, problems: [] });
  });

  it("widget_settings give it, a list narrowed by the attribute, other settings overridden by it", async () => {
    const config = {
      widget_settings: {
        gate: {
          origins: ["https://pay.example", "https://c.example"],
          inline_scripts: true,
          label: "Configured",
        },
      },
    };
    const given = { origins: ["https://c.example", "https://evil.example"], label: "Own" };
    expect((await read(given, config)).settings).toEqual({
      ...DEFAULTS,
      origins: ["https://c.example"],
      inlineScripts: true,
      label: "Own",
    });
  });

  it.each([["__proto__"], ["constructor"]])("a widget's name such as %s configures nothing", async (name) => {
    await mountMarkup(hostWith({}), {
      widgets,
      config: { widget_settings: JSON.parse(`{"${name}":{"label":"x"}}`) },
    });
    expect(seen[0]?.settings).toEqual(DEFAULTS);
    expect(({} as { label?: string }).label).toBeUndefined();
  });

  it("a marker of the configuration gives it; the same text in an attribute after that does not", async () => {
    const powerful = JSON.stringify({ action: "own" });
    const first = await mountMarkup(`<i class="gate"></i>`, {
      widgets,
      config: { markers: [{ selector: ".gate", widget: "gate", settings: powerful }] },
    });
    first.stop();
    await mountMarkup(`<div data-widget="gate" data-settings='${powerful}'></div>`, { widgets });
    expect(seen).toEqual([
      { settings: { ...DEFAULTS, action: "own" }, isFromPage: true },
      { settings: DEFAULTS, isFromPage: false },
    ]);
  });
});

describe("widgets of the page configuration", () => {
  const stateOf = () => document.querySelector("[data-widget]")?.getAttribute("data-widget-state");

  it.each([
    ["are all if the field is missing", {}, "mounted"],
    ["are those it lists", { widgets: ["gate"] }, "mounted"],
    ["are none if it lists others", { widgets: ["other"] }, "failed"],
    ["are none if it is empty", { widgets: [] }, "failed"],
  ])("that attributes may start %s", async (_what, config, state) => {
    const { problems } = await mountMarkup(hostWith({}), { widgets, config });
    expect(stateOf()).toBe(state);
    expect(problems.map(({ message }) => message)).toEqual(
      state === "failed"
        ? [
            "[islet] gate: an attribute starts it, but widgets of #islet-config does not list it (div). The server markup stays.",
          ]
        : [],
    );
    expect(loaded).toHaveBeenCalledTimes(state === "failed" ? 0 : 1);
  });

  it.each(["load", "idle", "visible", "interaction", "media (min-width: 1px)", "load idle"])(
    "that attributes may not start are not downloaded either, whatever says when: %s",
    async (on) => {
      const { islet, settled } = await mountMarkup("<p></p>", { widgets, config: { widgets: ["other"] } });
      document.body.innerHTML = `<div data-widget="gate other" data-widget-on="${on}"></div>`;
      islet.scan();
      await settled();
      const host = document.querySelector("div") as HTMLElement;
      expect(stateOf()).toBe("failed");
      for (const type of ["pointerover", "focusin", "click"])
        host.dispatchEvent(new Event(type, { bubbles: true }));
      host.setAttribute("data-settings", '{"label":"Anew"}');
      await settled();
      expect(loaded).not.toHaveBeenCalled();
      host.remove();
      await settled();
      expect(host.hasAttribute("data-widget-state")).toBe(false);
    },
  );

  it("a name that is not listed is told once, and the listed one beside it starts", async () => {
    const { problems } = await mountMarkup(
      '<div data-widget="gate other"></div><p data-widget="other"></p>',
      {
        widgets,
        config: { widgets: ["other"] },
      },
    );
    expect(problems).toHaveLength(1);
    expect(document.querySelector("p")?.getAttribute("data-widget-state")).toBe("mounted");
  });

  it("a marker that comes later starts what the attribute may not, once", async () => {
    const late = async () => {
      await Promise.resolve();
      return [{ selector: "div", widget: "gate", settings: { label: "Late" } }];
    };
    const { islet, settled } = await mountMarkup(hostWith({ label: "Hostile" }), {
      widgets,
      config: { widgets: ["other"], presets: ["late"] },
      presets: new Map([["late", async () => ({ default: { markers: late } })]]),
    });
    islet.scan();
    await settled();
    expect(stateOf()).toBe("mounted");
    expect(seen.map(({ settings: given }) => given)).toEqual([{ ...DEFAULTS, label: "Late" }]);
  });

  it("limits no marker of the configuration, also where an attribute names the same widget", async () => {
    await mountMarkup(hostWith({ label: "Hostile" }), {
      widgets,
      config: {
        widgets: [],
        markers: [{ selector: "div", widget: "gate", settings: { label: "Configured" } }],
      },
    });
    expect(seen.map(({ settings: given }) => given)).toEqual([{ ...DEFAULTS, label: "Configured" }]);
    expect(stateOf()).toBe("mounted");
  });
});
