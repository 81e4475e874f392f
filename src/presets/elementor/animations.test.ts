import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { parts } from "#widgets/animation/parts.ts";
import { settings as schema } from "#widgets/animation/settings.ts";
import { animations } from "./markers/animations.ts";

afterEach(() => void vi.unstubAllGlobals());

const markers = animations({} as never, new AbortController().signal);
const [marker] = markers;
const selector = markers.map((one) => one.selector).join();
/** When an animation starts: the first marker that fits its element says so. */
const startOf = (host: HTMLElement) => markers.find((one) => host.matches(one.selector))?.on;
const read = (host: HTMLElement) =>
  checkSettings(schema, (marker as { settings: (host: HTMLElement) => object }).settings(host), parts);
function readSettings(settings: object) {
  const host = document.createElement("div");
  host.dataset["settings"] = JSON.stringify(settings);
  return read(host).settings as Record<string, unknown>;
}

it("animation.1 animation.2 animation.3 the preset reads the builder's animations, where an absent switch is off", () => {
  const html = readFileSync("fixtures/native/builder/pages/motion.html", "utf8");
  const recorded = new DOMParser().parseFromString(html.replaceAll(/<iframe\b[^>]*>/g, ""), "text/html");
  const hosts = [...recorded.querySelectorAll<HTMLElement>(selector)];
  const all = hosts.map((host) => {
    const { settings, issues } = read(host);
    const { drawing } = (settings as { parts: { drawing: string } }).parts;
    expect([issues, host.querySelectorAll(drawing).length]).toEqual([[], 1]);
    return settings;
  });
  const animationUrl = expect.stringMatching(/square\.json$/) as unknown;
  const plain = { animationUrl, loop: false, reverseAnimation: false, lazyload: false, caption: "" };
  expect(all).toMatchObject([
    { ...plain, loop: true, caption: "A square", viewportStart: 20, viewportEnd: 80 },
    { ...plain, trigger: "on_click", linkTimeout: 800 },
    { ...plain, trigger: "on_hover", onHoverOut: "reverse", hoverArea: "column" },
    { ...plain, trigger: "bind_to_scroll", effectsRelativeTo: "page", startPoint: 10, endPoint: 90 },
    { trigger: "none", loop: true, numberOfTimes: 3, playSpeed: 2, reverseAnimation: true, lazyload: true },
  ]);
  expect(hosts.map(startOf)).toEqual(["idle", "idle", "idle", "idle", undefined]);
});

it("the file is the site's, else another site's, else the builder's own", () => {
  vi.stubGlobal("ElementorProFrontendConfig", { lottie: { defaultAnimationUrl: "/default.json" } });
  const urlOf = (settings: object) => readSettings(settings)["animationUrl"];
  const external = { source_external_url: { url: "https://cdn.example/a.lottie" } };
  expect(urlOf({ source_json: { url: "/A.JSON" }, ...external })).toBe("/A.JSON");
  expect(urlOf({ source_json: { url: "/a.zip" }, ...external })).toBe("https://cdn.example/a.lottie");
  expect(urlOf({ source_json: [], source_external_url: { url: "" } })).toBe("/default.json");
});

it("animation.3 only a caption of its own is added", () => {
  expect(readSettings({ caption_source: "title", caption: "x" })["caption"]).toBe("");
  expect(readSettings({ caption_source: "custom", caption: "x" })["caption"]).toBe("x");
});
