import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { decodeActionHash } from "./action-hash.ts";
import { anchorTarget } from "./anchor-target.ts";

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const plain = (name: string, settings: unknown) =>
  `elementor-action:action=${name}&settings=${base64(settings)}`;

describe("decodeActionHash", () => {
  const settings = { id: "12", toggle: true, title: "שלום + >>??" };
  const expected = { name: "popup:open", settings };

  it("reads a hash as it is, percent-encoded, and encoded twice with its sign", () => {
    const text = plain("popup:open", settings);
    expect(decodeActionHash(`#${text}`)).toEqual(expected);
    expect(decodeActionHash(`#${encodeURIComponent(text)}`)).toEqual(expected);
    expect(decodeActionHash(encodeURIComponent(`#${text}`))).toEqual(expected);
    expect(decodeActionHash(encodeURIComponent(`#${encodeURIComponent(text)}`))).toEqual(expected);
  });

  it("takes missing and empty settings for an empty object", () => {
    const empty = { name: "popup:close", settings: {} };
    for (const end of ["", "&", "&settings=", "&settings=W10=", "&settings=e30=", "&settings=e30"])
      expect(decodeActionHash(`#elementor-action:action=popup:close${end}`)).toEqual(empty);
  });

  it("is null for other anchors and for what has no name", () => {
    for (const hash of [
      "",
      "#",
      "#reviews",
      "#elementor-action",
      "#elementor-action:action=",
      "#elementor-action:action=&settings=e30=",
    ])
      expect(decodeActionHash(hash)).toBeNull();
    expect(decodeActionHash("#x-elementor-action:action=a")).toBeNull();
    expect(decodeActionHash(`#elementor-action:action=${"a".repeat(65)}`)).toBeNull();
    expect(decodeActionHash("#elementor-action:action=<b>")).toBeNull();
  });

  it("is null for settings that are not base64 of a JSON object", () => {
    for (const value of [1, "x", null, true, [1]])
      expect(decodeActionHash(`#${plain("a", value)}`)).toBeNull();
    for (const encoded of [
      "!!",
      "e30=e30=",
      Buffer.from("{").toString("base64"),
      Buffer.from([0x22, 0xff, 0x22]).toString("base64"),
    ])
      expect(decodeActionHash(`#elementor-action:action=a&settings=${encoded}`)).toBeNull();
  });

  it("drops prototype keys", () => {
    const encoded = Buffer.from('{"__proto__":{"x":1},"id":"1"}').toString("base64");
    expect(decodeActionHash(`#elementor-action:action=a&settings=${encoded}`)).toEqual({
      name: "a",
      settings: { id: "1" },
    });
  });

  it("is null beyond 16,384 characters", () => {
    expect(decodeActionHash(`#${plain("a", { text: "x".repeat(12_000) })}`)).not.toBeNull();
    expect(decodeActionHash(`#${plain("a", { text: "x".repeat(13_000) })}`)).toBeNull();
  });

  it("survives any hash", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(() => decodeActionHash(text)).not.toThrow();
        expect(() => decodeActionHash(`#elementor-action:action=a&settings=${text}`)).not.toThrow();
      }),
    );
  });

  it("gives every action of the corpus as a name and a plain object of settings, or nothing", () => {
    const actions = corpus("hashes").filter(({ tags }) => !tags.includes("anchor"));
    const decoded = actions.map(({ text }) => decodeActionHash(text)).filter((action) => action !== null);
    expect(decoded.length).toBeGreaterThan(15);
    for (const { name, settings } of decoded) {
      expect(name).toMatch(/^[\w:]+$/);
      expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
    }
    for (const { text } of corpus("hashes").filter(({ tags }) => tags.includes("anchor")))
      expect(decodeActionHash(text)).toBeNull();
  });
});

describe("anchorTarget", () => {
  beforeEach(() => {
    document.body.innerHTML = `<h2 id="reviews"></h2><h2 id="über uns"></h2><h2 id="a%20b"></h2><h2 id="%"></h2>
      <svg id="drawing"></svg>`;
  });

  it("finds the element with that id, plain or percent-encoded", () => {
    expect(anchorTarget(document, "#reviews")?.id).toBe("reviews");
    expect(anchorTarget(document, "reviews")?.id).toBe("reviews");
    expect(anchorTarget(document, "#%C3%BCber%20uns")?.id).toBe("über uns");
    expect(anchorTarget(document, "#über uns")?.id).toBe("über uns");
    expect(anchorTarget(document, "#a%20b")?.id).toBe("a%20b");
  });

  it("finds an id that is encoded in small letters, as WordPress prints it, by a link that is not", () => {
    document.body.innerHTML = '<h2 id="%d7%9e-A"></h2>';
    expect(anchorTarget(document, new URL("https://example.test/#מ-A").hash)?.id).toBe("%d7%9e-A");
    expect(anchorTarget(document, "#%D7%9E-a")).toBeNull();
  });

  it("runtime.11 is null for a malformed hash, whatever ids there are", () => {
    for (const hash of ["#%", "#%E0%A4%A", "#%zz"]) expect(anchorTarget(document, hash)).toBeNull();
  });

  it("is null for no hash, no element, and what is no HTML element", () => {
    for (const hash of ["", "#", "#missing", "#drawing"]) expect(anchorTarget(document, hash)).toBeNull();
  });

  it("runtime.11 finds nothing and throws nothing for the corpus", () => {
    document.body.replaceChildren();
    for (const { text } of corpus("hashes")) expect(anchorTarget(document, text)).toBeNull();
  });

  it("works where something is named like the query function", () => {
    Object.defineProperty(document, "getElementById", { value: null, configurable: true });
    expect(anchorTarget(document, "#reviews")?.id).toBe("reviews");
    Reflect.deleteProperty(document, "getElementById");
  });
});
