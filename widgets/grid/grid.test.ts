import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerResponse } from "#browser/response.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

const fixture = readFileSync("widgets/grid/fixture.html", "utf8");

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
/** A pattern of addresses that no other test uses. */
const newPattern = () => `${location.origin}/?query-${++count}-page=9999999`;
const addressOf = (pattern: string, page: number) => pattern.replace("9999999", String(page));

function pageOf(html: string, address: string): ServerResponse<Document> {
  const page = new DOMParser().parseFromString(html, "text/html");
  Object.defineProperty(page, "URL", { value: address });
  return { ok: true, status: 200, data: page };
}
const answer = (address: string, html: string, leadsTo = address) =>
  answers.set(address, () => pageOf(html, leadsTo));

const item = (name: string) => `<article class="${name}"><h3><a href="/${name}/">${name}</a></h3></article>`;
interface Own {
  readonly names: readonly string[];
  /** Of the button for more; none if missing. */
  readonly more?: string;
  readonly filters?: string;
  readonly settings?: object;
}
const own = ({ names, more, filters = "", settings = {} }: Own) =>
  `<section data-widget="grid" data-settings='${JSON.stringify(settings)}'>${filters}<div class="islet-grid-items">${names
    .map(item)
    .join("")}</div>${more ? `<a class="islet-grid-more" ${more}>More</a>` : ""}</section>`;
const counted = (pattern: string, max: number) =>
  `href="#" data-url_structure="${pattern}" data-max_page="${max}"`;

const items = () => [...document.querySelectorAll<HTMLElement>(".islet-grid-items > *")];
const names = () => items().map(({ className }) => className);
const shown = () => items().flatMap(({ hidden, className }) => (hidden ? [] : className));
const more = () => document.querySelector(".islet-grid-more") as HTMLElement;
const host = () => document.querySelector("section") as HTMLElement;
const status = () => document.querySelector("[role=status]") as HTMLElement;

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, "");
});

describe("further pages", () => {
  it("grid.3 grid.4 come from the addresses of the pattern, until the last one", async () => {
    const pattern = newPattern();
    answer(addressOf(pattern, 2), own({ names: ["b", "c"] }));
    answer(addressOf(pattern, 3), own({ names: ["d"] }));
    const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 3) }));
    const heard = vi.fn<() => void>();
    document.addEventListener("pojo_isotope_loaded", heard);
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b", "c"]);
    expect(status().textContent).toBe("New posts: 2");
    expect([host().className, more().hidden]).toEqual(["", false]);
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b", "c", "d"]);
    expect([host().className, more().hidden]).toEqual(["islet-grid--done", true]);
    expect(document.activeElement?.textContent).toBe("d");
    expect(heard).toHaveBeenCalledTimes(2);
    document.removeEventListener("pojo_isotope_loaded", heard);
    expect(asked).toEqual([addressOf(pattern, 2), addressOf(pattern, 3)]);
  });

  it("grid.4 only what matches the item selector is appended", async () => {
    const pattern = newPattern();
    const advert = '</article><p class="advert">Buy</p>';
    answer(addressOf(pattern, 2), own({ names: ["b", "c"] }).replaceAll("</article>", advert));
    const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 3) }), {
      config: partsConfig("grid", { item: "article" }),
    });
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b", "c"]);
  });

  it("grid.3 presses are ignored while one loads", async () => {
    const pattern = newPattern();
    let reply: (answer: ServerResponse<Document>) => void = () => {};
    answers.set(addressOf(pattern, 2), () => new Promise((resolve) => (reply = resolve)));
    const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 9) }));
    await userEvent.click(more());
    await userEvent.click(more());
    await settled();
    expect(host().className).toBe("islet-grid--processing");
    reply(pageOf(own({ names: ["b"] }), addressOf(pattern, 2)));
    await settled();
    expect(host().className).toBe("");
    expect(asked).toHaveLength(1);
    expect(names()).toEqual(["a", "b"]);
  });

  it.each([
    ["nothing comes", (address: string) => answer(address, own({ names: [] }))],
    [
      "the server leads to the first page",
      (address: string) => answer(address, own({ names: ["a"] }), location.href),
    ],
  ])("grid.3 are over when %s", async (_what, arrange) => {
    const pattern = newPattern();
    arrange(addressOf(pattern, 2));
    const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 9) }));
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a"]);
    expect([host().className, more().hidden]).toEqual(["islet-grid--done", true]);
  });

  it.each([
    ["an error of the server", { reason: "status", status: 500 }],
    ["no answer in time", { reason: "timeout" }],
    ["no connection", { reason: "network" }],
    ["what is no page", { reason: "malformed" }],
  ])("after %s the same press tries again", async (_what, failure) => {
    const pattern = newPattern();
    answers.set(addressOf(pattern, 2), () => ({ ok: false, ...failure }) as ServerResponse<Document>);
    const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 9) }));
    await userEvent.click(more());
    await settled();
    expect(status().textContent).toContain("could not be loaded");
    expect([host().className, more().hidden]).toEqual(["", false]);
    answer(addressOf(pattern, 2), own({ names: ["b"] }));
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b"]);
  });

  it("a page without the links that the first one has is half a page: a failure", async () => {
    const pattern = newPattern();
    const links = '<p class="islet-grid-pages"><a href="/list/2/">2</a></p></section>';
    const withLinks = (markup: string) => markup.replace("</section>", links);
    answer(addressOf(pattern, 2), own({ names: ["b"] }));
    const { settled } = await mountMarkup(withLinks(own({ names: ["a"], more: counted(pattern, 9) })));
    expect(document.querySelector<HTMLElement>(".islet-grid-pages")?.hidden).toBe(true);
    await userEvent.click(more());
    await settled();
    expect(status().textContent).toContain("could not be loaded");
    answer(addressOf(pattern, 2), withLinks(own({ names: ["b"] })));
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b"]);
  });

  it.each(["https://evil.example/9999999/", "javascript:alert(9999999)", "//evil.example/9999999/"])(
    "the pattern %s asks nobody",
    async (pattern) => {
      const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 9) }));
      await userEvent.click(more());
      await settled();
      expect(asked).toEqual([]);
    },
  );

  it("run nothing that they bring along", async () => {
    const pattern = newPattern();
    const hostile = '<img src="x" onerror="alert(1)"><script>alert(1)</script></article>';
    answer(addressOf(pattern, 2), own({ names: ["b"] }).replace("</article>", hostile));
    const { settled } = await mountMarkup(own({ names: ["a"], more: counted(pattern, 2) }));
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b"]);
    expect(host().innerHTML).not.toMatch(/onerror|script|alert/);
  });
});

describe("filters", () => {
  const filters =
    '<p class="islet-grid-filters"><button data-filter="*">All</button><a href="javascript:void(0);" data-filter=".b">B</a></p>';
  const [all, b] = [0, 1].map(
    (index) => () => document.querySelectorAll<HTMLElement>("[data-filter]")[index] as HTMLElement,
  ) as [() => HTMLElement, () => HTMLElement];
  const pressed = () => [all(), b()].map((button) => button.getAttribute("aria-pressed"));

  it("grid.2 show all items at first, then those that match", async () => {
    const { settled } = await mountMarkup(own({ names: ["a", "b", "b c"], filters }));
    await settled();
    expect([pressed(), shown()]).toEqual([
      ["true", "false"],
      ["a", "b", "b c"],
    ]);
    await userEvent.click(b());
    expect([pressed(), shown()]).toEqual([
      ["false", "true"],
      ["b", "b c"],
    ]);
    expect(status().textContent).toBe("Items shown: 2");
    await userEvent.click(b());
    expect(pressed()).toEqual(["false", "true"]);
    await userEvent.click(all());
    expect([pressed(), shown()]).toEqual([
      ["true", "false"],
      ["a", "b", "b c"],
    ]);
  });

  it("grid.2 that name no term show all items", async () => {
    await mountMarkup(own({ names: ["a", "b"], filters: filters.replace('"*"', '""') }));
    expect(pressed()).toEqual(["true", "false"]);
    await userEvent.click(b());
    await userEvent.click(all());
    expect([pressed(), shown()]).toEqual([
      ["true", "false"],
      ["a", "b"],
    ]);
  });

  it("grid.2 are buttons for keys and screen readers, whatever the server has printed", async () => {
    await mountMarkup(own({ names: ["a", "b"], filters }));
    expect([b().getAttribute("role"), b().getAttribute("href")]).toEqual(["button", "#"]);
    b().focus();
    await userEvent.keyboard(" ");
    expect(shown()).toEqual(["b"]);
  });

  it("hold for items that come later, which are neither counted nor focused", async () => {
    const pattern = newPattern();
    answer(addressOf(pattern, 2), own({ names: ["a", "b"] }));
    const { settled } = await mountMarkup(own({ names: ["a", "b"], filters, more: counted(pattern, 2) }));
    await userEvent.click(b());
    await userEvent.click(more());
    await settled();
    expect(names()).toEqual(["a", "b", "a", "b"]);
    expect(shown()).toEqual(["b", "b"]);
    expect(status().textContent).toContain("New posts: 1");
    expect(document.activeElement?.textContent).toBe("b");
  });

  it("are as the visitor has left them after Back", async () => {
    const markup = own({ names: ["a", "b"], filters });
    const { stop } = await mountMarkup(markup);
    await userEvent.click(b());
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    await mountMarkup(markup);
    expect([pressed(), shown()]).toEqual([["false", "true"], ["b"]]);
  });

  it.each(["a[", ":has(", "x".repeat(600)])(
    "the hostile filter %s shows no item, and all is well",
    async (hostile) => {
      const { problems } = await mountMarkup(own({ names: ["a"], filters: filters.replace(".b", hostile) }));
      await userEvent.click(b());
      expect([shown(), problems]).toEqual([[], []]);
      await userEvent.click(all());
      expect(shown()).toEqual(["a"]);
    },
  );
});

it.each(["grid", "masonry", "list", "square"])(
  "grid.1 names the layout %s, and gives its element back as it was",
  async (layout) => {
    const markup = fixture.replace('"grid"', `"grid" data-settings='{"layout":"${layout}"}'`);
    const { stop } = await mountMarkup(markup);
    expect(document.querySelector(".islet-grid-items")?.className).toBe(
      `islet-grid-items islet-grid--${layout}`,
    );
    const isByScript = document.querySelector(".islet-grid-items")?.hasAttribute("style");
    expect(isByScript).toBe(layout === "masonry");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  },
);

it("an element without a list is told", async () => {
  const { problems } = await mountMarkup('<div data-widget="grid"></div>');
  expect(problems.map(({ message }) => message).join()).toContain("must hold a list of items");
});
