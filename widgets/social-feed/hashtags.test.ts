import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkHashtags } from "./hashtags.ts";
import { linkColour } from "./texts.ts";

function elementOf(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

/** The hashtags that become links, in order. */
function linksIn(html: string): (string | null)[] {
  const element = elementOf(html);
  const before = new Set(element.querySelectorAll("a"));
  linkHashtags(element, undefined);
  return [...element.querySelectorAll("a")]
    .filter((link) => !before.has(link))
    .map((link) => link.textContent);
}

describe("social-feed.4 hashtags", () => {
  it("lead to the network's pages, in a new tab that gets no hold of this one", () => {
    const element = elementOf("On #sale, and #straße");
    linkHashtags(element, "#1e73be");
    const [first, second] = element.querySelectorAll("a");
    expect([first?.href, first?.target, first?.rel, first?.textContent]).toEqual([
      "https://www.facebook.com/hashtag/sale",
      "_blank",
      "nofollow noopener noreferrer",
      "#sale",
    ]);
    expect(second?.href).toBe("https://www.facebook.com/hashtag/stra%C3%9Fe");
    expect([first?.style.color, element.textContent]).toEqual(["#1e73be", "On #sale, and #straße"]);
  });

  it.each([
    ["#שלום #مرحبا #привет #日本語 #ไทย #हिन्दी #ελλάδα", 7],
    ["＃タグ", 1],
    ["#caf\u00e9 #cafe\u0301 #कृषि #می\u200cخواهم", 4],
    ["(#one) “#two” ¿no#three?", 2],
    ["<b>#one</b> x<i>#two</i><br>#three<p>#four</p>", 3],
    ["x#one a@b#two &#35;three #", 1],
    ["#1e73be #ABCDEF #1e73bef #1e73b", 2],
    ['<a href="/x">#one</a> <a href="/y">see <b>#two</b></a>', 0],
    ["#\uFE0F\u20E3 ##", 0],
    ["#2024_05 #_x #snake_case", 3],
  ])("in %s: %i", (html, count) => {
    expect(linksIn(html)).toHaveLength(count);
  });

  it("are all links or six hex digits, and no text is lost", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "f", "1", "é", "ش", "語", "#", " ", "<br>", "_") });
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const element = elementOf(words.join(" "));
        const before = element.innerHTML;
        const text = element.textContent;
        const undo = linkHashtags(element, undefined);
        expect(element.textContent).toBe(text);
        for (const link of element.querySelectorAll("a")) {
          const tag = link.textContent?.slice(1) ?? "";
          expect(tag).toMatch(/^[\p{L}\p{N}_]+$/u);
          expect(tag).not.toMatch(/^[\da-f]{6}$/i);
          expect(decodeURIComponent(link.pathname)).toBe(`/hashtag/${tag}`);
        }
        undo();
        expect(element.innerHTML).toBe(before);
      }),
    );
  });
});

describe("social-feed.5 the link colour", () => {
  it.each([
    ["1e73be", "#1e73be"],
    ["#1e73be", "#1e73be"],
    ["#FFF", "#FFF"],
    ["abc", "#abc"],
    ["rgb(1,2,3)", "rgb(1,2,3)"],
    [" rgba( 1 , 2 , 255 , 0.5 ) ", "rgba( 1 , 2 , 255 , 0.5 )"],
    ["rgba(1,2,3,1)", "rgba(1,2,3,1)"],
    ["rgba(1,2,3,.5)", "rgba(1,2,3,.5)"],
  ])("%s is one", (value, colour) => {
    expect(linkColour(value)).toBe(colour);
  });

  it.each([
    "",
    "#",
    "##fff",
    "#ffff",
    "1e73b",
    "red",
    "null",
    "rgb(1,2)",
    "rgb(1.5,2,3)",
    "rgb(256,2,3)",
    "rgb(-1,2,3)",
    "rgba(1,2,3,1.1)",
    "rgba(1,2,3,2)",
    "rgb(10%,2,3)",
    "url(x)",
    "#fff;background:url(//evil.example)",
    "var(--x)",
    undefined,
  ])("%s is none", (value) => {
    expect(linkColour(value)).toBeUndefined();
  });

  it("is one exactly if its parts are", () => {
    const channel = fc.integer({ min: -2, max: 300 });
    const alpha = fc.option(
      fc.double({ min: 0, max: 2, noNaN: true }).map((value) => Number(value.toFixed(3))),
    );
    fc.assert(
      fc.property(channel, channel, channel, alpha, (red, green, blue, opacity) => {
        const value = `rgba(${[red, green, blue, ...(opacity === null ? [] : [opacity])].join(", ")})`;
        const isColour = [red, green, blue].every((part) => part >= 0 && part <= 255) && (opacity ?? 1) <= 1;
        expect(linkColour(value)).toBe(isColour ? value : undefined);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(linkColour(value) ?? "#000").toMatch(/^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgba?\([\d\s,.]+\))$/i);
      }),
    );
  });
});
