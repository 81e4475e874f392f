import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { createFinder } from "#runtime/find/marker-finder.ts";
import { parts } from "#widgets/video/parts.ts";
import { settings as schema } from "#widgets/video/settings.ts";
import { videos } from "./markers/videos.ts";

let life = new AbortController();
beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

/** The videos of the page, with their settings. */
function placed(page: object = {}) {
  const find = createFinder(videos(page as never, life.signal), ({ code }) => expect(code).toBe(""));
  return [...find(document)].map(({ host, settings, on }) => {
    const { settings: checked, issues } = checkSettings(schema, settings, parts);
    expect(issues).toEqual([]);
    return { id: host.dataset["id"], on, ...(checked as Record<string, unknown>) };
  });
}

/** Shows a recorded page, without what it would load. */
function show(name: string) {
  const html = readFileSync(`fixtures/native/builder/pages/${name}.html`, "utf8");
  document.body.innerHTML = new DOMParser().parseFromString(
    html.replaceAll(/<iframe\b[^>]*>/g, ""),
    "text/html",
  ).body.innerHTML;
}

it("the preset reads the builder's videos, where an absent switch is off, and leaves those of providers under a picture to the visitor", () => {
  const youtube = "https://www.youtube.com/watch?v=XHOmBV4js_E";
  show("motion");
  expect(placed()).toMatchObject([
    { id: "504f594", on: "interaction", videoUrl: youtube, lightbox: true, controls: true },
    { id: "15f1af9", on: "interaction", start: 10, end: 60, lightbox: false },
    { id: "8cb8855", on: null, autoplay: true, mute: true, loop: true, controls: false, playOnMobile: false },
    { id: "6162d90", on: null, controls: true, videoUrl: "" },
    { id: "4ef94e9", on: null, controls: true },
    { id: "eaab855", on: null, videoUrl: "", controls: true },
  ]);
});

it("the preset reads the video of the builder's fourth version", () => {
  show("elementor4-atomic");
  expect(placed()).toMatchObject([
    { id: "7c8ecb1", videoUrl: "https://www.youtube.com/watch?v=XHOmBV4js_E" },
    { id: "9e5b1bf", start: 5, end: 0, mute: true, controls: true, autoplay: false, loop: false },
  ]);
});

const BUTTON = '<div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0">';
const covered = (type: string, button = BUTTON) =>
  `<div data-widget_type="video.default" data-settings='{"video_type":"${type}"}'><div class="elementor-custom-embed-image-overlay">${button}</div></div></div>`;
const startOf = (html: string, page: object = {}) => {
  document.body.innerHTML = html;
  return placed(page).map(({ on }) => on);
};

it.each([
  ["in a file, whose sound browsers play only at the press itself", covered("hosted")],
  ["under a picture without a button", covered("youtube", "<div>")],
  [
    "under a picture with a button that keys do not reach",
    covered("youtube", BUTTON.replace(/ tabindex="0"/, "")),
  ],
  [
    "under a picture with a button without a name",
    covered("youtube", BUTTON.replace(/aria-label="[^"]*"/, "")),
  ],
])("a video %s has its code when it is seen", (_which, html) => {
  expect(startOf(html)).toEqual([null]);
});

it("a press anywhere on such a video waits for the code: it has a role until the end, and never in an editor", () => {
  expect(startOf(covered("youtube"))).toEqual(["interaction"]);
  const role = () => document.querySelector("[data-widget_type]")?.getAttribute("role") ?? null;
  expect(role()).toBe("presentation");
  life.abort();
  expect(role()).toBeNull();
  expect(startOf(covered("youtube"), { isEditor: true })).toEqual([null]);
  expect(role()).toBeNull();
});

it("a role of the page's own stays, and the video has its code when it is seen", () => {
  expect(startOf(covered("youtube").replace("<div", '<div role="group"'))).toEqual([null]);
  expect(document.querySelectorAll('[role="group"]')).toHaveLength(1);
});
