import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerResponse } from "#browser/response.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { mountBuilder } from "#tests/support/mount-builder.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";

const fixture = readFileSync("widgets/posts/fixture.html", "utf8");

/** What the server answers, by address. Each test has addresses of its own: answers are kept. */
const answers = new Map<string, () => ServerResponse<Document> | Promise<ServerResponse<Document>>>();
const asked: string[] = [];
vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  parseDocument: async (address: string) => {
    asked.push(address);
    return answers.get(address)?.() ?? { ok: false, reason: "status", status: 404 };
  },
}));
vi.mock("#browser/fetch-anonymously.ts", () => import("#tests/support/anonymous-pages.ts"));

let count = 0;
const newAddress = () => `${location.origin}/page/${++count + 1}/`;

/** An answer with a page; `leadsTo` is where the server has led to. */
function pageOf(html: string, leadsTo: string): ServerResponse<Document> {
  const page = new DOMParser().parseFromString(html, "text/html");
  Object.defineProperty(page, "URL", { value: leadsTo });
  return { ok: true, status: 200, data: page };
}
const answer = (address: string, html: string, leadsTo = address) =>
  answers.set(address, () => pageOf(html, leadsTo));
const fail = (address: string, failure: object) =>
  answers.set(address, () => ({ ok: false, ...failure }) as ServerResponse<Document>);

const post = (title: string) => `<article><a href="/${title}/">${title}</a></article>`;
interface Own {
  readonly titles: readonly string[];
  readonly next?: string;
  readonly settings?: object;
}
const own = ({ titles, next, settings = {} }: Own) =>
  `<section data-widget="posts" data-settings='${JSON.stringify(settings)}'><div class="islet-posts">${titles.map(post).join("")}</div>${
    next ? `<a class="islet-posts-more" href="${next}">More</a>` : ""
  }</section>`;

const titles = (root: ParentNode = document) =>
  [...root.querySelectorAll("article a:first-child")].map((link) => link.textContent);
const more = () => document.querySelector(".islet-posts-more") as HTMLElement;
const status = () => document.querySelector("[role=status]") as HTMLElement;
const list = () => document.querySelector(".islet-posts") as HTMLElement;

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, "", "/");
});

describe("a list with a link to its next page", () => {
  it("posts.3 gets the posts of that page, and of the one after it, until there is none", async () => {
    const [second, third] = [newAddress(), newAddress()];
    answer(second, own({ titles: ["c", "d"], next: third }));
    answer(third, own({ titles: ["e"] }));
    const { settled } = await mountMarkup(own({ titles: ["a", "b"], next: second }));
    const heard = vi.fn();
    const observed = vi.fn();
    addEventListener("elementor-pro/loop-builder/after-insert-posts", heard);
    document.addEventListener("elementor/lazyload/observe", observed);
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a", "b", "c", "d"]);
    expect(status().textContent).toBe("New posts: 2");
    expect(list().hasAttribute("aria-busy")).toBe(false);
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a", "b", "c", "d", "e"]);
    expect(status().textContent).toBe("New posts: 1. No more posts to show");
    expect(more().hidden).toBe(true);
    expect([heard, observed].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    removeEventListener("elementor-pro/loop-builder/after-insert-posts", heard);
    document.removeEventListener("elementor/lazyload/observe", observed);
    expect(asked).toEqual([second, third]);
  });

  it("posts.2 says meanwhile that it loads, and ignores presses", async () => {
    const second = newAddress();
    let reply: (answer: ServerResponse<Document>) => void = () => {};
    answers.set(second, () => new Promise((resolve) => (reply = resolve)));
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await userEvent.click(more());
    await settled();
    expect(list().getAttribute("aria-busy")).toBe("true");
    expect(document.querySelector("section")?.className).toBe("islet-posts--loading");
    expect(asked).toEqual([second]);
    reply(pageOf(own({ titles: ["b"] }), second));
    await settled();
    expect(list().hasAttribute("aria-busy")).toBe(false);
    expect(titles()).toEqual(["a", "b"]);
  });

  it("widgets in new items mount", async () => {
    const second = newAddress();
    const counter = `<span data-widget="counter" data-settings='{"to_value":5}'>5</span>`;
    answer(second, own({ titles: ["b"] }).replace("</article>", `${counter}</article>`));
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(document.querySelector("[data-widget=counter]")?.getAttribute("data-widget-state")).toBe(
      "mounted",
    );
  });

  it("runs nothing that a page brings along", async () => {
    const second = newAddress();
    answer(
      second,
      own({ titles: ["b"] }).replace(
        "</article>",
        '<img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">x</a></article>',
      ),
    );
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(list().innerHTML).not.toMatch(/onerror|script|alert/);
    expect(titles()).toEqual(["a", "b"]);
  });

  it("gives its element back as it was", async () => {
    const second = newAddress();
    answer(second, own({ titles: ["b"] }));
    const markup = own({ titles: ["a"], next: second });
    const { settled, stop } = await mountMarkup(markup);
    await userEvent.click(more());
    await settled();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });

  it("leaves clicks that open a tab to the browser", async () => {
    await mountMarkup(fixture);
    const click = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false), { once: true });
    more().dispatchEvent(click);
    expect(asked).toEqual([]);
  });

  it.each([
    ["an error of the server", { reason: "status", status: 500 }],
    ["no answer in time", { reason: "timeout" }],
    ["no connection", { reason: "network" }],
    ["what is no page", { reason: "malformed" }],
  ])("after %s says so, and the same press tries again", async (_what, failure) => {
    const second = newAddress();
    fail(second, failure);
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(status().textContent).toContain("could not be loaded");
    expect(status().style.cssText).toBe("");
    expect(list().hasAttribute("aria-busy")).toBe(false);
    expect(more().hidden).toBe(false);
    answer(second, own({ titles: ["b"] }));
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a", "b"]);
  });

  it("a page without the list is a failure, and the next press asks anew", async () => {
    const second = newAddress();
    answer(second, "<form>Log in</form>");
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(status().textContent).toContain("could not be loaded");
    answer(second, own({ titles: ["b"] }));
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a", "b"]);
  });

  it.each([
    ["an empty page", (address: string) => answer(address, own({ titles: [] }))],
    [
      "a page that leads back to this one",
      (address: string) => answer(address, own({ titles: ["a"], next: address }), location.href),
    ],
  ])("%s is the end", async (_what, arrange) => {
    const second = newAddress();
    arrange(second);
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a"]);
    expect(more().hidden).toBe(true);
    expect(status().textContent).toBe("No more posts to show");
  });

  it("the focus goes to the first new post when the link is gone", async () => {
    const second = newAddress();
    answer(second, own({ titles: ["b", "c"] }));
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(document.activeElement?.textContent).toBe("b");
  });

  it.each([
    ["have come, the focus is at the first new one", 200, "b"],
    ["could not be loaded, the focus is back at the button", 500, "More"],
  ])("where the button is hidden meanwhile: when posts %s", async (_what, statusCode, focused) => {
    const second = newAddress();
    answers.set(second, () => {
      // As browsers do with what is hidden.
      more().blur();
      if (statusCode !== 200) return { ok: false, reason: "status", status: statusCode };
      return pageOf(own({ titles: ["b"] }), second);
    });
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(document.activeElement?.textContent).toBe(focused);
  });

  it("asks no other site", async () => {
    const { settled } = await mountMarkup(own({ titles: ["a"], next: "https://evil.example/2/" }));
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(more());
    await settled();
    expect(asked).toEqual([]);
  });

  it("the pages of this history entry come back", async () => {
    const [second, third] = [newAddress(), newAddress()];
    answer(second, own({ titles: ["b"], next: third }));
    answer(third, own({ titles: ["c"], next: newAddress() }));
    const markup = own({ titles: ["a"], next: second });
    const { settled, stop } = await mountMarkup(markup);
    await userEvent.click(more());
    await settled();
    await userEvent.click(more());
    await settled();
    stop();
    expect(titles()).toEqual(["a"]);
    await mountMarkup(markup);
    await vi.waitFor(() => expect(titles()).toEqual(["a", "b", "c"]));
  });
});

describe("a list of an attribute, which a contributor may write", () => {
  const asContributor = { config: { widget_settings: { posts: { paths: ["/blog/"] } } } };

  it.each([
    ["a page of the CMS", "/wp-admin/edit.php"],
    ["another page", "/private-notes/"],
    ["a page that does something", "/page/2/?add-to-cart=5"],
    ["a page of another site", "https://evil.example/page/2/"],
  ])("leaves its link to %s a link, asks for nothing and says why", async (_what, next) => {
    const { problems, settled } = await mountMarkup(own({ titles: ["a"], next }), asContributor);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    const wasLeftAlone = vi.fn(({ defaultPrevented }: Event) => expect(defaultPrevented).toBe(false));
    document.body.addEventListener("click", wasLeftAlone, { once: true });
    more().dispatchEvent(press);
    await settled();
    expect(wasLeftAlone).toHaveBeenCalledOnce();
    expect([asked, more().hidden]).toEqual([[], false]);
    expect(problems.map(({ message }) => message).join()).toContain(
      `"${next}" is no page of this list, so it is not loaded`,
    );
  });

  it.each([
    ["as the visitor scrolls", "load_more_infinite_scroll"],
    ["by numbers", "numbers"],
  ])("asks for no page of the CMS %s either", async (_what, pagination_type) => {
    const settings = { pagination_type, pagination_load_type: "ajax" };
    const numbers = '<nav class="islet-posts-pages"><a href="/wp-admin/edit.php">2</a></nav>';
    const markup = own({ titles: ["a"], next: "/wp-admin/edit.php", settings });
    const { settled } = await mountMarkup(markup.replace("</section>", `${numbers}</section>`));
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>("nav a")?.click();
    await settled();
    expect([asked, titles(), status()]).toEqual([[], ["a"], null]);
  });

  it("does not follow a server that leads from a further page to another one", async () => {
    const second = newAddress();
    answer(second, own({ titles: ["b"] }), `${location.origin}/wp-admin/edit.php`);
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a"]);
    expect(status().textContent).toContain("could not be loaded");
  });

  it("loads pages of other paths that the page configuration names, and names none itself", async () => {
    const next = "/blog/page/2/";
    answer(location.origin + next, own({ titles: ["b"] }));
    const { settled } = await mountMarkup(own({ titles: ["a"], next }), asContributor);
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a", "b"]);
    const others = own({ titles: ["a"], next: "/others/2/", settings: { paths: ["/others/"] } });
    const { problems } = await mountMarkup(others, asContributor);
    expect(problems.map(({ message }) => message).join()).toMatch(/paths[^]*"\/others\/2\/" is no page/);
  });

  it("takes nothing but its own list, whatever its selectors find on the page", async () => {
    const second = newAddress();
    const admin =
      '<table class="islet-posts"><tr><td><article><a href="/x/">x</a></article></td></tr></table>';
    answer(second, admin + own({ titles: ["b"] }));
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a", "b"]);
    const third = newAddress();
    answer(third, admin);
    await mountMarkup(own({ titles: ["a"], next: third }));
    await userEvent.click(more());
    await settled();
    expect(titles()).toEqual(["a"]);
  });

  it("takes no forms, hidden fields or links with a nonce, and no styles", async () => {
    const second = newAddress();
    const acting = `<form action="/x/"><button>Delete</button></form><input type="hidden" value="n"><a href="/x/?_wpnonce=1">Trash</a><style id="loop-dynamic-1">.e-loop-item-1{color:red}</style></article>`;
    answer(second, own({ titles: ["b"] }).replace("</article>", acting));
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    await userEvent.click(more());
    await settled();
    expect(list().lastElementChild?.innerHTML).toBe('<a href="/b/">b</a>');
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });
});

describe("three lists with the same next page", () => {
  it("fetch it once, and each takes its own posts", async () => {
    const second = newAddress();
    const lists = (...letters: string[]) =>
      letters.map((letter) => own({ titles: [letter], next: second })).join("");
    answer(second, lists("x", "y", "z"));
    const { settled } = await mountMarkup(lists("a", "b", "c"));
    for (const link of document.querySelectorAll<HTMLElement>(".islet-posts-more"))
      await userEvent.click(link);
    await settled();
    expect(asked).toEqual([second]);
    expect(titles()).toEqual(["a", "x", "b", "y", "c", "z"]);
  });

  it("after a failure the next press asks again", async () => {
    const second = newAddress();
    fail(second, { reason: "network" });
    const { settled } = await mountMarkup(own({ titles: ["a"], next: second }));
    for (const _press of [1, 2]) {
      await userEvent.click(more());
      await settled();
    }
    expect(asked).toEqual([second, second]);
  });
});

describe("numbers that replace the posts", () => {
  const settings = { pagination_type: "numbers", pagination_load_type: "ajax" };
  const numbered = (letters: readonly string[], links: string) =>
    own({ titles: letters, settings }).replace(
      "</section>",
      `<nav class="islet-posts-pages">${links}</nav></section>`,
    );

  it("posts.2 show another page, and Back shows the former one again", async () => {
    const second = newAddress();
    const back = vi.spyOn(history, "pushState");
    answer(second, numbered(["c"], '<a href="/">1</a><span aria-current="page">2</span>'));
    const markup = numbered(["a", "b"], `<span aria-current="page">1</span><a href="${second}">2</a>`);
    const { settled, stop } = await mountMarkup(markup);
    await userEvent.click(document.querySelector("nav a") as HTMLElement);
    await settled();
    expect(titles()).toEqual(["c"]);
    expect(document.querySelector("[aria-current=page]")?.textContent).toBe("2");
    expect(back).toHaveBeenCalledWith(expect.anything(), "", second);
    expect(document.activeElement).toBe(list());
    history.replaceState(null, "");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await settled();
    expect(titles()).toEqual(["a", "b"]);
    await userEvent.click(document.querySelector("nav a") as HTMLElement);
    await settled();
    expect(titles()).toEqual(["c"]);
    expect(asked).toEqual([second]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });

  it.each([
    ["has no list", "<form>Log in</form>"],
    ["has no posts", numbered([], "")],
  ])("a page that %s is a failure, and the next press asks anew", async (_what, html) => {
    const second = newAddress();
    answer(second, html);
    const { settled } = await mountMarkup(numbered(["a"], `<a href="${second}">2</a>`));
    await userEvent.click(document.querySelector("nav a") as HTMLElement);
    await settled();
    expect(titles()).toEqual(["a"]);
    answer(second, numbered(["c"], ""));
    await userEvent.click(document.querySelector("nav a") as HTMLElement);
    await settled();
    expect(titles()).toEqual(["c"]);
  });

  it("a page that fails leaves the posts and says so", async () => {
    const second = newAddress();
    fail(second, { reason: "timeout" });
    const { settled } = await mountMarkup(numbered(["a"], `<a href="${second}">2</a>`));
    await userEvent.click(document.querySelector("nav a") as HTMLElement);
    await settled();
    expect(titles()).toEqual(["a"]);
    expect(status().textContent).toContain("could not be loaded");
  });
});

describe("lists of the builder", () => {
  const native = (type: string, next: string) =>
    nativeWidget("lists", type).replace(/data-next-page="[^"]*"/, `data-next-page="${next}"`);
  const nextPage = (name: string) => readFileSync(`fixtures/native/builder/next-pages/${name}.html`, "utf8");
  const button = () => document.querySelector(".elementor-button-wrapper > .elementor-button") as HTMLElement;

  it.each([
    ["posts.classic", "article", 8],
    ["loop-grid.post", ".e-loop-item", 8],
  ])("posts.2 posts.3 %s: a press appends the posts of the next page", async (type, item, total) => {
    const second = newAddress();
    answer(second, nextPage("lists-page-2"));
    // As in browsers, although keys do not reach a link without an address.
    vi.spyOn(HTMLAnchorElement.prototype, "tabIndex", "get").mockReturnValue(0);
    const { settled } = await mountBuilder(native(type, second));
    expect([button().getAttribute("role"), button().getAttribute("tabindex")]).toEqual(["button", "0"]);
    button().focus();
    await userEvent.keyboard(" ");
    await settled();
    const items = [...document.querySelectorAll(item)];
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ className }) => /post-\d+/.exec(className)?.[0])).size).toBe(total);
  });

  it("posts.2 marks the end with the builder's class name, and shows its text", async () => {
    const last = newAddress();
    answer(last, nextPage("lists-page-5"));
    const { settled } = await mountBuilder(native("posts.classic", last));
    await userEvent.click(button());
    await settled();
    const host = document.querySelector(".elementor-widget-posts");
    expect(host?.classList.contains("e-load-more-pagination-end")).toBe(true);
    expect(status().textContent).toContain("No more posts to show");
  });

  it("half a page is a failure, not the end", async () => {
    const second = newAddress();
    const whole = nextPage("lists-page-2");
    answer(second, whole.slice(0, whole.indexOf("e-load-more-anchor") - 100));
    const { settled } = await mountBuilder(native("posts.classic", second));
    await userEvent.click(button());
    await settled();
    expect(status().textContent).toContain("could not be loaded");
    expect(document.querySelectorAll("article")).toHaveLength(4);
    answer(second, whole);
    await userEvent.click(button());
    await settled();
    expect(document.querySelectorAll("article")).toHaveLength(8);
  });

  it.each([
    ["posts.classic", ".elementor-posts-container", true],
    ["loop-grid.post", ".elementor-loop-container", true],
    ["posts.full_content", ".elementor-posts-container", false],
  ])("posts.1 %s: its own settings say whether it is masonry", async (type, selector, isMasonry) => {
    const { settled } = await mountBuilder(nativeWidget("lists", type));
    await settled();
    const container = document.querySelector(selector) as HTMLElement;
    expect(container.classList.contains("elementor-posts-masonry")).toBe(isMasonry);
    expect(container.style.gridTemplateColumns).toBe(isMasonry ? "repeat(2, minmax(0, 1fr))" : "");
  });

  it("posts.1 an archive's settings begin with its skin, too", async () => {
    const archive = `<div data-widget_type="archive-posts.archive_classic" data-settings='{"archive_classic_masonry":"yes","archive_classic_columns":"3","archive_classic_columns_tablet":"5"}'><div class="elementor-posts-container"></div></div>`;
    const { settled } = await mountBuilder(archive);
    await settled();
    const container = document.querySelector(".elementor-posts-container") as HTMLElement;
    expect(container.style.gridTemplateColumns).toBe("repeat(5, minmax(0, 1fr))");
  });

  it("posts.1 pictures fill boxes of one ratio if the builder's style sheet says so", async () => {
    const { getComputedStyle: original } = window;
    vi.spyOn(window, "getComputedStyle").mockImplementation((element, pseudo) =>
      pseudo === "::after" ? ({ content: '"0.66"' } as CSSStyleDeclaration) : original(element),
    );
    await mountBuilder(nativeWidget("lists-infinite", "posts.cards"));
    expect(document.querySelector(".elementor-posts-container")?.className).toContain(
      "elementor-has-item-ratio",
    );
    vi.mocked(window.getComputedStyle).mockRestore();
  });

  it("gives its element back as it was", async () => {
    const second = newAddress();
    answer(second, nextPage("lists-page-2"));
    const markup = native("posts.classic", second);
    const { settled, stop } = await mountBuilder(markup);
    await userEvent.click(button());
    await settled();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });
});

describe("a list that grows as the visitor scrolls is a feed", () => {
  const infinite = { pagination_type: "load_more_infinite_scroll" };
  const articles = () => [...document.querySelectorAll<HTMLElement>("article")];
  const places = () =>
    articles().map((one) => `${one.getAttribute("aria-posinset")} of ${one.getAttribute("aria-setsize")}`);

  it("whose posts have places, and a number once it is known; all goes with the widget", async () => {
    const second = newAddress();
    answer(second, own({ titles: ["c"], settings: infinite }));
    const printed = own({ titles: ["a", "b"], next: second, settings: infinite });
    const markup = printed.replaceAll("<article>", '<article role="listitem">');
    const { settled, stop } = await mountMarkup(markup);
    expect(articles().map((one) => one.getAttribute("role"))).toEqual(["article", "article"]);
    expect([list().getAttribute("role"), list().getAttribute("aria-label")]).toEqual(["feed", "Posts"]);
    expect(places()).toEqual(["1 of -1", "2 of -1"]);
    await userEvent.click(more());
    await settled();
    expect(places()).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });

  it("whose keys leave fields and other keys alone", async () => {
    const markup = own({ titles: ["a", "b"], next: newAddress(), settings: infinite });
    await mountMarkup(markup.replace("</article>", '<input aria-label="Search"></article>'));
    const press = (target: HTMLElement, init: KeyboardEventInit) => {
      target.focus();
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
      target.dispatchEvent(event);
      return [event.defaultPrevented, document.activeElement === articles()[1]];
    };
    const [first] = articles();
    expect(press(first as HTMLElement, { key: "PageDown" })).toEqual([true, true]);
    for (const init of [{ key: "PageUp" }, { key: "a" }, { key: "PageDown", shiftKey: true }])
      expect(press(first as HTMLElement, init)).toEqual([false, false]);
    const field = document.querySelector("input") as HTMLElement;
    expect(press(field, { key: "PageDown" })).toEqual([false, false]);
  });
});

it("a list whose next page comes at a press is no feed", async () => {
  await mountMarkup(own({ titles: ["a"], next: newAddress() }));
  expect(list().hasAttribute("role")).toBe(false);
});

it("an element without a list is told", async () => {
  const { problems } = await mountMarkup('<div data-widget="posts"></div>');
  expect(problems.map(({ message }) => message).join()).toContain("must hold a list of posts");
});
