import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { closest, matches, selectAll } from "./selectors.ts";

const FORBIDDEN = "head, head *, script, style, [type=password], [type=hidden], #wpadminbar, #wpadminbar *";

function byId(id: string): Element {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id} on the page`);
  return element;
}

beforeEach(() => {
  document.head.innerHTML = '<title id="title">Shop</title><style id="look">p{}</style>';
  document.body.innerHTML = `
    <div id="wpadminbar"><a id="admin" class="button" href="/wp-admin/">Admin</a></div>
    <main id="main"><article class="product" id="first"><a class="button" id="buy" href="#">Buy</a></article>
    <article class="product" id="second"><p id="text">Text</p></article></main>
    <form id="login"><input id="user" name="user"><input type="password" id="pass">
    <input type="hidden" id="secret" value="nonce"></form>
    <script type="application/json" id="data">{}</script>`;
});
afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

describe("selectAll", () => {
  it("finds elements in document order", () => {
    expect(selectAll(document, ".product").map(({ id }) => id)).toEqual(["first", "second"]);
    expect(selectAll(byId("first"), "a").map(({ id }) => id)).toEqual(["buy"]);
  });

  it("searches a fragment", () => {
    const fragment = document.createDocumentFragment();
    fragment.append(document.createElement("p"));
    expect(selectAll(fragment, "p")).toHaveLength(1);
  });

  it("runtime.11 an invalid selector finds nothing, without an exception", () => {
    for (const selector of ["", "a[", "<img src=x onerror=alert(1)>", ":eq(0)", "..", "a,,b"])
      expect(selectAll(document, selector)).toEqual([]);
  });

  it("takes texts only, of at most 512 characters", () => {
    for (const selector of [undefined, null, 1, {}, ["a"], new String("a")])
      expect(selectAll(document, selector)).toEqual([]);
    expect(selectAll(document, `#first${",b".repeat(253)}`)).toEqual([byId("first")]);
    expect(selectAll(document, `#first${",b".repeat(253)} `)).toEqual([]);
  });

  it("never finds head, scripts, styles, password and hidden inputs or the admin bar", () => {
    expect(selectAll(document, FORBIDDEN)).toEqual([]);
    expect(selectAll(document, ".button").map(({ id }) => id)).toEqual(["buy"]);
    expect(selectAll(document, "input").map(({ id }) => id)).toEqual(["user"]);
  });

  it("finds 200 elements at most, or as many as asked for", () => {
    document.body.append(...Array.from({ length: 300 }, () => document.createElement("i")));
    expect(selectAll(document, "i")).toHaveLength(200);
    expect(selectAll(document, "i", { limit: 300 })).toHaveLength(300);
    expect(selectAll(document, "*", { limit: 1 })).toEqual([document.documentElement]);
    expect(selectAll(document, "i", { limit: 0 })).toEqual([]);
  });

  it("does not count what it may not touch against the limit", () => {
    expect(selectAll(document, "#admin, #buy", { limit: 1 })).toEqual([byId("buy")]);
  });

  it("stays within an element when told to", () => {
    const within = byId("second");
    expect(selectAll(document, "*", { within })).toEqual([within, byId("text")]);
  });

  it("works where fields or images carry the names of the query functions", () => {
    const names = ["querySelectorAll", "contains", "closest", "matches", "nodeType", "ownerDocument"];
    const form = byId("login");
    for (const target of [document, form])
      for (const name of names) Object.defineProperty(target, name, { value: null, configurable: true });
    try {
      expect(selectAll(document, "#user, #pass", { within: form })).toEqual([byId("user")]);
      expect(selectAll(form, "input")).toEqual([byId("user")]);
      expect(matches(form, "#login")).toBe(true);
      expect(closest(byId("user"), "form")).toBe(form);
    } finally {
      for (const target of [document, form]) for (const name of names) Reflect.deleteProperty(target, name);
    }
  });

  it("runtime.11 no selector of the corpus throws, reaches what is forbidden or exceeds the limit", () => {
    for (const { text } of corpus("selectors")) {
      const found = selectAll(document, text);
      expect(found.length).toBeLessThanOrEqual(200);
      expect(found.filter((element) => element.matches(FORBIDDEN))).toEqual([]);
    }
  });

  it("keeps the good selectors of the corpus", () => {
    document.body.innerHTML = `<main><article></article><article class="product א" id="ü"></article></main>
      <a class="button"></a><i class="foo:bar"></i><div class="elementor-widget-container"><a href="#"></a></div>`;
    // happy-dom reads no escaped digits; the browser tests run the whole list.
    const good = corpus("selectors").filter(
      ({ tags, text }) => tags.includes("good") && !text.includes("\\3"),
    );
    expect(good.length).toBeGreaterThan(5);
    for (const { text } of good) expect([text, selectAll(document, text).length]).toEqual([text, 1]);
  });
});

describe("matches", () => {
  it("tells whether a selector names the element", () => {
    expect(matches(byId("buy"), "article > .button")).toBe(true);
    expect(matches(byId("buy"), "p")).toBe(false);
  });

  it("runtime.11 is false for anything invalid and for what may not be touched", () => {
    for (const selector of ["a[", "", 1, null, "a".repeat(513)])
      expect(matches(byId("buy"), selector)).toBe(false);
    for (const id of ["title", "look", "admin", "pass", "secret", "data"])
      expect(matches(byId(id), "*")).toBe(false);
  });
});

describe("closest", () => {
  it("finds the nearest element upwards, beginning with itself", () => {
    expect(closest(byId("buy"), ".product")).toBe(byId("first"));
    expect(closest(byId("buy"), "a")).toBe(byId("buy"));
    expect(closest(byId("buy"), "form")).toBeNull();
  });

  it("runtime.11 is null for anything invalid and for what may not be touched", () => {
    for (const selector of ["a[", "", 1, null, "a".repeat(513)])
      expect(closest(byId("buy"), selector)).toBeNull();
    expect(closest(byId("admin"), "div")).toBeNull();
    expect(closest(byId("pass"), "input")).toBeNull();
  });
});
