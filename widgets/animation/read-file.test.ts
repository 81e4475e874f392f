import { afterEach, describe, expect, it, vi } from "vitest";
import { parseFile, readFile } from "./read-file.ts";

const ADDRESS = "https://shop.example/uploads/mill.json";
const FILE = { w: 10, h: 10, fr: 60, ip: 0, op: 60, layers: [] };
const parse = (more: object) => parseFile(JSON.stringify({ ...FILE, ...more }), ADDRESS, ["cdn.example"]);
const picture = (asset: object) => parse({ assets: [{ id: "a", w: 1, h: 1, ...asset }] });
const PNG = "data:image/png;base64,AAAA";

describe("a file is refused if", () => {
  it.each([
    ["it is no JSON", "<!doctype html>", "it is no JSON"],
    ["it is no object", "[]", "it is no Lottie file"],
    ["it has no layers", JSON.stringify({ ...FILE, layers: undefined }), "it is no Lottie file"],
    ["it has no frames", JSON.stringify({ ...FILE, op: 0 }), "it is no Lottie file"],
    ["it has no size", JSON.stringify({ ...FILE, w: "10" }), "it is no Lottie file"],
    ["it is nested too deeply", `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`, "it is no JSON"],
  ])("%s", (_why, text, message) => {
    expect(() => parseFile(text, ADDRESS, [])).toThrow(message);
  });

  it.each([
    { layers: [{ ks: { r: { a: 0, k: 0, x: "var $bm_rt = 1" } } }] },
    { layers: [{ ef: [{ ef: [{ v: { k: 1, x: "" } }] }] }] },
    { assets: [{ id: "comp", layers: [{ ks: { p: { k: [0, 0], x: "alert(1)" } } }] }] },
    { fonts: { list: [{ x: "1" }] } },
  ])("there are expressions in it, wherever: %j", (more) => {
    expect(() => parse(more)).toThrow("it has expressions, which are code");
  });

  it.each([
    { u: "", p: "https://evil.example/a.png", e: 0 },
    { u: "//evil.example/", p: "a.png", e: 0 },
    { p: "http://cdn.example.evil.example/a.png", e: 1 },
    { p: "javascript:alert(1)", e: 1 },
    { p: "data:text/html,<script>alert(1)</script>", e: 1 },
    { p: "data:image/svg+xml,<svg/>", e: 1 },
    { p: 1, u: "https://evil.example/" },
    { t: 3, p: "https://evil.example/data.json" },
  ])("a picture is where nobody has allowed it: %j", (asset) => {
    expect(() => picture(asset)).toThrow("a picture in it is on a host");
  });
});

describe("a file that would keep the page busy is refused", () => {
  const group = (...it: unknown[]) => ({ ty: "gr", it });
  const shapes = (...items: unknown[]) => ({ layers: [{ ty: 4, shapes: items }] });
  const repeater = (k: unknown) => ({ ty: "rp", c: { a: 0, k } });
  const circle = { ty: "el" };
  const layers = (refId: string, count: number) => Array.from({ length: count }, () => ({ ty: 0, refId }));

  it.each([
    ["1,000,000 copies", 1_000_000],
    ["101 copies", 101],
    ["copies in a list", [1_000_000]],
    [
      "a count that grows",
      [
        { t: 0, s: [1] },
        { t: 60, s: [1_000_000] },
      ],
    ],
    ["a count that an older file lets grow", [{ t: 0, s: [1], e: [1_000_000] }, { t: 60 }]],
    [
      "a count whose curve overshoots",
      [
        { t: 0, s: [1], o: { x: [0], y: [1_000] } },
        { t: 60, s: [9] },
      ],
    ],
    ["no count", "many"],
  ])("for a repeater with %s", (_what, k) => {
    const message = "it has a repeater of more than 100 copies";
    expect(() => parse(shapes(group(circle, repeater(k))))).toThrow(message);
    expect(() => parse({ assets: [{ id: "a", ...shapes(group(circle, repeater(k))) }] })).toThrow(message);
  });

  it.each([
    ["repeaters in repeaters", shapes(group(group(group(circle, repeater(99)), repeater(99)), repeater(99)))],
    ["several repeaters", shapes(circle, repeater(99), repeater(99), repeater(99))],
    ["20,000 shapes", shapes(...Array.from({ length: 20_000 }, () => circle))],
    ["20,000 layers", { layers: Array.from({ length: 20_001 }, () => ({ ty: 3 })) }],
    [
      "compositions of compositions",
      {
        layers: layers("0", 10),
        assets: Array.from({ length: 9 }, (_, index) => ({
          id: `${index}`,
          layers: layers(`${index + 1}`, 10),
        })),
      },
    ],
    ["a composition of itself", { layers: layers("a", 1), assets: [{ id: "a", layers: layers("a", 1) }] }],
    [
      "a text of 20,000 characters",
      { layers: [{ ty: 5, t: { d: { k: [{ s: { t: "x".repeat(20_000) } }] } } }] },
    ],
    [
      "a text whose characters are of many shapes",
      {
        layers: [{ ty: 5, t: { d: { k: [{ s: { t: "x".repeat(200) } }] } } }],
        chars: [{ ch: "x", data: { shapes: [group(...Array.from({ length: 100 }, () => circle))] } }],
      },
    ],
  ])("for %s", (_what, more) => {
    expect(() => parse(more)).toThrow("it has more than 20,000 parts");
  });

  it("and one of usual size is not", () => {
    const file = parse({
      layers: [
        ...layers("a", 20),
        { ty: 4, shapes: [group(circle, repeater(100)), group(circle, repeater(0))] },
      ],
      assets: [
        {
          id: "a",
          ...shapes(
            group(
              circle,
              repeater([
                { t: 0, s: [1] },
                { t: 900, s: [24] },
              ]),
            ),
          ),
        },
      ],
    });
    expect(file.layers).toHaveLength(21);
  });

  it("also if its groups are nested deeply", () => {
    let nested: unknown = circle;
    for (let depth = 0; depth < 1_000; depth++) nested = group(nested);
    expect(() => parse(shapes(nested))).toThrow("its shapes are nested deeper than 100 groups");
  });
});

it.each([
  [{ u: "images/", p: "a.png", e: 0 }, "https://shop.example/uploads/images/a.png"],
  [{ u: "/images/", p: "a.png", e: 0 }, "https://shop.example/images/a.png"],
  [{ u: "", p: "https://cdn.example/a.png", e: 0 }, "https://cdn.example/a.png"],
  [{ u: "ignored/", p: PNG, e: 1 }, PNG],
])("a picture of a file has its whole address: %j", (asset, address) => {
  vi.stubGlobal("location", new URL("https://shop.example/"));
  expect(picture(asset).assets).toEqual([{ id: "a", w: 1, h: 1, p: address, e: 1 }]);
  vi.unstubAllGlobals();
});

it("curves stay; ids, class names, fonts and sounds go", () => {
  const curve = { i: { x: [1], y: [1] }, o: { x: 0, y: 0 } };
  const file = parse({
    layers: [{ ln: "login", cl: "logged-in", nm: "Sails", ks: curve }],
    fonts: { list: [{ fName: "A", fPath: "https://evil.example/a.css", fClass: "b", fFamily: "A" }] },
    assets: [
      { id: "s", u: "", p: "https://evil.example/a.mp3", t: 2 },
      { id: "c", layers: [] },
    ],
  });
  expect(file).toMatchObject({
    layers: [{ nm: "Sails", ks: curve }],
    fonts: { list: [{ fName: "A", fFamily: "A" }] },
    assets: [
      { id: "s", p: "" },
      { id: "c", layers: [] },
    ],
  });
  expect(JSON.stringify(file)).not.toMatch(/login|logged-in|evil|fClass/);
});

describe("a request", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answer = (text: string, init?: ResponseInit, url = "") => {
    const response = new Response(text, init);
    Object.defineProperty(response, "url", { value: url });
    const send = vi.fn(() => Promise.resolve(response));
    vi.stubGlobal("fetch", send);
    return send;
  };
  const { signal } = new AbortController();
  const read = () => readFile("/uploads/mill.json", { hosts: ["cdn.example"], signal });

  it("sends no cookies, and brings the file", async () => {
    const send = answer(JSON.stringify(FILE));
    expect(await read()).toMatchObject(FILE);
    expect(send).toHaveBeenCalledWith("/uploads/mill.json", { credentials: "omit", signal });
  });

  it.each([
    ["an error", "", { status: 404 }, "", "the server answers 404"],
    ["a large file by its header", "{}", { headers: { "content-length": "5000001" } }, "", "5 MB"],
    ["a large file", `"${"x".repeat(5_000_000)}"`, {}, "", "5 MB"],
    ["a host that nobody has allowed", "{}", {}, "https://evil.example/a.json", "it leads to a host"],
  ])("that leads to %s is refused", async (_what, text, init, url, message) => {
    answer(text, init, url);
    await expect(read()).rejects.toThrow(message);
  });
});
