import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { callPhp, hasPhp } from "./php.ts";

const JOB = "elementor-widgets";
const SRC = "https://shop.example/wp-content/uploads/a.gif?x&amp;y";
const PRELOADER = '<div class="swiper-lazy-preloader"></div>';

const folder = mkdtempSync(join(tmpdir(), "islet-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The beginning of a GIF file, which tells its size: 900 × 600. */
const file = join(folder, "a.gif");
writeFileSync(file, Buffer.from([...Buffer.from("GIF89a"), 0x84, 0x03, 0x58, 0x02, 0, 0, 0]));

const pictureOf = (src: string, attributes = "") =>
  `<img class="swiper-slide-image" src="${src}"${attributes} alt="A &quot;b&quot;" />`;
const sized = (src: string, width: number, height: number) =>
  pictureOf(src, ` width="${width}" height="${height}"`).replace(" src", ' loading="eager" src');
const printed = (html: string, jobs = [JOB], inEditor = false) =>
  callPhp({}, [["pictures", html, jobs, inEditor, { [SRC.replace("&amp;", "&")]: file }]])[0] ?? "";

describe.runIf(hasPhp)("the pictures of the builder's image carousels", () => {
  it("have their size before they come: that of their file, or that in the name of a smaller version", () => {
    const smaller = "https://cdn.example/a-300x200.jpg";
    expect(printed(`<p>${pictureOf(SRC)}</p>${pictureOf(smaller)}`)).toBe(
      `<p>${sized(SRC, 900, 600)}</p>${sized(smaller, 300, 200)}`,
    );
  });

  it("are loaded late by the browser itself where the builder's script would", () => {
    const lazy = `<img class="swiper-slide-image swiper-lazy" data-src="${SRC}" alt="" />${PRELOADER}</figure>`;
    expect(printed(lazy)).toBe(
      `<img class="swiper-slide-image swiper-lazy" loading="lazy" src="${SRC}" width="900" height="600" alt="" /></figure>`,
    );
  });

  it("stay as they are without the job, in the editor, without a known size, and with a size of their own", () => {
    expect(printed(pictureOf(SRC), [])).toBe(pictureOf(SRC));
    expect(printed(pictureOf(SRC), [JOB], true)).toBe(pictureOf(SRC));
    const lazy = `<img class="swiper-slide-image swiper-lazy" data-src="https://cdn.example/a.jpg" alt="" />${PRELOADER}`;
    for (const other of [
      pictureOf("https://cdn.example/a.jpg"),
      pictureOf("https://cdn.example/a-0x0.jpg"),
      pictureOf(SRC, ' width="9"'),
      pictureOf(SRC).replace("swiper-slide-image", "picture"),
      lazy,
    ])
      expect(printed(other)).toBe(other);
  });
});
