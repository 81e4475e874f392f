import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { readCopies, readPictures } from "./pictures.ts";

const FOLDER = "https://shop.example/copies/";
const RECORD = { id: "179", ratio: "1.50", sizes: { full: 640, low: 320, thumb: 150 }, extension: ".webp" };

function linkWith(imgSrcSet: string, fullRes = ""): HTMLElement {
  const link = document.createElement("a");
  link.dataset["imgSrcSet"] = imgSrcSet;
  if (fullRes) link.dataset["fullRes"] = fullRes;
  return link;
}
const picturesOf = (sources: unknown, fullRes?: string) =>
  Object.fromEntries(readPictures(linkWith(JSON.stringify(sources), fullRes)));

afterEach(() => Reflect.deleteProperty(Object.prototype, "polluted"));

describe("the addresses that a photo's link names", () => {
  it("are those of each width", () => {
    expect(
      picturesOf({ d: "https://a.example/d", 150: "https://a.example/s", 640: "https://a.example/l" }),
    ).toEqual({
      150: "https://a.example/s",
      640: "https://a.example/l",
    });
  });

  it("are that for show, or the full one, where there is none for a width", () => {
    expect(picturesOf({ d: "https://a.example/d" }, "https://a.example/f")).toEqual({
      640: "https://a.example/d",
    });
    expect(picturesOf([], "https://a.example/f")).toEqual({ 640: "https://a.example/f" });
  });

  it("have the page's protocol on this site", () => {
    const other = `${location.protocol === "https:" ? "http:" : "https:"}//${location.host}/p.jpg`;
    expect(picturesOf({ 150: other })).toEqual({ 150: `${location.origin}/p.jpg` });
  });

  it.each(["", "{", "null", "[1]", '"text"', '{"150":{}}', '{"150":["https://a.example/"]}', '{"150":5}'])(
    "are none in %s",
    (text) => expect(readPictures(linkWith(text)).size).toBe(0),
  );

  it("run nothing, whatever stands there", () => {
    for (const { text } of [...corpus("url"), ...corpus("xss")])
      for (const address of readPictures(linkWith(JSON.stringify({ 150: text, d: text }), text)).values())
        expect(new URL(address).protocol).toMatch(/^https?:$/);
  });

  it("are none of the web, or nothing, in any text", () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        for (const address of readPictures(linkWith(json, text)).values())
          expect(address).toMatch(/^https?:/);
      }),
    );
  });
});

describe("photo-feed.5 the server's map of copies", () => {
  it("names a file for each width, and the ratio of the picture", () => {
    const copy = readCopies({ 179: RECORD }, FOLDER).get("179");
    expect(copy).toEqual({
      ratio: 1.5,
      addresses: new Map([
        [150, `${FOLDER}179thumb.webp`],
        [320, `${FOLDER}179low.webp`],
        [640, `${FOLDER}179full.webp`],
      ]),
    });
  });

  it("means .jpg where it names no extension, and only the sizes that it has", () => {
    const copy = readCopies({ a: { id: "a", sizes: { full: 640 } } }, FOLDER).get("a");
    expect(copy).toEqual({ ratio: 1, addresses: new Map([[640, `${FOLDER}afull.jpg`]]) });
  });

  it.each(["pending", "video", "error"])("understands %s, as the value and as the record's id", (mark) => {
    expect([...readCopies({ a: mark, b: { id: mark } }, FOLDER).values()]).toEqual([mark, mark]);
  });

  it.each([
    [[]],
    ["[]"],
    ["resizing success"],
    [null],
    [undefined],
    [{ a: 5 }],
    [{ a: { id: "../x", sizes: {} } }],
  ])("is empty for %j", (given) => expect(readCopies(given, FOLDER).size).toBe(0));

  it.each([
    { ...RECORD, id: "../../evil" },
    { ...RECORD, id: "a/b" },
    { ...RECORD, extension: ".php?x=" },
    { ...RECORD, extension: "://evil.example/" },
    { ...RECORD, sizes: { full: 0 } },
  ])("leaves out a record such as %j", (record) => {
    expect(readCopies({ 179: record }, FOLDER).size).toBe(0);
  });

  it("is empty without a folder", () => expect(readCopies({ 179: RECORD }, "").size).toBe(0));

  it("names nothing outside the folder, whatever stands there", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.jsonValue(), (id, extension, sizes) => {
        for (const state of readCopies({ x: { id, extension, sizes } }, FOLDER).values())
          if (typeof state === "object")
            for (const address of state.addresses.values()) expect(address.startsWith(FOLDER)).toBe(true);
      }),
    );
    readCopies(JSON.parse('{"__proto__":{"polluted":1}}'), FOLDER);
    expect("polluted" in {}).toBe(false);
  });
});
