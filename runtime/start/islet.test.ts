import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type MountedPage, mountMarkup } from "#tests/support/mount.ts";
import { text } from "../controls.ts";
import type { ElementReady } from "../events.ts";
import type { Page } from "../page.ts";
import type { Preset } from "../preset.ts";
import { type Catalogue, defineWidget, type WidgetContext } from "../widget.ts";

interface Life {
  readonly host: HTMLElement;
  readonly settings: object;
  readonly context: WidgetContext;
}

/** Two enhancers that write down what happens to them. */
function recorded() {
  const begun: Life[] = [];
  const ended: HTMLElement[] = [];
  const widgetOf = (name: string) =>
    defineWidget({
      name,
      settings: z.object({ label: text("none") }),
      enhance(host, settings, context) {
        if (settings.label === "throw") throw new Error("told to");
        begun.push({ host, settings, context });
        context.signal.addEventListener("abort", () => void ended.push(host));
      },
    });
  const entry = (name: string) => ({
    kind: "enhancer" as const,
    when: "load",
    load: () => Promise.resolve({ default: widgetOf(name) }),
  });
  const widgets: Catalogue = { probe: entry("probe"), other: entry("other") };
  return { begun, ended, widgets, names: () => begun.map(({ context }) => context.name) };
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const codes = ({ problems }: MountedPage) => problems.map(({ code }) => code);
const labels = (begun: readonly Life[]) => begun.map(({ settings }) => Reflect.get(settings, "label"));
const html = (markup: string) => document.createRange().createContextualFragment(markup);

describe("runtime.1 markers present at load", () => {
  it("are found and mounted whatever their order and depth, and say so", async () => {
    const { widgets, names } = recorded();
    await mountMarkup(
      `<p data-widget="other" id="a"></p><div><section data-widget="probe" id="b"><i data-widget="probe" id="c"></i></section></div>`,
      { widgets },
    );
    expect(names()).toEqual(["other", "probe", "probe"]);
    for (const id of ["a", "b", "c"]) expect(byId(id).dataset["widgetState"]).toBe("mounted");
  });

  it("several names on one host share its settings; each name counts once", async () => {
    const { begun, widgets, names } = recorded();
    await mountMarkup(`<p data-widget=" probe  other probe " data-settings='{"label":"both"}'></p>`, {
      widgets,
    });
    expect(names()).toEqual(["probe", "other"]);
    expect(labels(begun)).toEqual(["both", "both"]);
  });

  it("hostile names find nothing", async () => {
    const page = await mountMarkup(`<p data-widget="__proto__ constructor toString"></p>`);
    expect(codes(page)).toEqual(["unknown-widget", "unknown-widget", "unknown-widget"]);
  });

  it("of two islands on one host the first runs, the other is told once", async () => {
    const island = {
      kind: "island" as const,
      when: "load",
      load: () =>
        Promise.resolve({
          default: defineWidget({ name: "drawn", settings: z.object({}), Component: () => "drawn" }),
        }),
    };
    const page = await mountMarkup(
      `<p id="a" data-widget="countdown drawn" data-settings='{"end_date":1}'></p>`,
      {
        widgets: { drawn: island },
      },
    );
    document.body.append(byId("a"));
    await page.settled();
    expect(page.problems).toMatchObject([{ code: "two-islands", widget: "drawn", other: "countdown" }]);
    expect(byId("a").dataset["widgetState"]).toBe("mounted");
  });
});

describe("the page configuration", () => {
  it("that PHP prints as [] is empty; one with a mistake is told with the place", async () => {
    const { widgets } = recorded();
    const messages = async (unreadable: string) =>
      (await mountMarkup(`<p data-widget="probe"></p>`, { widgets, unreadable })).problems.map(
        ({ message }) => message,
      );
    expect(await messages("[]")).toEqual([]);
    expect(await messages('{"cart_url" "/basket/"}')).toEqual([
      '[islet] #islet-config is not valid JSON at line 1, column 13, near "\\"/basket/\\"}". The defaults hold.',
    ]);
  });
});

describe("runtime.4 an unknown widget name", () => {
  it("is reported once per name with the nearest known one; the markup stays; the others run", async () => {
    const { widgets, names } = recorded();
    const page = await mountMarkup(
      `<p data-widget="prob" id="a">text</p><p data-widget="prob"></p><p data-widget="countdwon probe"></p>`,
      { widgets },
    );
    expect(page.problems.map(({ message }) => message)).toEqual([
      '[islet] prob: no widget has this name; did you mean "probe"? (p#a). The server markup stays.',
      '[islet] countdwon: no widget has this name; did you mean "countdown"? (p). The server markup stays.',
    ]);
    expect(byId("a").outerHTML).toBe('<p data-widget="prob" id="a">text</p>');
    expect(names()).toEqual(["probe"]);
  });
});

describe("runtime.5 the page changes", () => {
  it("late markers are mounted, removed ones unmounted", async () => {
    const { begun, ended, widgets } = recorded();
    const { settled } = await mountMarkup("<main></main>", { widgets });
    document.body.append(html(`<div id="late"><p data-widget="probe"></p></div>`));
    await settled();
    expect(begun).toHaveLength(1);
    byId("late").remove();
    await settled();
    expect(ended).toEqual([begun[0]?.host]);
    expect(begun[0]?.context.signal.aborted).toBe(true);
    expect(begun[0]?.host.hasAttribute("data-widget-state")).toBe(false);
  });

  it("a host that moves keeps running", async () => {
    const { begun, ended, widgets } = recorded();
    const { settled } = await mountMarkup(`<main></main><p data-widget="probe" id="a"></p>`, { widgets });
    document.querySelector("main")?.append(byId("a"));
    await settled();
    document.body.prepend(byId("a"));
    await settled();
    expect([begun.length, ended.length]).toEqual([1, 0]);
  });

  it("a marker that an element gets or loses starts or ends its widget", async () => {
    const { begun, ended, widgets } = recorded();
    const { settled } = await mountMarkup(`<p id="a"></p>`, { widgets });
    byId("a").setAttribute("data-widget", "probe");
    await settled();
    byId("a").setAttribute("data-widget", "other");
    await settled();
    expect([begun.map(({ context }) => context.name), ended.length]).toEqual([["probe", "other"], 1]);
    byId("a").removeAttribute("data-widget");
    await settled();
    expect(ended).toHaveLength(2);
    expect(byId("a").outerHTML).toBe('<p id="a"></p>');
  });

  it("new settings reach the widget; the same text again does not", async () => {
    const { begun, ended, widgets } = recorded();
    const { settled } = await mountMarkup(
      `<p id="a" data-widget="probe" data-settings='{"label":"one"}'></p>`,
      {
        widgets,
      },
    );
    byId("a").setAttribute("data-settings", '{"label":"one"}');
    await settled();
    expect(begun).toHaveLength(1);
    byId("a").setAttribute("data-settings", '{"label":"two"}');
    await settled();
    expect([labels(begun), ended.length]).toEqual([["one", "two"], 1]);
  });

  it.each(['{"label":', '{"label":"throw"}'])(
    "a widget that failed starts again once its settings are right (%s)",
    async (bad) => {
      const { begun, widgets } = recorded();
      const page = await mountMarkup(`<p id="a" data-widget="probe" data-settings='${bad}'></p>`, {
        widgets,
      });
      expect(byId("a").dataset["widgetState"]).toBe("failed");
      byId("a").setAttribute("data-settings", '{"label":"mended"}');
      await page.settled();
      expect(labels(begun)).toEqual(["mended"]);
      expect(byId("a").dataset["widgetState"]).toBe("mounted");
    },
  );

  it("a copy of a mounted host mounts anew", async () => {
    const { begun, widgets } = recorded();
    const { settled } = await mountMarkup(`<p data-widget="probe" id="a"></p>`, { widgets });
    const copy = byId("a").cloneNode(true) as HTMLElement;
    document.body.append(copy);
    await settled();
    expect(begun.map(({ host }) => host)).toEqual([byId("a"), copy]);
  });

  it("F32 a host removed while its code loads is never mounted", async () => {
    const { begun, widgets } = recorded();
    let arrive = () => {};
    const late = {
      ...(widgets["probe"] as Catalogue[string]),
      load: () =>
        new Promise<never>((resolve) => (arrive = () => resolve(widgets["probe"]?.load() as never))),
    };
    const { settled, islet } = await mountMarkup("<main></main>", { widgets: { late } });
    document.body.append(html(`<p data-widget="late" id="a"></p>`));
    await vi.waitUntil(() => byId("a").dataset["widgetState"] === "waiting");
    byId("a").remove();
    await settled();
    arrive();
    await settled();
    expect(begun).toEqual([]);
    islet.stop();
  });

  it.each(["idle", "load idle"])("F32 a host removed while it waits (%s) is never mounted", async (on) => {
    const idleMoments: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void) => idleMoments.push(run));
    const { begun, widgets } = recorded();
    const { settled } = await mountMarkup("<main></main>", { widgets });
    const host = document.createElement("p");
    host.dataset["widget"] = "probe";
    host.dataset["widgetOn"] = on;
    document.body.append(host);
    await vi.waitUntil(() => idleMoments.length > 0);
    host.remove();
    await settled();
    for (const run of idleMoments) run();
    await settled();
    expect(begun).toEqual([]);
  });

  it("markers in a template wait until they are on the page", async () => {
    const { begun, widgets } = recorded();
    const { settled } = await mountMarkup(`<template><p data-widget="probe"></p></template>`, { widgets });
    expect(begun).toEqual([]);
    document.body.append(document.querySelector("template")?.content.cloneNode(true) as Node);
    await settled();
    expect(begun).toHaveLength(1);
  });
});

describe("islet.scan and islet.stop", () => {
  it("scan(root) finds what it finds already, once", async () => {
    const { begun, widgets } = recorded();
    const { islet, settled } = await mountMarkup(`<p data-widget="probe" id="a"></p>`, { widgets });
    islet.scan();
    islet.scan(byId("a"));
    await settled();
    expect(begun).toHaveLength(1);
  });

  it("scan(root) finds markers where no observer looks", async () => {
    const { begun, widgets } = recorded();
    const { islet, settled } = await mountMarkup(`<div id="frame"></div>`, { widgets });
    const shadow = byId("frame").attachShadow({ mode: "open" });
    shadow.append(html(`<p data-widget="probe"></p>`));
    islet.scan(shadow);
    await settled();
    expect(begun).toHaveLength(1);
  });

  it("stop ends every widget, gives the markup back and hears nothing any more", async () => {
    const { begun, ended, widgets } = recorded();
    const before = `<main><p data-widget="probe"></p><p data-widget="nothing">x</p></main>`;
    const { stop, settled } = await mountMarkup(before, { widgets });
    stop();
    expect(document.body.innerHTML).toBe(before);
    document.body.append(html(`<p data-widget="probe"></p>`));
    await settled();
    expect([begun.length, ended.length]).toEqual([1, 1]);
  });
});

describe("markers of the page configuration", () => {
  const config = {
    markers: [
      { selector: ".card", widget: "probe", settings: { label: "by selector" } },
      { selector: "#both", widget: "other probe", settings: { label: "never" } },
    ],
  };

  it("mark elements as if the attributes stood there, late ones too; an attribute's own widget stays", async () => {
    const { begun, widgets } = recorded();
    const { settled, problems } = await mountMarkup(
      `<p class="card"></p><p class="card" id="both" data-widget="probe" data-settings='{"label":"own"}'></p>`,
      { config, widgets },
    );
    const all = begun.map(({ host, context, settings }) => [host.id, context.name, settings]);
    expect(all).toHaveLength(3);
    expect(all).toEqual(
      expect.arrayContaining([
        ["both", "probe", { label: "own" }],
        ["both", "other", { label: "never" }],
        ["", "probe", { label: "by selector" }],
      ]),
    );
    document.body.append(html(`<div><p class="card" id="late"></p></div>`));
    await settled();
    expect(begun.at(-1)).toMatchObject({ host: byId("late"), settings: { label: "by selector" } });
    byId("late").remove();
    await settled();
    expect(begun.at(-1)?.context.signal.aborted).toBe(true);
    expect(problems).toEqual([]);
  });

  it("a marker that is wrong is told, and the others count", async () => {
    const { begun, widgets } = recorded();
    const markers = [null, 5, { selector: "p:first(", widget: "probe" }, { selector: "p", widget: "probe" }];
    const page = await mountMarkup("<p></p>", { config: { markers }, widgets });
    expect(codes(page)).toEqual(["marker", "marker", "marker"]);
    expect(begun).toHaveLength(1);
  });

  it("settings of a marker are checked like an attribute's, and named by their selector", async () => {
    const { widgets } = recorded();
    const markers = [
      { selector: "p", widget: "probe", settings: { label: [] } },
      { selector: "i", widget: "probe", settings: "{" },
    ];
    const { problems } = await mountMarkup("<p></p><i></i>", { config: { markers }, widgets });
    expect(problems).toMatchObject([
      { code: "settings", issues: [{ path: "settings.label" }] },
      { code: "settings-syntax", source: 'markers["i"]' },
    ]);
  });
});

describe("presets", () => {
  const fixture: Preset = {
    markers: () => [
      {
        selector: ".native",
        widget: "probe",
        settings: (host: HTMLElement) => ({ label: host.dataset["title"] ?? "" }),
      },
    ],
  };
  const presets = new Map<string, () => Promise<{ default: Preset }>>([
    ["fixture", () => Promise.resolve({ default: fixture })],
    ["broken", () => Promise.reject(new Error("not there"))],
    [
      "modest",
      () =>
        Promise.resolve({
          default: {
            markers: (_page, skip) => {
              skip("the stock script runs");
              return [];
            },
          },
        }),
    ],
  ]);

  it("a named preset marks native markup and reads its settings from it; nothing restarts when the host moves", async () => {
    const { begun, ended, widgets } = recorded();
    const { settled } = await mountMarkup(`<main></main><p class="native" data-title="From the CMS"></p>`, {
      config: { presets: ["fixture"] },
      presets,
      widgets,
    });
    expect(labels(begun)).toEqual(["From the CMS"]);
    document.querySelector("main")?.append(document.querySelector(".native") as Node);
    await settled();
    expect([begun.length, ended.length]).toEqual([1, 0]);
  });

  it("one that reads the page's own objects completes the page configuration, whose own fields win", async () => {
    const read = {
      config: () => ({ cart_url: "/basket/", nonces: { apply_coupon: "read", login: "read" } }),
      markers: async (page: Page) => {
        seen.push(page.cartUrl, page.nonces);
        return [];
      },
    };
    const seen: unknown[] = [];
    const { islet } = await mountMarkup(`<p data-widget="sticky-header"></p>`, {
      config: { presets: ["fixture"], nonces: { login: "written" } },
      presets: new Map([["fixture", () => Promise.resolve({ default: read })]]),
    });
    expect(seen).toEqual(["/basket/", { apply_coupon: "read", login: "written" }]);
    expect(islet.page.cartUrl).toBe("/basket/");
  });

  it("names no widget that a build with only some has left out", async () => {
    vi.stubGlobal("__ISLET_ONLY__", ["probe"]);
    const { names, widgets } = recorded();
    const markers = () => [
      { selector: "p", widget: "absent probe" },
      { selector: "p", widget: "absent" },
    ];
    const { problems } = await mountMarkup("<p></p>", {
      config: { presets: ["fixture"] },
      presets: new Map([["fixture", () => Promise.resolve({ default: { markers } })]]),
      widgets,
    });
    expect([names(), problems]).toEqual([["probe"], []]);
  });

  it("is not even loaded where it is not named", async () => {
    const load = vi.fn();
    await mountMarkup(`<p class="native" data-widget="sticky-header"></p>`, {
      presets: new Map([["fixture", load]]),
    });
    expect(load).not.toHaveBeenCalled();
  });

  it("one that is unknown, broken or stands back is told once, and the others count", async () => {
    const { begun, widgets } = recorded();
    const { problems } = await mountMarkup(`<p class="native"></p>`, {
      config: { presets: ["nothing", "broken", "modest", "fixture"] },
      presets,
      widgets,
    });
    expect(problems.map(({ message }) => message).toSorted()).toEqual([
      '[islet] preset "broken": Error: not there.',
      '[islet] preset "modest": the stock script runs.',
      '[islet] preset "nothing": there is none of this name; known are: fixture, broken, modest. It marks nothing.',
    ]);
    expect(begun).toHaveLength(1);
  });
});

describe("what the page hears", () => {
  it("element_ready comes in the builder's order, for late markup again", async () => {
    const { widgets } = recorded();
    const { islet, settled } = await mountMarkup("<main></main>", { widgets });
    const order: string[] = [];
    for (const name of ["probe", "widget", "global"] as const) {
      islet.hooks.addAction(
        `frontend/element_ready/${name}`,
        (host: HTMLElement) => void order.push(`${name} ${host.id}`),
      );
      islet.bus.on(
        `frontend/element_ready/${name}`,
        ({ widget }: ElementReady) => void order.push(`bus ${name} ${widget}`),
      );
    }
    for (const id of ["a", "b"]) {
      document.body.append(html(`<p id="${id}" data-widget="probe"></p>`));
      await settled();
    }
    expect(order).toEqual(
      ["a", "b"].flatMap((id) =>
        ["global", "widget", "probe"].flatMap((name) => [`${name} ${id}`, `bus ${name} probe`]),
      ),
    );
  });

  it("islet:mounted and islet:unmounted bubble from the host", async () => {
    const { widgets } = recorded();
    const heard: string[] = [];
    const { settled, islet } = await mountMarkup("<main></main>", { widgets });
    const test = new AbortController();
    const listen = (event: Event) => {
      const { widget } = (event as CustomEvent<{ widget: string }>).detail;
      heard.push(`${event.type} ${(event.target as Element).id} ${widget}`);
    };
    for (const type of ["islet:mounted", "islet:unmounted"])
      document.addEventListener(type, listen, { signal: test.signal });
    document.body.append(html(`<p id="a" data-widget="probe"></p>`));
    await settled();
    islet.stop();
    // The tests of other files share the document.
    test.abort();
    expect(heard).toEqual(["islet:mounted a probe", "islet:unmounted a probe"]);
  });

  it("a page script that throws in a hook stops nothing", async () => {
    const { begun, widgets } = recorded();
    const page = await mountMarkup("<main></main>", { widgets });
    page.islet.hooks.addAction("frontend/element_ready/global", () => {
      throw new Error("theme");
    });
    document.body.append(html(`<p data-widget="probe"></p><p data-widget="other"></p>`));
    await page.settled();
    expect([begun.length, codes(page)]).toEqual([2, ["page-script", "page-script"]]);
  });

  it("runtime.9 editor mode, roles and device mode are readable by every widget", async () => {
    const { begun, widgets } = recorded();
    const config = {
      is_editor: true,
      user: { logged_in: true, roles: ["editor"] },
      breakpoints: { mobile: 5_000 },
    };
    const { islet } = await mountMarkup(`<p data-widget="probe"></p>`, { config, widgets });
    const [{ context }] = begun as [Life];
    const { page } = context;
    expect([page.isEditor, page.user, page.deviceMode()]).toEqual([true, config.user, "mobile"]);
    expect(islet.page).toBe(page);
  });

  it("a wrong page configuration is told, and widgets run with its defaults", async () => {
    const { begun, widgets } = recorded();
    const page = await mountMarkup(`<p data-widget="probe"></p>`, { config: { is_editor: "yes" }, widgets });
    expect(page.problems).toMatchObject([{ code: "config", path: "is_editor" }]);
    expect(begun).toHaveLength(1);
  });
});

describe("a page configuration with a mistake", () => {
  const script = (attributes: object) => Object.assign(document.createElement("script"), attributes);
  const messages = async (config: object, element?: Element) => {
    const { widgets } = recorded();
    const page = await mountMarkup(`<p data-widget="probe"></p>`, {
      config: { ...config },
      widgets,
      element,
    });
    return page.problems.map(({ message }) => message);
  };

  it("that has another id, or no type, is told", async () => {
    const json = { type: "application/json" };
    expect(await messages({}, script({ ...json, id: "islet_config" }))).toEqual([
      '[islet] the page configuration has the id "islet_config". It is read. Write islet-config.',
    ]);
    expect(await messages({}, script({ id: "islet-config" }))).toEqual([
      '[islet] #islet-config lacks its type, so the browser runs it as a script. It is read. Add type="application/json".',
    ]);
    expect(await messages({}, script({ ...json, id: "islet-config" }))).toEqual([]);
  });

  it("that another version has printed is told", async () => {
    expect(await messages({ version: "9.1.0" })).toEqual([
      '[islet] #islet-config: version "9.1.0" printed this page, and islet.js is version "0.0.0-test". Empty the caches of the pages and of islet.js, or update the older.',
    ]);
    expect(await messages({ version: "0.0.0-test" })).toEqual([]);
  });
});

describe("code that does not come", () => {
  it("runtime.6 one widget's failure leaves every other working", async () => {
    const { begun, widgets } = recorded();
    const lost = {
      kind: "enhancer" as const,
      when: "load",
      load: () => Promise.reject(new Error("Loading chunk lost failed.")),
    };
    const page = await mountMarkup(`<p data-widget="lost" id="a">text</p><p data-widget="probe"></p>`, {
      widgets: { ...widgets, lost },
    });
    expect(page.problems).toMatchObject([{ code: "chunk", widget: "lost" }]);
    expect([byId("a").dataset["widgetState"], byId("a").textContent, begun.length]).toEqual([
      "failed",
      "text",
      1,
    ]);
  });

  it("what throws while a widget waits or begins to load fails this widget alone", async () => {
    const { begun, widgets } = recorded();
    const fail = () => {
      throw new Error("broken");
    };
    vi.stubGlobal("matchMedia", fail);
    const broken = { kind: "enhancer" as const, when: "load", load: fail };
    const page = await mountMarkup(
      `<p data-widget="broken"></p><p data-widget="probe" data-widget-on="media (x)"></p><p data-widget="probe"></p>`,
      { widgets: { ...widgets, broken } },
    );
    const states = [...document.querySelectorAll("p")].map((host) => host.dataset["widgetState"]);
    expect([codes(page), states]).toEqual([
      ["chunk", "chunk"],
      ["failed", "failed", "mounted"],
    ]);
    expect(begun.length).toBe(1);
  });

  it("without the core no widget starts, each is told, nothing else happens", async () => {
    const { begun, widgets } = recorded();
    const core = () => Promise.reject(new Error("Loading chunk core failed."));
    const page = await mountMarkup(`<p data-widget="probe">text</p><p data-widget="unknown-one"></p>`, {
      widgets,
      parts: { core },
    });
    expect(codes(page)).toEqual(["unknown-widget", "chunk"]);
    expect([begun.length, document.querySelector("p")?.textContent]).toEqual([0, "text"]);
  });

  it("without the sentences a widget that has a problem stays as it was printed, and every other works", async () => {
    const { begun, widgets } = recorded();
    await mountMarkup(`<p data-widget="probe" id="a" data-settings="{">text</p><p data-widget="probe"></p>`, {
      widgets,
      parts: { sentences: () => Promise.reject(new Error("blocked")) },
    });
    const { dataset, textContent } = byId("a");
    expect([dataset["widgetState"], textContent, begun.length]).toEqual(["failed", "text", 1]);
  });
});
