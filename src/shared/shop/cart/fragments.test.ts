import { beforeEach, describe, expect, it, vi } from "vitest";
import { applyFragments } from "./fragments.ts";
import { fragmentsOf } from "./read-fragments.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const show = (html: string) => {
  document.body.innerHTML = html;
};
const html = () => document.body.innerHTML;

describe("fragments on the page", () => {
  it("every key and every match is changed, whatever its selector", async () => {
    show('<p class="n">0</p><div data-x="1"><p class="n">0</p></div><b id="sum">0</b>');
    await applyFragments({
      "div[data-x] > .n, body > .n": '<p class="n">2</p>',
      "#sum": '<b id="sum">9</b>',
    });
    expect(html()).toBe('<p class="n">2</p><div data-x="1"><p class="n">2</p></div><b id="sum">9</b>');
  });

  it("an element is changed in place, and one that says the same already is not touched at all", async () => {
    show('<a class="cart" href="/cart/">1</a><p class="same">x</p>');
    const [link, same] = document.body.children;
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(same as Element, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    await applyFragments({
      ".cart": ' <a class="cart" href="/cart/">2</a> ',
      ".same": '<p class="same">x</p>',
    });
    expect([...document.body.children]).toEqual([link, same]);
    expect(link?.textContent).toBe("2");
    expect([...seen, ...observer.takeRecords()]).toEqual([]);
  });

  it("another tag, or several elements, take the place of the target", async () => {
    show('<p class="a">1</p><p class="b">1</p>');
    await applyFragments({ ".a": '<div class="a">2</div>', ".b": '<p class="b">2</p><p>3</p>' });
    expect(html()).toBe('<div class="a">2</div><p class="b">2</p><p>3</p>');
  });

  it("bare text and nothing fill the target, so that the next answer finds it again", async () => {
    show('<span class="n">1</span><div class="d">x</div>');
    await applyFragments({ ".n": "2", ".d": "" });
    await applyFragments({ ".n": "3" });
    expect(html()).toBe('<span class="n">3</span><div class="d"></div>');
  });

  it("a fragment may bring the target of a later one", async () => {
    show('<div class="outer"></div>');
    await applyFragments({
      ".outer": '<div class="outer"><b class="in">1</b></div>',
      ".in": '<b class="in">2</b>',
    });
    expect(html()).toBe('<div class="outer"><b class="in">2</b></div>');
  });

  it("the row of an item keeps its node when another row goes", async () => {
    const row = (key: string) =>
      `<li class="mini_cart_item"><a class="remove" href="/r" data-cart_item_key="${key}">×</a>${key}</li>`;
    show(`<ul class="c">${row("a")}${row("b")}</ul>`);
    const b = document.querySelector(".c")?.children[1];
    document.querySelector<HTMLElement>("[data-cart_item_key=a]")?.focus();
    await applyFragments({ ".c": `<ul class="c">${row("b")}</ul>` });
    expect(document.querySelector(".c")?.children[0]).toBe(b);
    expect(document.activeElement).toBe(b?.querySelector("a"));
  });

  it("markers in fragments of our own server stay", async () => {
    show('<div class="c"></div>');
    await applyFragments({ ".c": '<div class="c"><p data-widget="countdown">x</p></div>' });
    expect(document.querySelector(".c [data-widget=countdown]")).not.toBeNull();
  });
});

describe("fragments that are refused", () => {
  const page = '<main class="cart"><p>cart</p></main>';
  beforeEach(() => show(page));

  it.each([
    "*",
    "html",
    "body",
    "head",
    ":root",
    "body, .cart",
    "head > *",
    "[[",
    "a{",
    "",
    ":nope()",
    "x".repeat(600),
  ])("the selector %s changes nothing", async (selector) => {
    const head = document.head.innerHTML;
    await applyFragments({ [selector]: "<b>x</b>" });
    expect(html()).toBe(page);
    expect(document.head.innerHTML).toBe(head);
  });

  it("values that are no text and answers that are no object hold no fragments", () => {
    expect(fragmentsOf({ ".a": {}, ".b": 3, ".c": null, ".d": ["x"], ".e": "<b>e</b>" })).toEqual({
      ".e": "<b>e</b>",
    });
    expect([null, undefined, [], "x", 1, true].map(fragmentsOf)).toEqual(Array(6).fill(null));
  });

  it("markup of which nothing may stay leaves the page as it is", async () => {
    await applyFragments({ ".cart": "<style>* { display: none }</style>" });
    expect(html()).toBe(page);
  });
});
