import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NETWORKS, type Shared, shareAddress } from "./share-address.ts";

const names = Object.keys(NETWORKS);
const HOSTS = [
  "www.facebook.com",
  "twitter.com",
  "x.com",
  "www.threads.net",
  "www.linkedin.com",
  "www.pinterest.com",
  "www.reddit.com",
  "vkontakte.ru",
  "connect.ok.ru",
  "www.tumblr.com",
  "digg.com",
  "web.skype.com",
  "www.stumbleupon.com",
  "telegram.me",
  "getpocket.com",
  "www.xing.com",
  "api.whatsapp.com",
];
const url = "https://shop.example/belts/?a=1&b=%C3%BC#made";
const page: Shared = {
  url,
  title: "We're #1 & more + 50 %",
  text: "A «belt»",
  image: "https://shop.example/a.jpg",
};
const queryOf = (network: string, shared: Shared) =>
  Object.fromEntries(new URL(shareAddress(network, shared) ?? "").searchParams);

describe("an address to share at", () => {
  it("has the parts that each network takes, encoded once", () => {
    const { title, text, image } = page;
    const post = `${text} ${url}`;
    expect(Object.fromEntries(names.map((name) => [name, queryOf(name, page)]))).toEqual({
      facebook: { u: url },
      twitter: { text: post },
      "x-twitter": { text: post },
      threads: { text: post },
      linkedin: { mini: "true", url, title, summary: text, source: url },
      pinterest: { url, media: image },
      reddit: { url, title },
      vk: { url, title, description: text, image },
      odnoklassniki: { url, title, imageUrl: image },
      tumblr: { url },
      digg: { url },
      skype: { url },
      stumbleupon: { url },
      telegram: { url, text },
      pocket: { url },
      xing: { url },
      whatsapp: { text: `*${title}*\n${text}\n${url}` },
      email: { subject: title, body: `${text}\r\n${url}` },
    });
  });

  it("leaves out what there is not, and writes a space as mail programs read it", () => {
    const alone = { url, title: "", text: "", image: "" };
    expect(shareAddress("pinterest", alone)).toBe(
      `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(url)}`,
    );
    expect(queryOf("whatsapp", alone)).toEqual({ text: url });
    expect(shareAddress("email", { ...alone, title: "a b+c" })).toMatch(/^mailto:\?subject=a%20b%2Bc&body=/);
    expect(queryOf("twitter", { ...alone, title: "A belt" })).toEqual({ text: `A belt ${url}` });
  });

  it("is none for a network that has none", () => {
    for (const name of ["google", "mix", "", "constructor", "__proto__", "toString"])
      expect(shareAddress(name, page)).toBeUndefined();
  });

  it("leads to listed hosts only and gives back every title, text and address (property)", () => {
    const part = fc.string({ unit: "grapheme" });
    const shared = fc.record({
      url: fc.webUrl({ withFragments: true, withQueryParameters: true }),
      title: part,
      text: part,
      image: part,
    });
    fc.assert(
      fc.property(fc.constantFrom(...names), shared, (name, given) => {
        const address = new URL(shareAddress(name, given) ?? "");
        expect(name === "email" ? address.protocol : address.origin).toBe(
          name === "email" ? "mailto:" : `https://${HOSTS.find((host) => host === address.host)}`,
        );
        const values = [...address.searchParams.values()];
        expect(values.some((value) => value.endsWith(given.url))).toBe(true);
        if (address.searchParams.has("title")) expect(address.searchParams.get("title")).toBe(given.title);
        if (name === "whatsapp" && given.title)
          expect(values[0]?.startsWith(`*${given.title}*\n`)).toBe(true);
      }),
    );
  });

  it("takes text that is no Unicode", () => {
    expect(() => shareAddress("reddit", { ...page, title: "\ud800" })).not.toThrow();
  });
});
