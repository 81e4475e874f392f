// @vitest-environment-options { "url": "https://shop.example/page/" }
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { safeUrl, type UrlUse } from "./safe-url.ts";

const USES: UrlUse[] = ["link", "navigate", "image", "request", "frame"];
const ORIGIN = "https://shop.example";
const HOSTS = ["pay.example"];
const usesOf = (value: unknown, hosts?: string[]) =>
  USES.filter((use) => safeUrl(value, use, { hosts }) !== null);

/** The rule written the other way round: what an accepted URL must look like when it is parsed again. */
function isWithinRule(href: string, use: UrlUse, hosts: string[]): boolean {
  const url = new URL(href);
  const isOurs = url.origin === ORIGIN || (hosts.includes(url.host) && /^https?:$/.test(url.protocol));
  switch (use) {
    case "link":
      return /^(?:https?|mailto|tel):$/.test(url.protocol);
    case "image":
      return /^https?:$/.test(url.protocol) || /^data:image\/(?:png|gif|jpeg|webp)[;,]/i.test(href);
    case "frame":
      return url.protocol === "https:" && hosts.includes(url.host);
    default:
      return isOurs;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("safeUrl", () => {
  it("gives the parsed, absolute address, never the text it was given", () => {
    expect(safeUrl("../about/?a=b c#d", "link")).toBe("https://shop.example/about/?a=b%20c#d");
    expect(safeUrl("HTTPS://SHOP.EXAMPLE", "navigate")).toBe("https://shop.example/");
    expect(safeUrl("\thttps://shop.exa\nmple/x", "navigate")).toBe("https://shop.example/x");
  });

  it("refuses whatever is not a text, and the empty text", () => {
    for (const value of [
      undefined,
      null,
      1,
      {},
      [],
      ["/x"],
      new String("/x"),
      new URL("https://shop.example/"),
      "",
    ])
      expect(usesOf(value)).toEqual([]);
  });

  it("refuses what cannot be parsed", () => {
    for (const value of ["https://", "https://[", "//javascript:alert(1)", "https://a:b:c"])
      expect(usesOf(value)).toEqual([]);
  });

  it("allows mail and telephone in links only", () => {
    expect(usesOf("mailto:a@shop.example")).toEqual(["link"]);
    expect(usesOf("tel:+10000000000")).toEqual(["link"]);
  });

  it("allows other hosts in links and images only", () => {
    expect(usesOf("https://evil.example/x")).toEqual(["link", "image"]);
    expect(usesOf("http://evil.example/x")).toEqual(["link", "image"]);
  });

  it("allows a listed host, with exactly the listed port, where the visitor or a request is led", () => {
    expect(usesOf("https://pay.example/x", HOSTS)).toEqual(USES);
    expect(usesOf("https://pay.example:8443/x", HOSTS)).toEqual(["link", "image"]);
    expect(usesOf("https://pay.example:8443/x", ["pay.example:8443"])).toEqual(USES);
    expect(usesOf("https://sub.pay.example/x", HOSTS)).toEqual(["link", "image"]);
  });

  it("takes another scheme or port of the page's own host for another origin", () => {
    expect(usesOf("http://shop.example/x")).toEqual(["link", "image"]);
    expect(usesOf("https://shop.example:8443/x")).toEqual(["link", "image"]);
  });

  it("frames only listed hosts, over https, or http on this very machine", () => {
    expect(safeUrl("/pay/", "frame")).toBeNull();
    expect(safeUrl("http://pay.example/", "frame", { hosts: HOSTS })).toBeNull();
    expect(safeUrl("https://pay.example/", "frame", { hosts: HOSTS })).toBe("https://pay.example/");
    for (const host of ["127.0.0.1:4173", "localhost:4173", "[::1]:4173"]) {
      expect(safeUrl(`http://${host}/`, "frame", { hosts: [host] })).toBe(`http://${host}/`);
      expect(safeUrl(`ws://${host}/`, "frame", { hosts: [host] })).toBeNull();
    }
    for (const host of [
      "127.evil.example",
      "localhost.evil.example",
      "notlocalhost",
      "127.0.0.1.evil.example",
    ])
      expect(safeUrl(`http://${host}/`, "frame", { hosts: [host] })).toBeNull();
  });

  it("allows data images of the four raster formats as images, and no other data", () => {
    for (const type of ["png", "gif", "jpeg", "webp", "PNG"]) {
      expect(usesOf(`data:image/${type};base64,AAAA`)).toEqual(["image"]);
      expect(usesOf(`data:image/${type},x`)).toEqual(["image"]);
    }
    for (const type of ["image/svg+xml", "image/pngx", "text/html", "image/png+xml", ""])
      expect(usesOf(`data:${type},x`)).toEqual([]);
    expect(usesOf("data:text/html,data:image/png,")).toEqual([]);
  });

  it("refuses a name or a password for everything but links", () => {
    expect(usesOf("https://user@shop.example/", HOSTS)).toEqual(["link"]);
    expect(usesOf("https://:pass@pay.example/", HOSTS)).toEqual(["link"]);
  });

  it("refuses every scheme that is not listed", () => {
    for (const scheme of [
      "javascript",
      "vbscript",
      "file",
      "ftp",
      "ws",
      "wss",
      "blob",
      "about",
      "view-source",
      "data",
      "x",
    ])
      expect(usesOf(`${scheme}:x`)).toEqual([]);
  });

  it("resolves against a given base, and judges the origin by the page all the same", () => {
    expect(safeUrl("x", "link", { base: "https://cdn.example/a/" })).toBe("https://cdn.example/a/x");
    expect(safeUrl("x", "navigate", { base: "https://cdn.example/a/" })).toBeNull();
    expect(safeUrl("x", "link", { base: "nonsense" })).toBeNull();
  });

  it("resolves against the document's base, which markup cannot shadow", () => {
    Object.defineProperty(document, "baseURI", { value: "https://evil.example/", configurable: true });
    expect(safeUrl("x", "navigate")).toBe("https://shop.example/page/x");
    Reflect.deleteProperty(document, "baseURI");
  });

  it("works without a document, as on a server: absolute addresses and given bases only", () => {
    vi.stubGlobal("document", undefined);
    vi.stubGlobal("location", undefined);
    expect(safeUrl("https://shop.example/x", "link")).toBe("https://shop.example/x");
    expect(safeUrl("/x", "link")).toBeNull();
    expect(safeUrl("/x", "image", { base: "https://shop.example/" })).toBe("https://shop.example/x");
    expect(safeUrl("https://shop.example/x", "navigate")).toBeNull();
    expect(safeUrl("https://pay.example/x", "navigate", { hosts: HOSTS })).toBe("https://pay.example/x");
  });

  const lists = [...corpus("url"), ...(thirdPartyCorpus("url") ?? [])];

  it("keeps every good address of the corpus for every use but frames", () => {
    const good = lists.filter(({ tags }) => tags.includes("good"));
    expect(good.length).toBeGreaterThan(5);
    for (const { text } of good)
      expect([text, usesOf(text)]).toEqual([text, ["link", "navigate", "image", "request"]]);
  });

  it("leads nowhere outside the rule for any address of the corpus", () => {
    for (const { text } of lists)
      for (const use of USES) {
        const href = safeUrl(text, use, { hosts: HOSTS });
        if (href !== null)
          expect([text, use, href, isWithinRule(href, use, HOSTS)]).toEqual([text, use, href, true]);
      }
  });

  it("gives null or an allowed scheme and host for any text, also after parsing its own answer again", () => {
    const scheme = fc.constantFrom(
      "",
      "https:",
      "http:",
      "javascript:",
      "data:",
      "data:image/png,",
      "JaVaScRiPt:",
      "\tjava\nscript:",
      "mailto:",
      "//",
      "blob:",
    );
    const host = fc.constantFrom(
      "",
      "//shop.example",
      "//pay.example",
      "//evil.example",
      "//u:p@shop.example",
      "\\\\evil.example",
      "//shop.example@evil.example",
      "/",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.tuple(scheme, host, fc.string({ unit: "binary" })).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...USES), (value, use) => {
        const href = safeUrl(value, use, { hosts: HOSTS });
        if (href === null) return;
        expect(isWithinRule(href, use, HOSTS)).toBe(true);
        expect(safeUrl(href, use, { hosts: HOSTS })).toBe(href);
      }),
      { numRuns: 5000 },
    );
  });
});
