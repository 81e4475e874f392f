import { describe, expect, it } from "vitest";
import { type ProvidersVideo, providersVideo } from "./video-id.ts";

const EMBED = "https://www.youtube.com/embed/XHOmBV4js_E";
const fieldsOf = (link: string, isBackground = true) => {
  const { provider, video } = providersVideo(link) as ProvidersVideo;
  return Object.fromEntries(new URL(provider.address(video, { startSeconds: 7, isBackground })).searchParams);
};

describe("video.1 the variables of a player behind the page's content", () => {
  it.each([
    ["cc_lang_pref=pt-BR", { cc_lang_pref: "pt-BR" }],
    ["cc_load_policy=1", { cc_load_policy: "1" }],
    ["color=white", { color: "white" }],
    ["hl=he", { hl: "he" }],
    ["iv_load_policy=1", { iv_load_policy: "1" }],
    ["listtype=playlist&list=PLx_4-a", { listType: "playlist", list: "PLx_4-a" }],
    ["loop=1&playlist=XHOmBV4js_E,XHOmBV4js_F", { loop: "1", playlist: "XHOmBV4js_E,XHOmBV4js_F" }],
    ["modestbranding=1&rel=1", { modestbranding: "1", rel: "1" }],
  ])("are those of its address: %s", (variables, expected) => {
    expect(fieldsOf(`${EMBED}?${variables}`)).toEqual({ ...fieldsOf(EMBED), ...expected });
  });

  it("count by name and kind alone, and what the page itself decides stays", () => {
    const hostile =
      "color=blue&hl=%22%3E&iv_load_policy=2&list=a%26b&listType=search&loop=yes&playlist=x&rel=&cc_lang_pref=english&" +
      "autoplay=0&mute=0&controls=1&disablekb=0&enablejsapi=0&origin=https://evil.example&start=99&end=1&" +
      "widget_referrer=https://evil.example&hd=1&__proto__=1&constructor=1";
    expect(fieldsOf(`${EMBED}?${hostile}`)).toEqual(fieldsOf(EMBED));
  });

  it("are not those of a page's address, nor those of a player in the page", () => {
    const page = "https://www.youtube.com/watch?v=XHOmBV4js_E&list=PLx&rel=1";
    expect(fieldsOf(page)).toEqual(fieldsOf(EMBED));
    expect(fieldsOf(`${EMBED}?rel=1&color=white`, false)).toEqual(fieldsOf(EMBED, false));
  });
});
