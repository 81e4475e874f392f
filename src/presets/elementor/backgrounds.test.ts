import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import { parts } from "#widgets/background-media/parts.ts";
import { settings as schema } from "#widgets/background-media/settings.ts";
import { backgrounds } from "./markers/backgrounds.ts";

/** The sections of a recorded page that have the widget, with its settings. */
function placed(page: string) {
  const html = readFileSync(`fixtures/native/builder/pages/${page}.html`, "utf8");
  const recorded = new DOMParser().parseFromString(html.replaceAll(/<iframe\b[^>]*>/g, ""), "text/html");
  return backgrounds({} as never, testSignal()).flatMap(({ selector, settings }) =>
    [...recorded.querySelectorAll<HTMLElement>(selector)].map((host) => {
      const { settings: checked, issues } = checkSettings(
        schema,
        typeof settings === "function" ? settings(host) : {},
        parts,
      );
      expect(issues).toEqual([]);
      return { host, id: host.dataset["id"], settings: checked as Record<string, unknown> };
    }),
  );
}

it("the preset reads the builder's backgrounds, where an absent switch is off and an absent number the default", () => {
  expect(placed("motion").map(({ id, settings }) => ({ id, ...settings }))).toMatchObject([
    {
      id: "b056a24",
      backgroundBackground: "video",
      backgroundVideoLink: "https://www.youtube.com/watch?v=XHOmBV4js_E",
      backgroundVideoStart: 5,
      backgroundVideoEnd: 20,
      backgroundPlayOnce: false,
      backgroundPlayOnMobile: false,
    },
    { id: "f25e8a5", backgroundBackground: "video", backgroundVideoEnd: 0, backgroundPlayOnMobile: true },
    {
      id: "7691e12",
      backgroundBackground: "slideshow",
      backgroundSlideshowGallery: expect.objectContaining({ length: 7 }) as unknown,
      backgroundSlideshowLoop: true,
      backgroundSlideshowLazyload: false,
      backgroundSlideshowSlideDuration: 3_000,
      backgroundSlideshowKenBurns: true,
    },
  ]);
  const [{ settings } = { settings: {} }] = placed("elementor4-free");
  expect(settings).toMatchObject({ backgroundSlideshowLoop: false, backgroundVideoStart: 0 });
});

it("the preset finds the box that the builder has printed for a section's video, not that of a section in it", () => {
  for (const { host, settings } of placed("motion").slice(0, 2)) {
    const { video } = settings["parts"] as { video: string };
    expect(host.querySelectorAll(video)).toHaveLength(1);
    const outer = document.createElement("section");
    outer.append(host.cloneNode(true));
    expect(outer.querySelectorAll(video)).toHaveLength(0);
  }
});
