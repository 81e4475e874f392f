import { describe, expect, it } from "vitest";
import { providersVideo } from "./video-id.ts";

const YOUTUBE = "https://youtu.be/XHOmBV4js_E";

describe("video.1 a provider's video begins where its address says", () => {
  it.each([
    [`${YOUTUBE}?t=266`, 266],
    [`${YOUTUBE}?si=abc&t=4m26s`, 266],
    ["https://www.youtube.com/watch?v=XHOmBV4js_E&t=1h2m3s", 3_723],
    ["https://www.youtube.com/watch?v=XHOmBV4js_E#t=90s", 90],
    ["https://www.youtube.com/embed/XHOmBV4js_E?start=12", 12],
    ["https://vimeo.com/76979871/ab12cd#t=2m", 120],
    ["https://www.dailymotion.com/video/x8abc?start=30", 30],
    ["https://videopress.com/v/kUJmAcSf?at=15", 15],
    [YOUTUBE, undefined],
    [`${YOUTUBE}?t=soon`, undefined],
    [`${YOUTUBE}?t=0`, undefined],
    [`${YOUTUBE}?t=-5`, undefined],
  ])("%s: %s", (link, seconds) => {
    expect(providersVideo(link)?.video.start).toBe(seconds);
  });

  it("and ends there, and is found although it is unlisted", () => {
    const source = providersVideo("https://www.youtube.com/embed/XHOmBV4js_E?start=12&end=40");
    const address = new URL(source?.provider.address(source.video, { startSeconds: 12 }) ?? "");
    expect([address.searchParams.get("start"), address.searchParams.get("end")]).toEqual(["12", "40"]);
    expect(providersVideo("https://vimeo.com/76979871/ab12cd?t=9")?.video).toMatchObject({
      hash: "ab12cd",
      start: 9,
    });
  });

  it.each([
    ["https://www.youtube.com/watch?v=XHOmBV4js_E&list=PLRqwX-V7Uu6Zy51Q&index=2", "PLRqwX-V7Uu6Zy51Q"],
    [`${YOUTUBE}?list=OLAK5uy_kAbCdEfGhIjKl`, "OLAK5uy_kAbCdEfGhIjKl"],
    // The visitor's own list, and one that is made anew for each visitor.
    [`${YOUTUBE}?list=WL`, null],
    [`${YOUTUBE}?list=RDXHOmBV4js_E`, null],
    [`${YOUTUBE}?list=PL%22onload=alert(1)`, null],
    ["https://vimeo.com/76979871?list=PLRqwX-V7Uu6Zy51Q", null],
  ])("%s: the playlist %s follows", (link, list) => {
    const source = providersVideo(link);
    const address = (isBackground: boolean) =>
      new URL(source?.provider.address(source.video, { startSeconds: 0, isBackground }) ?? "");
    expect(address(false).searchParams.get("list")).toBe(list);
    expect(address(true).searchParams.get("list")).toBe(null);
  });
});
