import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import type { ServerResponse } from "#browser/response.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { mountBuilder } from "#tests/support/mount-builder.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";

/** What the server answers, by the query. Each test has a path of its own: answers are kept. */
const answers = new Map<string, () => ServerResponse<Document> | Promise<ServerResponse<Document>>>();
const asked: string[] = [];
vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  parseDocument: async (address: string) => {
    const { search } = new URL(address);
    asked.push(search);
    const reply = (await answers.get(search)?.()) ?? { ok: false, reason: "status", status: 404 };
    if (reply.ok) Object.defineProperty(reply.data, "URL", { value: address });
    return reply;
  },
}));
vi.mock("#browser/fetch-anonymously.ts", () => import("#tests/support/anonymous-pages.ts"));

function pageOf(html: string): ServerResponse<Document> {
  return { ok: true, status: 200, data: new DOMParser().parseFromString(html, "text/html") };
}
const answer = (search: string, html: string) => answers.set(search, () => pageOf(html));
const fail = (search: string, failure: object) =>
  answers.set(search, () => ({ ok: false, ...failure }) as ServerResponse<Document>);

let count = 0;
beforeEach(() => {
  asked.length = 0;
  answers.clear();
  history.replaceState(null, "", `/journal-${++count}/`);
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string) =>
  all("[data-filter]").find(({ textContent }) => textContent?.trim() === name) as HTMLElement;
const pressed = () => all("[aria-pressed=true]").map(({ textContent }) => textContent?.trim());
const titles = () => all("#list article").map(({ textContent }) => textContent);
const status = () => document.querySelector("#list [role=status]") as HTMLElement;

interface Own {
  readonly titles: readonly string[];
  readonly chosen?: string;
  readonly settings?: object;
  readonly next?: string;
}
const own = ({ titles: names, chosen = "", settings = {}, next }: Own) => `<section data-widget="filter"
  data-settings='${JSON.stringify({ target: "#list", ...settings })}'><nav class="islet-filter">${[
    "",
    "craft",
    "care",
  ]
    .map(
      (term) =>
        `<button type="button" data-filter="${term}" aria-pressed="${term === chosen}">${term || "all"}</button>`,
    )
    .join("")}</nav></section>
  <section id="list" data-widget="posts"><div class="islet-posts">${names.map((name) => `<article>${name}</article>`).join("")}</div>${
    next ? `<a class="islet-posts-more" href="${next}">More</a>` : ""
  }</section><footer>End</footer>`;

const mountOwn = (given: Own) => mountMarkup(own(given));

async function press(name: string, { settled }: { settled(): Promise<void> }) {
  await userEvent.click(button(name));
  await settled();
}

describe("a filter", () => {
  it("shows what the server prints for a term, with the term in the address", async () => {
    answer("?filter=craft", own({ titles: ["c"], chosen: "craft" }));
    const page = await mountOwn({ titles: ["a", "b"] });
    await press("craft", page);
    expect(titles()).toEqual(["c"]);
    expect(pressed()).toEqual(["craft"]);
    expect(location.search).toBe("?filter=craft");
    expect(status().textContent).toBe("Items shown: 1");
    expect(document.activeElement).toBe(button("craft"));
  });

  it("takes a choice back by the same press, and by the button for everything", async () => {
    answer("?filter=craft", own({ titles: ["c"] }));
    answer("", own({ titles: ["a", "b"] }));
    const page = await mountOwn({ titles: ["a", "b"] });
    for (const back of ["craft", "all"]) {
      await press("craft", page);
      await press(back, page);
      expect(titles()).toEqual(["a", "b"]);
      expect([pressed(), location.search]).toEqual([["all"], ""]);
    }
    await press("all", page);
    expect(asked).toEqual(["?filter=craft", ""]);
  });

  it.each([
    ["AND", "?filter=craft+care"],
    ["OR", "?filter=craft~care"],
  ])("asks for several terms with %s", async (join, search) => {
    answer("?filter=craft", own({ titles: ["c"] }));
    answer(search, own({ titles: ["d"] }));
    const page = await mountOwn({
      titles: ["a"],
      settings: { multiple_selection: true, logical_combination: join },
    });
    await press("craft", page);
    await press("care", page);
    expect(titles()).toEqual(["d"]);
    expect(pressed()).toEqual(["craft", "care"]);
    expect(location.search).toBe(search);
  });

  it("stands in one row that the mouse drags sideways, without a choice of what is under it", async () => {
    const page = await mountOwn({ titles: ["a"], settings: { horizontal_scroll: true } });
    await page.settled();
    const row = document.querySelector("nav") as HTMLElement;
    for (const [name, px] of [
      ["scrollWidth", 900],
      ["clientWidth", 300],
    ] as const)
      vi.spyOn(row, name, "get").mockReturnValue(px);
    const drag = (type: string, clientX: number) =>
      button("craft").dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX }));
    drag("pointerdown", 200);
    drag("pointermove", 120);
    expect([row.scrollLeft, row.className]).toEqual([
      80,
      "islet-filter islet-filter--row islet-filter--dragged",
    ]);
    drag("pointerup", 120);
    button("craft").click();
    await page.settled();
    expect([row.className, pressed(), asked]).toEqual(["islet-filter islet-filter--row", ["all"], []]);
    page.stop();
    expect(row.className).toBe("islet-filter");
  });

  it("comes back with Back and Forward", async () => {
    answer("?filter=craft", own({ titles: ["c"] }));
    answer("", own({ titles: ["a"] }));
    const page = await mountOwn({ titles: ["a"] });
    const { pathname } = location;
    await press("craft", page);
    for (const [search, shown, chosen] of [
      ["", "a", "all"],
      ["?filter=craft", "c", "craft"],
    ] as const) {
      history.replaceState(null, "", pathname + search);
      window.dispatchEvent(new PopStateEvent("popstate"));
      await page.settled();
      expect([titles(), pressed()]).toEqual([[shown], [chosen]]);
    }
  });

  it("shows what the address asks for now, if that is not what the server has printed", async () => {
    answer("", own({ titles: ["a"] }));
    const page = await mountOwn({ titles: ["c"], chosen: "craft" });
    await page.settled();
    expect([titles(), pressed(), asked]).toEqual([["a"], ["all"], [""]]);
  });

  it("leaves the list alone where the server has read the address", async () => {
    history.replaceState(null, "", `${location.pathname}?filter=craft+nonsense`);
    await mountOwn({ titles: ["c"], chosen: "craft" });
    expect([titles(), pressed(), asked]).toEqual([["c"], ["craft"], []]);
  });

  it("tells meanwhile that it waits, with the list as it was", async () => {
    let reply: (page: ServerResponse<Document>) => void = () => {};
    answers.set("?filter=craft", () => new Promise((resolve) => (reply = resolve)));
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    const list = document.querySelector(".islet-posts");
    expect([titles(), list?.getAttribute("aria-busy")]).toEqual([["a"], "true"]);
    expect(pressed()).toEqual(["craft"]);
    reply(pageOf(own({ titles: ["c"] })));
    await page.settled();
    expect([titles(), list?.getAttribute("aria-busy")]).toEqual([["c"], null]);
  });

  it("shows the last choice, whichever answer comes last", async () => {
    const replies: ((page: ServerResponse<Document>) => void)[] = [];
    for (const search of ["?filter=craft", "?filter=care"])
      answers.set(search, () => new Promise((resolve) => replies.push(resolve)));
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    await press("care", page);
    replies[1]?.(pageOf(own({ titles: ["care"] })));
    await page.settled();
    replies[0]?.(pageOf(own({ titles: ["craft"] })));
    await page.settled();
    expect([titles(), pressed(), location.search]).toEqual([["care"], ["care"], "?filter=care"]);
  });

  it.each([
    ["an error of the server", { reason: "status", status: 500 }],
    ["no answer in time", { reason: "timeout" }],
    ["no connection", { reason: "network" }],
    ["what is no page", { reason: "malformed" }],
  ])("after %s says so, keeps the list, and tries again", async (_what, failure) => {
    fail("?filter=craft", failure);
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    expect(titles()).toEqual(["a"]);
    expect([status().textContent, status().style.cssText]).toEqual([
      "The posts could not be loaded. Please try again.",
      "",
    ]);
    expect(location.search).toBe("");
    answer("?filter=craft", own({ titles: ["c"] }));
    await userEvent.click(all("#list button").at(-1) as HTMLElement);
    await page.settled();
    expect(titles()).toEqual(["c"]);
    expect([location.search, all("#list button").length]).toEqual(["?filter=craft", 0]);
  });

  it.each([
    ["a page without the list", "<form>Log in</form>"],
    ["half a page", own({ titles: ["c", "d", "e"] }).slice(0, -90)],
  ])("%s is a failure", async (_what, html) => {
    answer("?filter=craft", html);
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    expect(titles()).toEqual(["a"]);
    expect(status().textContent).toContain("could not be loaded");
    answer("?filter=craft", own({ titles: ["c"] }));
    await userEvent.click(all("#list button").at(-1) as HTMLElement);
    await page.settled();
    expect(titles()).toEqual(["c"]);
  });

  it("tells everybody that nothing was found", async () => {
    answer("?filter=craft", own({ titles: [] }));
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    expect(titles()).toEqual([]);
    expect([status().textContent, status().style.cssText]).toEqual(["Nothing was found.", ""]);
  });

  it("loads more of what was found", async () => {
    const next = `${location.pathname}?filter=craft&amp;paged=2`;
    answer("?filter=craft", own({ titles: ["c"], next }));
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    answer("?filter=craft&paged=2", own({ titles: ["d"] }));
    await userEvent.click(document.querySelector(".islet-posts-more") as HTMLElement);
    await page.settled();
    expect(titles()).toEqual(["c", "d"]);
    expect(asked).toHaveLength(2);
  });

  it("takes what was loaded before out of the list", async () => {
    const next = `${location.pathname}?paged=2`;
    answer("?paged=2", own({ titles: ["b"] }));
    answer("?filter=craft", own({ titles: ["c"] }));
    const page = await mountOwn({ titles: ["a"], next });
    await userEvent.click(document.querySelector(".islet-posts-more") as HTMLElement);
    await page.settled();
    expect(titles()).toEqual(["a", "b"]);
    await press("craft", page);
    expect(titles()).toEqual(["c"]);
    expect(document.querySelector(".islet-posts-more")).toBeNull();
  });

  it("runs nothing that a page brings along", async () => {
    const hostile =
      '<img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
    answer("?filter=craft", own({ titles: [hostile] }));
    const page = await mountOwn({ titles: ["a"] });
    await press("craft", page);
    expect(titles()).toEqual(["x"]);
    expect(document.body.innerHTML).not.toMatch(/onerror|script:|alert/);
  });

  it("gives the page back as it was", async () => {
    answer("?filter=craft", own({ titles: ["c"], next: "/next/" }));
    const given = { titles: ["a"], next: "/more/" };
    const page = await mountOwn(given);
    await press("craft", page);
    page.stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(own(given)));
  });

  it("links stay links that can be opened in a tab of their own, and keys press them", async () => {
    const fixture = readFileSync("widgets/filter/fixture.html", "utf8").replaceAll("journal-list", "list");
    const markup = `${fixture}<footer>End</footer>`;
    answer("?filter=craft", markup.replace(/<article>[^]*<\/article>/, "<article>c</article>"));
    const page = await mountMarkup(markup);
    expect(pressed()).toEqual(["All"]);
    const click = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false), { once: true });
    button("Craft").dispatchEvent(click);
    expect(asked).toEqual([]);
    button("Craft").focus();
    await userEvent.keyboard(" ");
    await page.settled();
    expect([titles(), pressed()]).toEqual([["c"], ["Craft"]]);
  });

  it("opens the page of a term where there is no list, because nothing was found", async () => {
    const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const markup = own({ titles: [] }).replace(
      /<div class="islet-posts">.*?<\/div>/,
      '<p class="islet-posts-empty">Nothing</p>',
    );
    const page = await mountMarkup(markup);
    await press("craft", page);
    expect(assign).toHaveBeenCalledWith(`${location.origin}${location.pathname}?filter=craft`);
    expect(page.problems).toEqual([]);
  });
});

describe("two filters of one list", () => {
  const both = (titles: readonly string[]) =>
    own({ titles }).replace(
      '<section id="list"',
      `<section data-widget="filter" data-settings='{"target":"#list","parameter":"year"}'><nav class="islet-filter">
        <button type="button" data-filter="2026">2026</button></nav></section><section id="list"`,
    );

  it("narrow it together, and give it back as it was", async () => {
    answer("?filter=craft", both(["c"]));
    answer("?filter=craft&year=2026", both(["d"]));
    const page = await mountMarkup(both(["a"]));
    await press("craft", page);
    await press("2026", page);
    expect([titles(), pressed()]).toEqual([["d"], ["craft", "2026"]]);
    page.stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(both(["a"])));
  });
});

describe("the builder's filter", () => {
  const file = (name: string) =>
    JSON.parse(readFileSync(`fixtures/answers/loop-filter-${name}.json`, "utf8"));
  const recorded = (name: string) => file(name).response.json.data as string;
  const markup = () =>
    `${nativeWidget("lists", "taxonomy-filter.default")}${nativeWidget("lists", "loop-grid.post")}<footer>End</footer>`;
  /** The page with a recorded answer in the grid. */
  function withAnswer(name: string): string {
    const page = new DOMParser().parseFromString(markup(), "text/html");
    const grid = page.querySelector('[data-id="60ff6ff"]') as HTMLElement;
    grid.innerHTML = recorded(name).replace(/(data-next-page=")[^"]*/, `$1${location.pathname}2/${SEARCH}`);
    for (const [term, isOn] of [
      ["__all", false],
      ["travel", true],
    ] as const)
      page.querySelector(`[data-filter=${term}]`)?.setAttribute("aria-pressed", String(isOn));
    return page.body.innerHTML;
  }
  const items = () => all(".e-loop-item");
  const SEARCH = "?e-filter-60ff6ff-category=travel";

  it("shows the posts of a category, with the address as the builder writes it", async () => {
    answer(SEARCH, withAnswer("one"));
    const page = await mountBuilder(markup());
    await press("Travel", page);
    expect(items()).toHaveLength(4);
    expect(items().every(({ className }) => className.includes("category-travel"))).toBe(true);
    expect([location.search, pressed()]).toEqual([SEARCH, ["Travel"]]);
    expect(document.querySelector(".e-load-more-anchor")?.getAttribute("data-max-page")).toBe("3");
    expect(document.querySelector(".e-loop__load-more a")?.getAttribute("tabindex")).toBe("0");
    expect(document.querySelector(".e-load-more-spinner path")).not.toBeNull();
  });

  it("shows what the server prints where nothing is found", async () => {
    answer(SEARCH, withAnswer("none"));
    const page = await mountBuilder(markup());
    await press("Travel", page);
    expect(items()).toEqual([]);
    expect(document.querySelector(".e-loop-nothing-found-message")).not.toBeNull();
    expect(document.querySelector("[data-id='60ff6ff'] [role=status]")?.textContent).toBe(
      "Nothing was found.",
    );
    expect(document.querySelector(".e-loop__load-more")).toBeNull();
  });

  it("gives the page back as it was", async () => {
    answer(SEARCH, withAnswer("one"));
    const page = await mountBuilder(markup());
    await press("Travel", page);
    page.stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup()));
  });

  describe("of a server that does not read the terms from the address", () => {
    const REST = { rest_url: "/wp-json/" };
    const send = vi.fn<typeof fetch>();
    const document53 = () => `<div data-elementor-id="53">${markup()}</div>`;
    beforeEach(() => {
      send.mockReset();
      vi.stubGlobal("fetch", send);
      answer(SEARCH, document53());
    });
    const reply = (body: unknown, status = 200) =>
      send.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

    it("asks the builder's endpoint, as its own script does", async () => {
      const { request, response } = file("one");
      reply(response.json);
      const page = await mountBuilder(document53().replaceAll("https://shop.example", location.origin), REST);
      await press("Travel", page);
      const [url, init] = send.mock.calls[0] ?? [];
      expect(new URL(url as string).pathname).toBe(request.path);
      const { pagination_base_url: base, ...body } = request.body;
      expect(JSON.parse(init?.body as string)).toEqual({
        ...body,
        pagination_base_url: base.replace("https://shop.example", location.origin),
      });
      expect(items()).toHaveLength(4);
      expect([location.search, pressed()]).toEqual([SEARCH, ["Travel"]]);
      // It would lead to posts of every category.
      expect(document.querySelector(".e-load-more-anchor")).toBeNull();
    });

    it("tells that nothing was found", async () => {
      reply(file("none").response.json);
      const page = await mountBuilder(document53(), REST);
      await press("Travel", page);
      expect(items()).toEqual([]);
      expect(document.querySelector(".e-loop-nothing-found-message")).not.toBeNull();
    });

    it.each([
      ["an error", () => reply(file("one").response.json, 500)],
      ["a widget that it does not know", () => reply({ code: "rest_invalid_param" }, 400)],
      ["no connection", () => send.mockRejectedValue(new TypeError("Failed to fetch"))],
      ["what is no JSON", () => send.mockImplementation(() => Promise.resolve(new Response("{")))],
      ["a page", () => send.mockImplementation(() => Promise.resolve(new Response("<html>Log in</html>")))],
      ["nothing", () => send.mockImplementation(() => Promise.resolve(new Response("")))],
      ["data of another kind", () => reply({ data: [] })],
      ["markup without a list", () => reply({ data: "<p>Hello</p>" })],
    ])("after %s says so, and tries again", async (_what, arrange) => {
      arrange();
      const page = await mountBuilder(document53(), REST);
      await press("Travel", page);
      expect(items()).toHaveLength(4);
      expect(document.body.textContent).toContain("The posts could not be loaded");
      reply(file("two").response.json);
      await userEvent.click(all("[data-id='60ff6ff'] button").at(-1) as HTMLElement);
      await page.settled();
      expect(items()[1]?.className).toContain("post-16");
      expect(location.search).toBe(SEARCH);
    });
  });

  it("asks for the first page of a list from a later one", async () => {
    history.replaceState(null, "", `${location.pathname}?e-page-60ff6ff=2&s=wool`);
    const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const later = markup()
      .replace('data-page-num="1"', 'data-page-num="3"')
      .replace(/data-base-url="[^"]*"/, `data-base-url="/lists/"`);
    const page = await mountBuilder(later.replace(/elementor-loop-container/g, "gone"));
    await press("Travel", page);
    expect(assign).toHaveBeenCalledWith(`${location.origin}/lists/?s=wool&e-filter-60ff6ff-category=travel`);
  });
});

it("a filter without a list is told", async () => {
  const { problems } = await mountMarkup(
    '<div data-widget="filter"><button data-filter="a">A</button></div>',
  );
  expect(problems.map(({ message }) => message).join()).toContain("its list be on the page");
});
