import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const CONFIG = { presets: ["elementor"], rest_url: "/wp-json/" };
const fixture = readFileSync("widgets/search-form/fixture.html", "utf8");
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const recorded = (name: string) =>
  JSON.stringify(JSON.parse(readFileSync(`fixtures/answers/search-live-${name}.json`, "utf8")).response.json);

async function mountNative(markup: string) {
  const mounted = await mountMarkup(markup, { config: CONFIG });
  await mounted.settled();
  return mounted;
}

describe("the panel of a search form", () => {
  beforeEach(async () => {
    await mountMarkup(`${fixture}<button id="other">Other</button>`);
    await userEvent.click(find(".islet-search-form-toggle"));
  });
  const isOpen = () => find(".islet-search-form-panel").getAttribute("role") === "dialog";
  const toggle = () => find(".islet-search-form-toggle");

  it("search-form.1 opens by its button, as a dialog with the focus in its field", () => {
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(find("#shop-search"));
    expect(toggle().getAttribute("aria-expanded")).toBe("true");
    expect(find("[role=dialog]").getAttribute("aria-label")).toBe("Search");
    expect(document.documentElement.style.overflow).toBe("hidden");
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its close button", () => userEvent.click(find(".islet-search-form-close"))],
    ["a press beside the form", () => userEvent.click(find(".islet-search-form-panel"))],
    ["a press outside", () => userEvent.click(find("#other"))],
  ])("search-form.1 closes by %s, with the focus back on its button", async (_what, close) => {
    await close();
    expect(isOpen()).toBe(false);
    expect(find(".islet-search-form-panel").hasAttribute("inert")).toBe(true);
    expect(document.activeElement).toBe(toggle());
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("search-form.1 stays open when what is in the field is selected and the drag ends beside the form", () => {
    find("#shop-search").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    find(".islet-search-form-panel").click();
    expect(isOpen()).toBe(true);
  });

  it("search-form.1 stays open by presses inside", async () => {
    await userEvent.click(find("#shop-search"));
    expect(isOpen()).toBe(true);
  });
});

it("search-form.1 a field that already has the focus opens its panel", async () => {
  document.body.innerHTML = fixture;
  find("#shop-search").focus();
  const html = document.body.innerHTML;
  const { stop } = await startOnPage();
  expect(find("[role=dialog]")).not.toBeNull();
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
});

it("search-form.1 a printed form searches without scripts, and opens its panel with them", async () => {
  const html = await printedMarkup("search-form");
  const { problems, stop } = await mountMarkup(html);
  expect(problems).toEqual([]);
  const form = find("form[role=search]") as HTMLFormElement;
  const field = find("input[type=search]") as HTMLInputElement;
  expect([form.getAttribute("action"), form.method, field.name]).toEqual(["/", "get", "s"]);
  expect(field.labels?.[0]?.textContent).toBe("Search");
  expect(find("[type=submit]").textContent).toBe("Search");
  await userEvent.click(find(".islet-search-form-toggle"));
  expect(find("[role=dialog]").getAttribute("aria-label")).toBe("Search");
  expect(document.activeElement).toBe(field);
  await userEvent.click(find("[aria-label=Close]"));
  expect(find("[role=dialog]")).toBeNull();
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
});

it.each([
  ["classic", ["label", "input", "button"]],
  ["minimal", ["label", "input"]],
])("the printed look %s is %j", async (look, parts) => {
  const words = { label: "Find belts", placeholder: "Leather", parameter: "q" };
  const { problems } = await mountMarkup(await printedMarkup("search-form", { look, ...words }));
  expect([problems, [...find("form").children].map(({ localName }) => localName)]).toEqual([[], parts]);
  const field = find("input") as HTMLInputElement;
  expect([field.name, field.placeholder, field.labels?.[0]?.textContent]).toEqual([
    "q",
    "Leather",
    "Find belts",
  ]);
  find("label").click();
  if (look === "minimal") expect(document.activeElement).toBe(field);
});

it("a search form without a field says what is missing", async () => {
  const { problems } = await mountMarkup('<div data-widget="search-form"><p>Search</p></div>');
  expect(problems).toMatchObject([{ message: expect.stringContaining("a form with a search field") }]);
});

/** The builder's form of a skin, as a recorded page prints it. */
function nativeForm(page: string, skin: string): string {
  const recordedPage = new DOMParser().parseFromString(
    readFileSync(`fixtures/native/builder/pages/${page}.html`, "utf8"),
    "text/html",
  );
  return recordedPage.querySelector(`.elementor-search-form--skin-${skin}`)?.outerHTML ?? "";
}

describe("the builder's search form", () => {
  it.each(["forms", "forms-classic"])(
    "search-form.1 on %s opens by Enter and closes by Space",
    async (page) => {
      const markup = nativeForm(page, "full_screen");
      const { stop } = await mountNative(markup);
      find(".elementor-search-form__toggle").focus();
      await userEvent.keyboard("{Enter}");
      expect(find(".elementor-search-form__container").className).toContain(
        "elementor-search-form--full-screen elementor-lightbox",
      );
      find(".dialog-lightbox-close-button").focus();
      await userEvent.keyboard(" ");
      expect(find("[role=dialog]")).toBeNull();
      stop();
      expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    },
  );

  it("search-form.2 focuses its field by its icon, and marks the form meanwhile", async () => {
    await mountNative(nativeForm("forms", "minimal"));
    await userEvent.click(find(".elementor-search-form__icon"));
    expect(document.activeElement).toBe(find("input[type=search]"));
    expect(find(".elementor-search-form--focus")).toBe(find("form"));
    find("input[type=search]").blur();
    expect(find(".elementor-search-form--focus")).toBeNull();
  });
});

describe("live results of the site's own search", () => {
  const fetched = vi.fn<typeof fetch>();
  const input = () => find("input[type=search]") as HTMLInputElement;
  const rows = () => [...document.querySelectorAll<HTMLElement>("[role=row]")];
  const urlOf = (call: number) => new URL(fetched.mock.calls[call]?.[0] as string, "https://shop.example");
  const type = (text: string) => {
    input().value = text;
    input().dispatchEvent(new Event("input", { bubbles: true }));
  };
  const answer = (value: unknown) =>
    fetched.mockImplementation(async () => new Response(JSON.stringify(value)));

  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal("fetch", fetched);
    vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
  });

  async function mountFocused(settings: Readonly<Record<string, unknown>>, config: object = {}) {
    const markup = await printedMarkup("search-form", { live_results: true, ...settings });
    const mounted = await mountMarkup(markup, { config: { ...config } });
    find(".islet-search-form-toggle")?.click();
    input().focus();
    await mounted.settled();
    return mounted;
  }

  it.each(["classic", "minimal", "full_screen"])(
    "a form that Islet prints shows what WordPress finds (%s)",
    async (look) => {
      answer([
        { id: 1, title: "Belts &#038; <b>bags</b>", url: "https://shop.example/belts/" },
        { id: 2, title: "Link", url: "javascript:run()" },
        { id: 3, title: 7, url: "https://shop.example/" },
      ]);
      const { problems } = await mountFocused({ look }, { rest_url: "/index.php?rest_route=/" });
      type("bel");
      await vi.waitFor(() => expect(rows()).toHaveLength(1));
      expect(urlOf(0).searchParams.get("rest_route")).toBe("/wp/v2/search");
      expect(urlOf(0).searchParams.get("search")).toBe("bel");
      expect(rows()[0]?.textContent).toBe("Belts & bags");
      expect(rows()[0]?.querySelector("a")?.href).toBe("https://shop.example/belts/");
      expect(find("form").innerHTML).not.toContain("run");
      expect(find("[role=status]").textContent).toBe("Results: 1");
      expect(find("form").contains(find("[role=grid]"))).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  it("says so where nothing is found", async () => {
    answer([]);
    await mountFocused({}, { rest_url: "/wp-json/" });
    type("zzz");
    await vi.waitFor(() => expect(find("[role=status]").textContent).toBe("Results: 0"));
    expect(find(".islet-search-form-results").textContent).toBe("Results: 0");
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  it("shows what Shopify suggests, of all kinds", async () => {
    vi.stubGlobal("Shopify", {});
    const item = (title: string) => ({ title, url: `/products/${title}` });
    answer({
      resources: { results: { products: [item("Belt")], pages: [item("About")], collections: "x" } },
    });
    await mountFocused({ parameter: "q" }, { rest_url: "" });
    find("form").setAttribute("action", "/fr/search");
    type("bel");
    await vi.waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(["Belt", "About"]));
    expect(fetched.mock.calls[0]?.[0]).toMatch(/\/fr\/search\/suggest\.json\?q=bel&/);
  });

  it("says so where the form has no element that shows them", async () => {
    const { problems, settled } = await mountMarkup(
      fixture.replace("full_screen", 'classic","live_results":"yes'),
    );
    input().focus();
    type("bel");
    await settled();
    expect(JSON.stringify(problems)).toContain(
      "the form holds no .islet-search-form-results (parts.results)",
    );
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("the builder's newer search", () => {
  const fetched = vi.fn<typeof fetch>();
  const input = () => find("input[type=search]") as HTMLInputElement;
  const rows = () => [...document.querySelectorAll<HTMLElement>("[role=row]")];
  const type = (text: string) => {
    input().value = text;
    input().dispatchEvent(new Event("input", { bubbles: true }));
  };
  const answer = (name: string) => new Response(recorded(name));
  const body = (call: number) => JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as unknown;
  const markup = nativeWidget("search-live", "search.default");

  beforeEach(() => {
    fetched.mockReset().mockImplementation(async () => answer("found"));
    vi.stubGlobal("fetch", fetched);
    vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
  });

  async function mountFocused() {
    const mounted = await mountNative(markup);
    input().focus();
    await mounted.settled();
    return mounted;
  }
  const found = () => vi.waitFor(() => expect(rows()).toHaveLength(4));

  it("is shown, and a plain field without live results", async () => {
    const plain = nativeWidget("forms", "search.default");
    const { stop } = await mountNative(plain);
    expect(find(".e-search").classList.contains("hidden")).toBe(false);
    expect(input().hasAttribute("role")).toBe(false);
    expect(input().classList.contains("no-icon-label")).toBe(true);
    expect(find("svg").classList.contains("hidden")).toBe(true);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(plain));
  });

  it("finds from the minimum of characters on, in one call after a pause", async () => {
    await mountFocused();
    for (const text of ["p", "po", "pos", "post"]) type(text);
    await found();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toMatch(/\/wp-json\/elementor-pro\/v1\/refresh-search$/);
    expect(body(0)).toEqual({ post_id: "93", widget_id: "8609fc9", search_term: "post", page_number: 1 });
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("Content-Type")).toBe("application/json");
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(find(`#${input().getAttribute("aria-controls")}`).getAttribute("role")).toBe("grid");
    expect(find(".e-search-results-list").children).toHaveLength(4);
    expect(find("[role=status]").textContent).toBe("Results: 4");
    type("po");
    expect(rows()).toHaveLength(0);
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  it("chooses results by arrow keys, and follows one by Enter", async () => {
    await mountFocused();
    type("post");
    await found();
    await userEvent.keyboard("{ArrowUp}");
    expect(input().getAttribute("aria-activedescendant")).toBe(rows()[3]?.id);
    await userEvent.keyboard("{ArrowDown}");
    expect(input().hasAttribute("aria-activedescendant")).toBe(false);
    await userEvent.keyboard("{ArrowDown}");
    expect(rows()[0]?.getAttribute("aria-selected")).toBe("true");
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    rows()[0]?.querySelector("a")?.addEventListener("click", followed);
    await userEvent.keyboard("{Enter}");
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it("closes by Escape with its text kept, and opens again by an arrow key without a call", async () => {
    await mountFocused();
    type("post");
    await found();
    await userEvent.keyboard("{Escape}");
    expect(rows()).toHaveLength(0);
    expect(input().value).toBe("post");
    await userEvent.keyboard("{ArrowDown}");
    expect(rows()).toHaveLength(4);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("asks for the page whose number a link shows, whatever its address", async () => {
    await mountFocused();
    type("post");
    await found();
    await userEvent.click([...document.querySelectorAll<HTMLElement>("a.page-numbers")][1] as HTMLElement);
    expect(body(1)).toMatchObject({ page_number: 3, search_term: "post" });
    expect(document.activeElement).toBe(input());
  });

  it("says so where nothing is found", async () => {
    fetched.mockImplementation(async () => answer("none"));
    await mountFocused();
    type("zzzz");
    await vi.waitFor(() => expect(find("[role=status]").textContent).toBe("Nothing was found."));
    expect(find(".e-search-results").className).toContain("no-results");
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  it("drops an answer that comes late", async () => {
    const answers: ((response: Response) => void)[] = [];
    fetched.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    await mountFocused();
    type("zzzz");
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    type("post");
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(answer("found"));
    await found();
    answers[0]?.(answer("none"));
    await vi.dynamicImportSettled();
    expect(rows()).toHaveLength(4);
  });

  it.each([
    ["an error of the server", () => new Response('{"code":"internal_server_error"}', { status: 500 })],
    ["an answer of another kind", () => new Response('{"data":7}')],
    ["a page", () => new Response("<html>")],
  ])("is quiet after %s", async (_what, failing) => {
    fetched.mockImplementation(async () => failing());
    const { problems } = await mountFocused();
    type("post");
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.waitFor(() => expect(find(".e-search-results").hasAttribute("aria-busy")).toBe(false));
    expect(problems).toEqual([]);
    expect(rows()).toHaveLength(0);
  });

  it("runs nothing that an answer holds", async () => {
    const data = `<div><div><a href="java\nscript:run()">x</a><img src="x" onerror="run()"><script>run()</script></div></div>`;
    fetched.mockImplementation(async () => new Response(JSON.stringify({ data, pagination: 7 })));
    await mountFocused();
    type("post");
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    expect(find(".e-search-results").innerHTML).not.toMatch(/run/);
  });

  it("is given back as it was", async () => {
    const { stop } = await mountFocused();
    type("post");
    await found();
    input().value = "";
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });

  it("empties its field by its icon", async () => {
    await mountFocused();
    type("post");
    expect(find("svg").classList.contains("hidden")).toBe(false);
    find("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(input().value).toBe("");
    expect(find("svg").classList.contains("hidden")).toBe(true);
  });
});
