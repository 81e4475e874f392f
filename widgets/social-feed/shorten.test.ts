import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { shortened } from "./shorten.ts";

function elementOf(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

/** The markup that is left of an element's; itself if it is not shortened. */
function cutTo(html: string, limit: number): string {
  const nodes = shortened(elementOf(html), limit);
  if (!nodes) return html;
  const result = document.createElement("div");
  result.append(...nodes);
  return result.innerHTML;
}

const segments = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
/** What visitors see: a space for spaces in a row, none at the ends. */
const seen = (element: Element) => (element.textContent ?? "").replace(/[\t\n\f\r ]+/g, " ").trim();

afterEach(() => vi.unstubAllGlobals());

describe("social-feed.3 the limit", () => {
  it.each([
    ["letters", "abcdef", "abc"],
    ["an emoji as one", "👩‍👩‍👧‍👦👍🏽🇩🇪x", "👩‍👩‍👧‍👦👍🏽🇩🇪"],
    ["a letter with its accents as one", "e\u0301o\u0308u\u0323\u0307x", "e\u0301o\u0308u\u0323\u0307"],
    ["a character reference as one", "a&amp;b&lt;c", "a&amp;b"],
    [
      "no markup",
      '<a href="/x" title="a long title">ab</a><b>cd</b>',
      '<a href="/x" title="a long title">ab</a><b>c</b>',
    ],
    ["spaces in a row as one, and none at the ends", "\n\t a \n\t bc ", "\n\t a \n\t b"],
    ["a picture as one", 'a<img alt="x">bc', 'a<img alt="x">b'],
    [
      "nothing that is not seen",
      "ab<script>long</script><span hidden>long</span>cd",
      'ab<script>long</script><span hidden="">long</span>c',
    ],
  ])("counts %s", (_, html, expected) => {
    expect(cutTo(html, 3)).toBe(expected);
  });

  it("is not passed by what has just as many", () => {
    expect(shortened(elementOf(" \n👍🏽b<br>c "), 4)).toEqual(undefined);
    expect(cutTo('ab<img alt="x">', 3)).toBe('ab<img alt="x">');
  });

  it("cuts a picture, and what follows it", () => {
    expect(cutTo('abc<img alt="x">d<b>e</b>', 3)).toBe("abc");
  });

  it("leaves no line breaks, empty elements or space at the end", () => {
    expect(cutTo('abc <br><img class="cff-linebreak"><p><b> </b><!-- x --></p> <i>d</i>', 3)).toBe("abc");
    expect(cutTo("<p>abc<br></p><p>d</p>", 3)).toBe("<p>abc</p>");
  });

  it("leaves the element as it is", () => {
    const element = elementOf("<b>abc</b>def");
    shortened(element, 2);
    expect(element.innerHTML).toBe("<b>abc</b>def");
  });

  it("counts emoji and accents as one without the browser's help, too", () => {
    vi.stubGlobal("Intl", {});
    expect(cutTo("👩‍👩‍👧‍👦👍🏽🇩🇪x", 3)).toBe("👩‍👩‍👧‍👦👍🏽🇩🇪");
    expect(cutTo("e\u0301o\u0308u\u0323\u0307x", 3)).toBe("e\u0301o\u0308u\u0323\u0307");
    expect(cutTo("1\uFE0F\u20E3ab", 2)).toBe("1\uFE0F\u20E3a");
  });
});

/** Markup of texts, links, bold words, pictures and line breaks. */
const markup = fc.letrec((tie) => ({
  text: fc.string({ unit: fc.constantFrom("a", " ", "\n", "👩‍👩‍👧‍👦", "e\u0301", "&amp;", "ß", "語", "ع") }),
  node: fc.oneof(
    { maxDepth: 3 },
    tie("text"),
    fc.constant("<br>"),
    tie("list").map((inside) => `<a href="/x">${String(inside)}</a>`),
    tie("list").map((inside) => `<b>${String(inside)}</b>`),
  ),
  list: fc.array(tie("node"), { maxLength: 4 }).map((nodes) => nodes.join("")),
}));

describe("social-feed.3 of any text", () => {
  it("what is left is a beginning of what is seen, as long as the limit allows", () => {
    fc.assert(
      fc.property(markup.list, fc.integer({ min: 1, max: 30 }), (html, limit) => {
        const element = elementOf(html.replaceAll("<br>", "<br> "));
        const all = segments(seen(element));
        const nodes = shortened(element, limit);
        if (!nodes) {
          expect(all.length).toBeLessThanOrEqual(limit);
          return;
        }
        const result = document.createElement("div");
        result.append(...nodes);
        const left = segments(seen(result));
        expect(all.slice(0, left.length)).toEqual(left);
        expect(left.length).toBeLessThanOrEqual(limit);
        // One less where the limit falls on a space.
        expect(left.length).toBeGreaterThanOrEqual(limit - 1);
        expect(all.length).toBeGreaterThan(limit);
        expect(result.innerHTML).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>$|<br>$/);
      }),
    );
  });
});
