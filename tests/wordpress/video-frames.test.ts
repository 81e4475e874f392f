import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { callPhp, hasPhp } from "./php.ts";

const JOB = "elementor-widgets";
const recorded = readFileSync("fixtures/native/builder/pages/motion.html", "utf8");
const frames = recorded.match(/<iframe class="elementor-video-iframe"[^>]*><\/iframe>/g) ?? [];
const contentOf = (html: string, jobs = [JOB], inEditor = false) =>
  callPhp({}, [["content", html, jobs, inEditor]])[0] ?? "";
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

describe.runIf(hasPhp)("the frames of videos that the builder prints", () => {
  it("wait for the visitor without an address in src, and visitors without JavaScript get them", () => {
    expect(frames).toHaveLength(2);
    const page = contentOf(recorded);
    const held = [...parse(page.replaceAll(/<noscript>.*?<\/noscript>/g, "")).querySelectorAll("iframe")];
    const before = [...parse(recorded).querySelectorAll("iframe")];
    expect(held.map((frame) => frame.getAttribute("src"))).toEqual(["", ""]);
    expect(held.map((frame) => frame.dataset["lazyLoad"])).toEqual(
      before.map((frame) => frame.getAttribute("src")),
    );
    expect(held.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
    for (const frame of frames) expect(page).toContain(`${frame}</noscript>`);
    // Nothing else of the page is another, and once is enough.
    const noscript = /<noscript><style>[^<]*<\/style>(<iframe[^>]*><\/iframe>)<\/noscript>/g;
    expect(
      page.replaceAll(/<iframe[^>]* data-lazy-load=[^>]*><\/iframe>/g, "").replaceAll(noscript, "$1"),
    ).toBe(recorded);
  });

  it("stay as they are without the job, in the editor, of a provider that Islet does not know, and outside the widget", () => {
    const [frame = ""] = frames;
    expect(contentOf(frame, [])).toBe(frame);
    expect(contentOf(frame, ["pojo-theme"])).toBe(frame);
    expect(contentOf(frame, [JOB], true)).toBe(frame);
    for (const other of [
      frame.replace("player.vimeo.com", "player.example"),
      frame.replace("https://player.vimeo.com/video", "https://player.vimeo.com.example/video"),
      frame.replace(' class="elementor-video-iframe"', ""),
      frame.replace(" src=", " data-lazy-load="),
    ])
      expect(contentOf(other)).toBe(other);
  });

  it("lose nothing around them, however long the markup is", () => {
    const tags = '<iframe class="elementor-video-iframe" src="https://player.vimeo.com/video/1 '.repeat(
      20_000,
    );
    for (const end of ["", "></iframe>", '"></iframe>'])
      expect(contentOf(`<p>${tags}${end}</p>`).endsWith(`${tags}${end}${end && "</noscript>"}</p>`)).toBe(
        true,
      );
  });
});
