import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { printWidget } from "#tests/support/print-widget.ts";
import { fireEvent, screen, within } from "#tests/support/testing-library.ts";

const fixture = readFileSync("widgets/table-of-contents/fixture.html", "utf8");

const page = (settings: object, headings: string, inside = "<h2>Contents</h2>") =>
  `<main><div data-widget="table-of-contents" data-settings='${JSON.stringify(settings)}'>${inside}</div>${headings}</main>`;

const table = () => document.querySelector<HTMLElement>("[data-widget] nav")!;
const links = () => within(table()).queryAllByRole("link");
const texts = () => links().map(({ textContent }) => textContent);
const toggle = () => screen.getByRole("button", { name: "Contents" });

beforeEach(() => {
  history.replaceState(null, "", "/");
  vi.stubGlobal("innerWidth", 1_280);
  // This document has no layout: everything is displayed.
  vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(true);
  document.elementsFromPoint = () => [];
});

describe("the list", () => {
  it("table-of-contents.1 has an entry for every heading of the chosen tags: nested, with text and link", async () => {
    await mountMarkup(fixture);
    const [first, ...others] = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
      "list",
    );
    expect(first?.tagName).toBe("OL");
    expect(others).toHaveLength(1);
    expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Wool", "#wool"],
      ["Washing", "#washing"],
      ["Mending", "#mending"],
      ["Cotton", "#cotton"],
    ]);
  });

  it("table-of-contents.1 has the headings of every kind but the page's title, unless tags are chosen", async () => {
    await mountMarkup(
      page({}, [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>${level}</h${level}>`).join("")),
    );
    expect(texts()).toEqual(["2", "3", "4", "5", "6"]);
  });

  it("table-of-contents.1 is flat, with bullets, and of one tag, where the editor says so", async () => {
    await mountMarkup(
      page(
        { headings_by_tags: ["h3"], hierarchical_view: "", marker_view: "bullets" },
        "<h2>Two</h2><h3>Three</h3><h4>Four</h4><h3>Again</h3>",
      ),
    );
    expect(texts()).toEqual(["Three", "Again"]);
    expect(
      within(table())
        .getAllByRole("list")
        .map(({ tagName }) => tagName),
    ).toEqual(["UL"]);
  });

  it("a heading is text: markup in it is words, signs for the eye are left out, images speak", async () => {
    await mountMarkup(
      page(
        {},
        '<h2>A <em>b</em><br>&lt;i&gt;<span aria-hidden="true"> ¶</span></h2><h2><img alt="Logo" /></h2><h2> </h2>',
      ),
    );
    expect(texts()).toEqual(["A b <i>", "Logo"]);
  });

  it("leaves out navigation, the site's header and footer, popups, what is hidden, and what the editor excludes", async () => {
    await mountMarkup(
      `<header><h2>Site</h2></header>${page(
        { exclude_headings_by_selector: [".aside"] },
        '<nav><h2>Menu</h2></nav><div role="dialog"><h2>Popup</h2></div><div aria-hidden="true"><h2>Copy</h2></div><div class="aside"><h2>Aside</h2></div><article><header><h2>Title</h2></header></article>',
      )}<footer><h2>Foot</h2></footer>`,
    );
    expect(texts()).toEqual(["Title"]);
  });

  it("lists only a container, where there is one", async () => {
    await mountMarkup(page({ container: "#part" }, '<h2>Out</h2><div id="part"><h2>In</h2></div>'));
    expect(texts()).toEqual(["In"]);
  });

  it("follows headings that come, change and go", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { settled } = await mountMarkup(page({}, "<h2>One</h2><section></section>"));
    const later = async (change: () => void) => {
      change();
      await settled();
      vi.advanceTimersByTime(100);
      await settled();
    };
    const section = document.querySelector("section")!;
    await later(() => {
      section.innerHTML = "<div><h3>Two</h3></div>";
    });
    expect(texts()).toEqual(["One", "Two"]);
    await later(() => {
      section.querySelector("h3")!.firstChild!.nodeValue = "Second";
    });
    expect(texts()).toEqual(["One", "Second"]);
    await later(() => section.remove());
    expect(texts()).toEqual(["One"]);
  });

  it("shows nested entries only around the active one, where the editor says so", async () => {
    await mountMarkup(
      page({ collapse_subitems: "yes" }, "<h2>One</h2><h3>Below one</h3><h2>Two</h2><h3>Below two</h3>"),
    );
    fireEvent.click(screen.getByRole("link", { name: "One" }));
    await vi.waitFor(() => expect(texts()).toEqual(["One", "Below one", "Two"]));
    fireEvent.click(screen.getByRole("link", { name: "Two" }));
    await vi.waitFor(() => expect(texts()).toEqual(["One", "Two", "Below two"]));
  });

  it("table-of-contents.4 without headings it says so in the specified words, or in the editor's", async () => {
    const { stop } = await mountMarkup(page({}, ""));
    expect(screen.getByText("No headings were found on this page.")).toBeTruthy();
    stop();
    await mountMarkup(page({ no_headings_message: "<b>Nothing</b>" }, ""));
    expect(screen.getByText("<b>Nothing</b>")).toBeTruthy();
  });
});

describe("the box", () => {
  it("table-of-contents.2 opens and closes by its button", async () => {
    await mountMarkup(page({}, "<h2>One</h2>"));
    const body = document.getElementById(toggle().getAttribute("aria-controls")!)!;
    expect([toggle().getAttribute("aria-expanded"), body.hidden]).toEqual(["true", false]);
    fireEvent.click(toggle());
    await vi.waitFor(() =>
      expect([toggle().getAttribute("aria-expanded"), body.hidden]).toEqual(["false", true]),
    );
  });

  it.each([
    [800, { minimized_on: "tablet" }, "false"],
    [800, { minimized_on: "mobile" }, "true"],
    [360, { minimized_on: "mobile" }, "false"],
    [1_280, { minimized_on: "desktop" }, "false"],
    [360, { minimized_on: "" }, "true"],
    [360, {}, "false"],
  ])("table-of-contents.2 at %i px and with %j its button says %s", async (widthPx, settings, expanded) => {
    vi.stubGlobal("innerWidth", widthPx);
    await mountMarkup(page(settings, "<h2>One</h2>"));
    expect(toggle().getAttribute("aria-expanded")).toBe(expanded);
  });

  it("table-of-contents.2 follows the device mode until the visitor decides", async () => {
    await mountMarkup(page({}, "<h2>One</h2>"));
    const resize = (widthPx: number) => {
      vi.stubGlobal("innerWidth", widthPx);
      window.dispatchEvent(new Event("resize"));
    };
    resize(800);
    await vi.waitFor(() => expect(toggle().getAttribute("aria-expanded")).toBe("false"));
    fireEvent.click(toggle());
    await vi.waitFor(() => expect(toggle().getAttribute("aria-expanded")).toBe("true"));
    resize(360);
    resize(800);
    await new Promise((resolve) => setImmediate(resolve));
    expect(toggle().getAttribute("aria-expanded")).toBe("true");
  });

  it("has no button where the editor wants none", async () => {
    await mountMarkup(page({ minimize_box: "" }, "<h2>One</h2>"));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("navigation", { name: "Contents" })).toBeTruthy();
  });
});

describe("a followed entry", () => {
  const active = () => links().find((link) => link.getAttribute("aria-current"))?.textContent;
  /** Places the page's headings, from the top of the window in px. */
  const place = (topPx: Readonly<Record<string, number>>) => {
    for (const heading of document.querySelectorAll("h2[id]"))
      vi.spyOn(heading, "getBoundingClientRect").mockReturnValue(new DOMRect(0, topPx[heading.id], 100, 20));
  };

  it("table-of-contents.3 stays active for 2000 ms, and until the next scroll after them", async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
    });
    const { settled } = await mountMarkup(page({}, "<h2 id='one'>One</h2><h2 id='two'>Two</h2>"));
    place({ one: -600, two: 0 });
    fireEvent.click(screen.getByRole("link", { name: "One" }));
    const after = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await settled();
      return active();
    };
    expect(await after(1_000)).toBe("One");
    dispatchEvent(new Event("scroll"));
    expect(await after(999)).toBe("One");
    expect(await after(60_000)).toBe("One");
    dispatchEvent(new Event("scroll"));
    expect(await after(20)).toBe("Two");
  });

  it("table-of-contents.3 follows a scroll 2000 ms after it was pressed, and none before", async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
    });
    const { settled } = await mountMarkup(page({}, "<h2 id='one'>One</h2><h2 id='two'>Two</h2>"));
    place({ one: -600, two: 0 });
    const scrollAfter = async (ms: number) => {
      fireEvent.click(screen.getByRole("link", { name: "One" }));
      vi.advanceTimersByTime(ms);
      dispatchEvent(new Event("scroll"));
      vi.advanceTimersToNextFrame();
      await settled();
      return active();
    };
    expect([await scrollAfter(1_980), await scrollAfter(2_000)]).toEqual(["One", "Two"]);
  });

  it.each([
    ["goes where it leads", () => {}, "#one"],
    [
      "does not pull back a visitor who has scrolled on while the code loads",
      () => dispatchEvent(new Event("wheel")),
      "",
    ],
  ])("%s", async (_what, act, hash) => {
    const { settled } = await mountMarkup(page({}, "<h2 id='one'>One</h2>"));
    fireEvent.click(screen.getByRole("link", { name: "One" }));
    act();
    await import("#dom/scroll/scroll-to.ts");
    await settled();
    expect(location.hash).toBe(hash);
    history.replaceState(null, "", location.pathname);
  });

  it("table-of-contents.3 a second one begins the 2000 ms anew", async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
    });
    const { settled } = await mountMarkup(page({}, "<h2 id='one'>One</h2><h2 id='two'>Two</h2>"));
    place({ one: -600, two: 0 });
    fireEvent.click(screen.getByRole("link", { name: "Two" }));
    vi.advanceTimersByTime(1_500);
    fireEvent.click(screen.getByRole("link", { name: "One" }));
    vi.advanceTimersByTime(1_500);
    await settled();
    expect(active()).toBe("One");
  });
});

describe("the page around", () => {
  it("gets everything back at the end: ids, and the server's own list", async () => {
    const before = page({}, "<h2>One</h2><h2 id='own'>Two</h2>");
    document.body.innerHTML = before;
    const html = document.body.innerHTML;
    const { stop } = await mountMarkup(before);
    expect(document.querySelector("main > h2")?.id).toBe("one");
    stop();
    expect(document.body.innerHTML).toBe(html);
  });

  it("an entry's text has the language of its heading, and none once the heading has none", async () => {
    const { settled } = await mountMarkup(page({}, "<h2 id='w' lang='cy'>Gwlân</h2>"));
    const text = () => table().querySelector("bdi");
    expect(text()?.lang).toBe("cy");
    document.querySelector("#w")?.removeAttribute("lang");
    document.querySelector("#w")?.append(" a mwy");
    await vi.waitFor(() => expect(texts()).toEqual(["Gwlân a mwy"]));
    await settled();
    expect(text()?.hasAttribute("lang")).toBe(false);
  });

  it("is left alone in the editor: no ids, no entry followed", async () => {
    await mountMarkup(page({}, "<h2>One</h2>"), { config: { is_editor: true } });
    expect(texts()).toEqual(["One"]);
    expect(document.querySelector("main > h2")?.hasAttribute("id")).toBe(false);
  });

  it("a list the server has drawn from the same headings is taken over, node by node", async () => {
    const headings = '<h2 id="wool">Wool</h2><h3 id="care">Care</h3>';
    const drawn = await printWidget(
      "table-of-contents",
      {},
      {
        id: "toc",
        content: {
          title: "Contents",
          headings: [
            { level: 2, text: "Wool", id: "wool" },
            { level: 3, text: "Care", id: "care" },
          ],
        },
      },
    );
    document.body.innerHTML = `<main>${drawn}${headings}</main>`;
    const [nav, link] = [table(), links()[1]];
    const { problems } = await startOnPage();
    expect(problems).toEqual([]);
    expect(table()).toBe(nav);
    expect(links()[1]).toBe(link);
    expect(texts()).toEqual(["Wool", "Care"]);
    expect(toggle().getAttribute("aria-expanded")).toBe("true");
  });

  it("a server that gives no headings draws the message", async () => {
    expect(await printWidget("table-of-contents", {}, { id: "toc" })).toContain(
      "No headings were found on this page.",
    );
  });
});
