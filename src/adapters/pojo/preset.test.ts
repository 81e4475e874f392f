import { afterEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/mount.ts";
import preset from "./index.ts";

const UP =
  '<div id="pojo-scroll-up" data-offset="50" data-duration="750"><a href="javascript:void(0);">Up</a></div>';
const markers = (skip: (reason: string) => void = () => {}) =>
  preset.markers({} as never, skip, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

it("scroll-up.1 runs on the theme's own markup", async () => {
  const { problems, settled } = await mountMarkup(UP, { config: { presets: ["pojo"] } });
  await settled();
  expect(problems).toEqual([]);
  expect(document.querySelector("[data-widget-state=mounted] a")?.getAttribute("href")).toBe("#");
});

it.each([
  ["always", { always: true, offset: undefined, duration: "750" }],
  ["30", { always: false, offset: "30", duration: "750" }],
])("reads the offset %s", async (offset, expected) => {
  const host = document.createElement("div");
  host.dataset["offset"] = offset;
  const [first] = await markers();
  expect(typeof first?.settings === "function" && first.settings(host)).toEqual(expected);
});

it("leaves the page to the theme's script, and says so once", async () => {
  vi.stubGlobal("Pojo", { ajaxurl: "/", methods: {} });
  const reasons: string[] = [];
  expect(await markers((reason) => reasons.push(reason))).toEqual([]);
  expect(reasons).toHaveLength(1);
});

it("takes the page's settings in the same object for no script", async () => {
  vi.stubGlobal("Pojo", { ajaxurl: "/" });
  expect(await markers()).not.toEqual([]);
});
