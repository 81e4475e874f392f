import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import type { Marker } from "#runtime/markup.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import { parts as motionParts } from "#widgets/motion-effects/parts.ts";
import { settings as motionSettings } from "#widgets/motion-effects/settings.ts";
import { parts as revealParts } from "#widgets/reveal/parts.ts";
import { settings as revealSettings } from "#widgets/reveal/settings.ts";
import { parts as stickyParts } from "#widgets/sticky/parts.ts";
import { settings as stickySettings } from "#widgets/sticky/settings.ts";
import preset from "./index.ts";

const recorded = (name: string) => {
  const html = readFileSync(`fixtures/native/builder/pages/${name}.html`, "utf8");
  return new DOMParser().parseFromString(html.replaceAll(/<iframe\b[^>]*>/g, ""), "text/html");
};

const schemas = {
  "motion-effects": [motionSettings, motionParts],
  reveal: [revealSettings, revealParts],
  sticky: [stickySettings, stickyParts],
} as const;

/** The hosts of a widget on a page, each with its settings as the widget gets them. */
async function placed(widget: keyof typeof schemas, page: Document | string) {
  document.body.innerHTML = typeof page === "string" ? page : page.body.innerHTML;
  const all = await preset.markers({ deviceMode: () => "mobile" } as never, () => {}, {
    signal: testSignal(),
  });
  const [schema, parts] = schemas[widget];
  const markers = all.filter((marker) => marker.widget === widget);
  return markers.flatMap(({ selector, settings }: Marker) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((host) => {
      const checked = checkSettings(schema, (settings as (host: HTMLElement) => object)(host), parts);
      expect(checked.issues).toEqual([]);
      return { id: host.dataset["id"] ?? host.dataset["interactionId"], ...(checked.settings as object) };
    }),
  );
}

const element = (settings: object, attributes = 'class="elementor-invisible"') =>
  `<div data-id="a1" ${attributes} data-settings='${JSON.stringify(settings)}'></div>`;

beforeEach(() => vi.unstubAllGlobals());

describe("reveal.1 the builder's entrance animations", () => {
  it("are read from widgets and from sections, per device, with their delay and the builder's class names", async () => {
    const native = { parts: { hidden: ["elementor-invisible"], animated: ["animated"] }, start: 80 };
    expect(await placed("reveal", recorded("motion"))).toMatchObject([
      { id: "224ef50", ...native, animation: { desktop: "fadeIn" }, delay: 0 },
      { id: "3b9626c", ...native, animation: { desktop: "slideInLeft" }, delay: 200 },
      { id: "969978c", ...native, animation: { desktop: "bounceInUp", mobile: "none" }, delay: 300 },
      { id: "a9f939c", ...native, animation: { desktop: "zoomIn", tablet: "fadeIn" }, delay: 0 },
    ]);
  });

  it("of which the editor has set none just shows the element", async () => {
    for (const settings of [{}, { animation: "" }, { _animation: null }])
      expect(await placed("reveal", element(settings))).toMatchObject([{ animation: { desktop: "none" } }]);
  });

  it("keep their widget when it has shown them", async () => {
    const shown = 'data-widget-marked="reveal"';
    expect(await placed("reveal", element({ _animation: "fadeIn" }, shown))).toHaveLength(1);
  });
});

describe("the builder's interactions", () => {
  it("are read from the data at the end of the page, by element", async () => {
    const found = await placed("reveal", recorded("elementor4-atomic"));
    const common = { type: "in", easing: "ease-in", replay: false, start: 85, end: 15 };
    expect(found).toMatchObject([
      {
        id: "dc94f69",
        animation: { desktop: "none" },
        interactions: [{ ...common, trigger: "scroll-in", effect: "fade", direction: "none", duration: 600 }],
      },
      {
        id: "a2a0d17",
        interactions: [{ ...common, trigger: "load", effect: "scale", duration: 800, delay: 200 }],
      },
      {
        id: "27b4549",
        interactions: [{ ...common, trigger: "scroll-in", effect: "slide", direction: "bottom" }],
      },
    ]);
  });

  const size = (value: number, unit: string) => ({ $$type: "size", value: { size: value, unit } });
  const animation = (given: object, excluded: readonly string[] = []) =>
    `<p data-interaction-id="x"></p><script type="application/json" id="elementor-interactions-data">${JSON.stringify(
      [
        {
          elementId: "x",
          interactions: [{ trigger: "scrollOn", animation: given, breakpoints: { excluded } }],
        },
      ],
    )}</script>`;

  it("of an editor's own have their keyframes, and may be relative to the page", async () => {
    const keyframes = [
      {
        stop: size(0, "%"),
        settings: { opacity: size(40, "%"), move: { x: size(-4, "em"), y: size(10, "px") } },
      },
      {
        stop: size(100, "%"),
        settings: { scale: { x: 2, y: 0.5 }, rotate: { z: size(90, "deg") }, skew: { x: size(5, "deg; x") } },
      },
    ];
    const given = { effect: "custom", config: { relativeTo: "page" }, custom_effect: { keyframes } };
    expect(await placed("reveal", animation(given))).toMatchObject([
      {
        interactions: [
          {
            trigger: "scroll-on",
            effect: "custom",
            relativeTo: "page",
            keyframes: [
              { at: 0, opacity: 0.4, translate: "-4em 10px 0px", scale: "", transform: "" },
              {
                at: 100,
                translate: "",
                scale: "2 0.5 1",
                transform: "rotateX(0deg) rotateY(0deg) rotateZ(90deg) skewX(5deg) skewY(0deg)",
              },
            ],
          },
        ],
      },
    ]);
  });

  it("are none on a device that an editor has excluded, and without keyframes of their own", async () => {
    expect(await placed("reveal", animation({ effect: "fade" }))).toHaveLength(1);
    expect(await placed("reveal", animation({ effect: "fade" }, ["mobile"]))).toEqual([]);
    expect(await placed("reveal", animation({ effect: "custom" }))).toEqual([]);
  });

  it.each([
    "{",
    "null",
    "[3]",
    '[{"elementId":"a]","interactions":[]}]',
    '[{"elementId":"x","interactions":[{"trigger":"custom"}]}]',
  ])("that are broken or of another kind animate nothing: %s", async (json) => {
    const data = `<script type="application/json" id="elementor-interactions-data">${json}</script>`;
    expect(await placed("reveal", `<p data-interaction-id="x"></p>${data}`)).toEqual([]);
  });
});

describe("sticky.1 the builder's sticky elements", () => {
  it("are read with their edge, devices, offsets and the builder's class names", async () => {
    expect(await placed("sticky", recorded("menus"))).toMatchObject([
      {
        id: "b58e96a",
        sticky: "top",
        stickyOn: ["mobile", "tablet", "desktop"],
        stickyOffset: { desktop: 10 },
        stickyEffectsOffset: { desktop: 80 },
        stickyAnchorLinkOffset: { desktop: 20 },
        stickyParent: false,
        parts: {
          host: ["elementor-sticky"],
          active: ["elementor-sticky--active", "elementor-section--handles-inside"],
          effects: ["elementor-sticky--effects"],
          spacer: ["elementor-sticky", "elementor-sticky__spacer"],
        },
      },
    ]);
    expect(await placed("sticky", recorded("motion"))).toMatchObject([
      {
        id: "acf676f",
        sticky: "top",
        stickyParent: true,
        stickyOffset: { desktop: 40 },
        stickyOn: ["desktop"],
      },
      { id: "2f7a7b6", sticky: "bottom", stickyParent: false },
    ]);
  });

  it("that is switched off is none, and a slider that was left empty counts as its default", async () => {
    expect(await placed("sticky", element({ sticky: "", sticky_on: ["desktop"] }))).toEqual([]);
    const offset = { unit: "px", size: "", sizes: [] };
    const settings = {
      sticky: "top",
      sticky_on: ["desktop"],
      sticky_offset: offset,
      sticky_offset_mobile: 4,
    };
    expect(await placed("sticky", element(settings))).toMatchObject([
      { stickyOffset: { desktop: 0, mobile: 4 } },
    ]);
  });
});

it("an entrance makes no widget that nothing serves a served one", async () => {
  const skip = vi.fn();
  document.body.innerHTML = element(
    { _animation: "fadeIn" },
    'class="elementor-invisible" data-widget_type="acme.default"',
  );
  await preset.markers({} as never, skip, { signal: testSignal() });
  await vi.waitFor(() => expect(skip).toHaveBeenCalledWith(expect.stringContaining('"acme"')));
});

describe("the builder's motion effects", () => {
  it("are read from widgets and from the backgrounds of sections, with their devices and the builder's class names", async () => {
    const fade = { direction: "out-in", start: 20, end: 80 };
    expect(await placed("motion-effects", recorded("motion"))).toMatchObject([
      {
        id: "1bd51bf",
        effects: [],
        backgroundEffects: [{ effect: "translateY", direction: "normal", speed: 5, start: 0, end: 100 }],
        backgroundEffectsOn: ["mobile", "tablet", "desktop"],
        backgroundEffectsRange: "parent",
        parts: { background: ["elementor-motion-effects-element-type-background"], layerParent: "" },
      },
      {
        id: "860083a",
        effects: [
          { effect: "translateY", direction: "normal", speed: 4, start: 0, end: 100 },
          { effect: "opacity", level: 10, ...fade },
          { effect: "rotateZ", direction: "normal", speed: 1, start: 0, end: 100 },
          { effect: "scale", speed: 4, ...fade },
        ],
        effectsOn: ["tablet", "desktop"],
        effectsRange: "parent",
        backgroundEffects: [],
        parts: { element: ["elementor-motion-effects-element"], layer: ["elementor-motion-effects-layer"] },
      },
      {
        id: "4cb1f6a",
        effects: [
          { effect: "mouseTrack", direction: "normal", speed: 1 },
          { effect: "tilt", direction: "normal", speed: 4 },
        ],
      },
    ]);
  });

  it("with a switch that is off are none", async () => {
    const off = { motion_fx_motion_fx_scrolling: "", motion_fx_translateY_effect: "yes" };
    expect(await placed("motion-effects", element(off))).toEqual([]);
    const half = {
      motion_fx_motion_fx_mouse: "yes",
      motion_fx_tilt_effect: "",
      motion_fx_mouseTrack_effect: "yes",
      motion_fx_translateY_effect: "yes",
      motion_fx_mouseTrack_direction: "negative",
      motion_fx_range: "page",
    };
    expect(await placed("motion-effects", element(half))).toMatchObject([
      { effects: [{ effect: "mouseTrack", direction: "negative" }], effectsRange: "page" },
    ]);
  });

  it("are measured as the builder measures them: by the box around what it moves, fixed elements by the page", async () => {
    const of = (settings: object, attributes?: string, inside = "") =>
      element(
        {
          motion_fx_motion_fx_scrolling: "yes",
          motion_fx_rotateZ_effect: "yes",
          background_motion_fx_motion_fx_scrolling: "yes",
          background_motion_fx_scale_effect: "yes",
          ...settings,
        },
        attributes,
      ).replace("></div>", `>${inside}</div>`);
    const wrap = '<div class="elementor-widget-wrap"></div>';
    const elements = [
      of({}),
      of({}, "", '<div class="elementor-widget-container"></div>'),
      of({}, 'class="elementor-column"', wrap),
      of({}, 'class="elementor-section"', `<div>${wrap}</div>`),
      of({ motion_fx_range: "viewport", background_motion_fx_range: "page" }),
      of({ _position: "fixed" }),
      of({ _position: "fixed", motion_fx_range: "viewport" }),
    ];
    expect(await placed("motion-effects", elements.join(""))).toMatchObject([
      { effectsRange: "parent", backgroundEffectsRange: "parent" },
      { effectsRange: "default", backgroundEffectsRange: "parent" },
      { effectsRange: "default", backgroundEffectsRange: "parent" },
      { effectsRange: "parent", backgroundEffectsRange: "parent" },
      { effectsRange: "parent", backgroundEffectsRange: "page" },
      { effectsRange: "page", backgroundEffectsRange: "page" },
      { effectsRange: "viewport", backgroundEffectsRange: "page" },
    ]);
  });

  it("of a column move the background of the element inside that has it", async () => {
    const column = {
      background_motion_fx_motion_fx_scrolling: "yes",
      background_motion_fx_blur_effect: "yes",
      background_motion_fx_blur_level: { unit: "px", size: 7, sizes: [] },
    };
    expect(await placed("motion-effects", element(column, 'class="elementor-column"'))).toMatchObject([
      {
        effects: [],
        backgroundEffects: [{ effect: "blur", level: 7 }],
        parts: { layerParent: ".elementor-element-populated" },
      },
    ]);
  });
});
