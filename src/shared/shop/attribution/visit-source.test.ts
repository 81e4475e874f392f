// @vitest-environment node
import { describe, expect, it } from "vitest";
import { findVisitSource } from "./visit-source.ts";

const NEW = { hasSession: false, hasSource: false };
const WITHIN = { hasSession: true, hasSource: true };
const LATER = { hasSession: false, hasSource: true };

const view = (search = "", referrer = "") => ({ search, referrer, hostname: "www.shop.example" });
/** Type, source, medium, campaign and content: `typein / (direct) / …` as in reference: shop 11.4. */
const sourceText = (search = "", referrer = "", known = NEW) => {
  const found = findVisitSource(view(search, referrer), known);
  return found && [found.typ, found.src, found.mdm, found.cmp, found.cnt].join(" / ");
};
const NO = "(none)";

describe("order-attribution.6 where a visit comes from, first hit wins", () => {
  it.each([
    ["", "", `typein / (direct) / ${NO} / ${NO} / ${NO}`],
    ["", "https://www.google.co.il/", `organic / google / organic / ${NO} / ${NO}`],
    ["", "https://images.google.com/", `referral / images.google.com / referral / ${NO} / /`],
    ["", "https://www.bing.com/", `referral / bing.com / referral / ${NO} / /`],
    ["", "https://www.bing.com/search?q=x", `organic / bing / organic / ${NO} / ${NO}`],
    ["", "https://yandex.ru/", `referral / yandex.ru / referral / ${NO} / /`],
    ["", "https://yandex.ru/?text=x", `organic / yandex / organic / ${NO} / ${NO}`],
    ["", "https://duckduckgo.com/", `referral / duckduckgo.com / referral / ${NO} / /`],
    ["", "https://t.co/abc", `referral / twitter.com / referral / ${NO} / /abc`],
    ["", "https://plus.url.google.com/", `referral / plus.google.com / referral / ${NO} / /`],
    ["?gclid=1", "", `utm / google / cpc / google_cpc / ${NO}`],
    ["?gclid=1&utm_source=news", "", `utm / news / cpc / google_cpc / ${NO}`],
    ["?yclid=1", "", `utm / yandex / cpc / yandex_cpc / ${NO}`],
    ["?fbclid=1", "https://l.facebook.com/", `referral / l.facebook.com / referral / ${NO} / /`],
    ["?utm_id=77", "", `utm / ${NO} / ${NO} / ${NO} / ${NO}`],
    ["?utm_source=", "", `utm /  / ${NO} / ${NO} / ${NO}`],
    ["?utm_source", "", `typein / (direct) / ${NO} / ${NO} / ${NO}`],
    ["?utm_source=a&utm_source=b", "", `utm / a,b / ${NO} / ${NO} / ${NO}`],
    ["?utm_campaign=summer%20sale+x", "", `utm / ${NO} / ${NO} / summer%20sale+x / ${NO}`],
    ["", "https://help.shop.example/", `typein / (direct) / ${NO} / ${NO} / ${NO}`],
    ["", "https://shop.example/", `typein / (direct) / ${NO} / ${NO} / ${NO}`],
    ["", "https://othershop.example/", `referral / othershop.example / referral / ${NO} / /`],
    ["", "no address", `typein / (direct) / ${NO} / ${NO} / ${NO}`],
  ])("%j from %j", (search, referrer, expected) => {
    expect(sourceText(search, referrer)).toBe(expected);
  });

  it("an outside page that links into a session changes nothing; a search engine and a campaign do", () => {
    expect(sourceText("", "https://blog.example/", WITHIN)).toBeUndefined();
    expect(sourceText("", "https://www.google.com/", WITHIN)).toMatch(/^organic \/ google/);
    expect(sourceText("?utm_source=news", "", WITHIN)).toMatch(/^utm \/ news/);
  });

  it("with the session over, an outside page counts again, and no page keeps what is known", () => {
    expect(sourceText("", "https://blog.example/", LATER)).toMatch(/^referral \/ blog.example/);
    expect(sourceText("", "", LATER)).toBeUndefined();
  });

  it("order-attribution.7 a first visit from nowhere is direct, medium none", () => {
    expect(findVisitSource(view(), NEW)).toEqual({
      ...{ typ: "typein", src: "(direct)", mdm: NO, cmp: NO, cnt: NO, trm: NO },
      ...{ id: NO, plt: NO, fmt: NO, tct: NO },
    });
  });

  it("order-attribution.4 every part of a campaign has its place", () => {
    const search =
      "?utm_source=1&utm_medium=2&utm_campaign=3&utm_content=4&utm_term=5&utm_id=6&utm_source_platform=7&utm_creative_format=8&utm_marketing_tactic=9";
    expect(Object.values(findVisitSource(view(search), NEW) ?? {}).join(" ")).toBe("utm 1 2 3 4 5 6 7 8 9");
  });
});

describe("order-attribution.9 search engines, each by its parameter", () => {
  it.each([
    ["https://www.bing.com/search", "q", "bing"],
    ["https://search.yahoo.com/search", "p", "yahoo"],
    ["https://www.about.com/", "q", "about"],
    ["https://search.aol.com/", "q", "aol"],
    ["https://www.ask.com/web", "q", "ask"],
    ["https://globososo.com/", "q", "globo"],
    ["https://go.mail.ru/search", "q", "go.mail.ru"],
    ["https://nova.rambler.ru/search", "query", "rambler"],
    ["https://search.tut.by/", "query", "tut.by"],
    ["https://www.yandex.com.tr/search/", "text", "yandex"],
  ])("%s with %s is %s", (address, parameter, name) => {
    expect(sourceText("", `${address}?${parameter}=wool`)).toMatch(`organic / ${name} /`);
    expect(sourceText("", `${address}?other=wool`)).toMatch(/^referral/);
  });

  it.each(["notbing.com", "google.com.evil.example", "www.google.museums-and-more"])(
    "%s is no search engine",
    (host) => {
      expect(sourceText("", `https://${host}/?q=x`)).toMatch(/^referral/);
    },
  );

  it("the words of a campaign's visitor are read from the one engine that tells them", () => {
    const found = findVisitSource(view("?yclid=1", "https://yandex.ru/search?text=%D7%A6%D7%9E%D7%A8"), NEW);
    expect(found?.trm).toBe("%D7%A6%D7%9E%D7%A8");
  });
});
