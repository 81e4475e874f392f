import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { settings as schema } from "#widgets/video/settings.ts";
import { testSignal } from "#tests/test-signal.ts";
import { videos } from "./markers/videos.ts";

/** The videos of a recorded page, with their settings. */
function placed(page: string) {
  const html = readFileSync(`fixtures/native/builder/pages/${page}.html`, "utf8");
  const recorded = new DOMParser().parseFromString(html.replaceAll(/<iframe\b[^>]*>/g, ""), "text/html");
  return videos({} as never, testSignal()).flatMap(({ selector, settings, on }) =>
    [...recorded.querySelectorAll<HTMLElement>(selector)].map((host) => {
      const { settings: checked, issues } = checkSettings(
        schema,
        typeof settings === "function" ? settings(host) : {},
      );
      expect(issues).toEqual([]);
      return { id: host.dataset["id"], on, ...(checked as Record<string, unknown>) };
    }),
  );
}

it("the preset reads the builder's videos, where an absent switch is off, and starts at once what is printed as a frame", () => {
  const youtube = "https://www.youtube.com/watch?v=XHOmBV4js_E";
  expect(placed("motion")).toMatchObject([
    { id: "6162d90", on: "load", controls: true, videoUrl: "" },
    { id: "4ef94e9", on: "load", controls: true },
    { id: "504f594", on: undefined, videoUrl: youtube, lightbox: true, controls: true },
    { id: "15f1af9", start: 10, end: 60, lightbox: false },
    { id: "8cb8855", autoplay: true, mute: true, loop: true, controls: false, playOnMobile: false },
    { id: "eaab855", videoUrl: "", controls: true },
  ]);
});

it("the preset reads the video of the builder's fourth version", () => {
  expect(placed("elementor4-atomic")).toMatchObject([
    { id: "7c8ecb1", videoUrl: "https://www.youtube.com/watch?v=XHOmBV4js_E" },
    { id: "9e5b1bf", start: 5, end: 0, mute: true, controls: true, autoplay: false, loop: false },
  ]);
});
