import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Template } from "#runtime/template/template.ts";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { type } from "#tests/support/block-fields.ts";
import { showBlock } from "#tests/support/show-block.ts";
import { act, fireEvent, screen } from "#tests/support/testing-library.ts";
import type { EditorControl, EditorWidget } from "../../../controls/editor-widget.ts";
import { registerElement } from "./element-block.ts";
import type { Attributes, BlockSettings } from "./wp-blocks.ts";

const control = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, control: kind, title: key, group: "main", ...more },
});
const widget = (more: Partial<EditorWidget>): EditorWidget => ({
  ...{ name: "a", title: "A", about: "", icon: "clock", keywords: [], place: "element", kind: "island" },
  ...{ content: "none", controls: [], groups: [{ id: "main", title: "Main" }], example: {}, ...more },
});

/** `{% if key %}<p>{{ key }}</p>{% endif %}`. */
const paragraphOf = (key: string): Template => [
  {
    cases: [
      {
        when: { tests: [{ path: [key], type: "text" }] },
        body: [{ element: "p", children: [{ value: { path: [key] }, place: "text" }] }],
      },
    ],
  },
];

beforeEach(imitateBlockEditor);

/** Shows the block; the result returns its present attributes. */
const show = (block: EditorWidget, all?: readonly EditorWidget[], attributes?: Attributes) =>
  showBlock(block, { ...(all && { all }), ...(attributes && { attributes }) });

const host = () => document.querySelector<HTMLElement>("[data-widget]") as HTMLElement;

describe("the element of a widget in the canvas", () => {
  it("stays while settings change, with all that the widget has put on it", () => {
    show(widget({ controls: [control("width", "pixels", { default: 640 })] }));
    const element = host();
    element.className = "drawn";
    element.append("drawn");
    type("width", "300");
    expect(host()).toBe(element);
    expect(element.outerHTML).toContain('class="drawn"');
    expect(element.textContent).toBe("drawn");
    expect(element.dataset["settings"]).toBe('{"width":300}');
    type("width", "640");
    expect(element.dataset["settings"]).toBeUndefined();
  });

  it("has what the server prints, as soon as its values are there, and once", () => {
    const controls = [control("to_value", "count")];
    show(widget({ content: "printed", template: paragraphOf("to_value"), controls }));
    const element = host();
    expect(element.innerHTML).toBe("");
    type("to_value", "12");
    expect(element.innerHTML).toBe("<p>12</p>");
    type("to_value", "13");
    expect(element.innerHTML).toBe("<p>12</p>");
    expect(host()).toBe(element);
  });

  it("is another one, too, by what the template reads where the widget does not follow it", () => {
    const layout = control("layout", "text", { reprints: true, default: "wide" });
    show(widget({ content: "printed", template: paragraphOf("layout"), controls: [layout] }));
    const element = host();
    type("layout", "narrow");
    expect(host()).not.toBe(element);
    expect([host().innerHTML, host().dataset["settings"]]).toEqual(["<p>narrow</p>", '{"layout":"narrow"}']);
  });

  it("keeps what the widget draws where the server would print something", () => {
    show(widget({ content: "printed", template: paragraphOf("to"), controls: [control("to", "count")] }));
    host().append("drawn");
    type("to", "12");
    expect(host().textContent).toBe("drawn");
  });

  it("is another one with what the server prints once that has changed, and no other change makes it so", () => {
    const controls = [
      control("title", "text", { title: "Title", printed: true }),
      control("speed", "count", { title: "Speed" }),
    ];
    show(widget({ content: "printed", template: paragraphOf("title"), controls }), [], { title: "One" });
    const element = host();
    element.append("drawn");
    type("Speed", "3");
    expect(host()).toBe(element);
    type("Title", "Two");
    expect(host()).not.toBe(element);
    expect(host().innerHTML).toBe("<p>Two</p>");
    expect(host().dataset).toMatchObject({ settings: '{"speed":3}', widgetKey: "one" });
  });

  it("holds the blocks inside, and a key by which it is known when it is made anew", () => {
    show(widget({ content: "inner" }));
    expect(host().textContent).toBe("Blocks inside");
    expect(host().dataset["widgetKey"]).toBe("one");
  });
});

describe("a new block", () => {
  const settingsOf = (block: EditorWidget) => {
    const register = vi.fn<(name: string, settings: BlockSettings) => unknown>();
    window.wp.blocks.registerBlockType = register;
    registerElement(block, [block]);
    return register.mock.calls[0]?.[1];
  };
  const ends = control("end_date", "date-time", { name: "ends" });

  it("is alive at once: a moment counts from when it is placed", () => {
    vi.setSystemTime("2026-03-01T10:00Z");
    const block = widget({ controls: [ends], initial: { end_date: { inDays: 7 } } });
    expect(settingsOf(block)?.variations).toEqual([
      { name: "new", isDefault: true, scope: ["inserter"], attributes: { ends: "2026-03-08T10:00" } },
    ]);
  });

  it("is offered with other settings, too, under a name of its own", () => {
    const block = widget({
      controls: [control("hours", "count")],
      variations: [
        { name: "long", title: "Long", about: "It is long.", keywords: ["slow"], initial: { hours: 9 } },
      ],
    });
    expect(settingsOf(block)?.variations?.[1]).toEqual({
      ...{ name: "long", title: "Long", description: "It is long.", keywords: ["slow"] },
      ...{ scope: ["inserter"], attributes: { hours: 9 } },
    });
  });

  it("that needs a file shows in its preview what it asks for", () => {
    expect(settingsOf(widget({ controls: [control("url", "url", { file: "video" })] }))?.example).toEqual({
      ...{ attributes: {}, viewportWidth: 400 },
    });
  });

  it("has its rows at once, by the names of their attributes", () => {
    const rows = control("items", "list", { fields: [control("id", "text", { name: "row_id" })] });
    const block = widget({ controls: [rows], initial: { items: [{ id: "a" }, { id: "b" }] } });
    expect(settingsOf(block)?.variations?.[0]?.attributes).toEqual({
      items: [{ row_id: "a" }, { row_id: "b" }],
    });
  });

  it("has a preview with values of its own, or none", () => {
    const settings = settingsOf(
      widget({ controls: [control("title", "text")], preview: { title: "Words" } }),
    );
    expect(settings?.example).toEqual({ attributes: { title: "Words" }, viewportWidth: 400 });
    expect(settingsOf(widget({}))?.example).toBeUndefined();
  });

  it("without the file that it shows asks for it, and its address can come from the media library later", () => {
    const file = control("video_url", "url", { title: "Address", file: "video" });
    const attributes = show(widget({ controls: [file] }));
    expect(host()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Choose video" }));
    expect(attributes()).toEqual({ video_url: "/one.png" });
    expect(host().dataset["settings"]).toBe('{"video_url":"/one.png"}');
    fireEvent.click(screen.getByRole("button", { name: "Replace" }));
    type("Address", "");
    expect(host()).toBeNull();
  });
});

describe("a block that visitors do not see at first", () => {
  const opener = widget({
    ...{ name: "starter", title: "Opening", place: "starts-with", startsWith: "a", startedBy: ["by", "on"] },
    controls: [
      control("by", "text", { title: "Opened by" }),
      control("on", "group", {
        fields: [control("load", "toggle", { title: "On load" }), control("delay", "seconds")],
      }),
    ],
  });
  const holder = widget({ content: "inner", title: "Popup", about: "Shows it." });
  const label = (attributes: Attributes = {}, all: readonly EditorWidget[] = [holder, opener]) => {
    show(holder, all, attributes);
    return document.querySelector(".islet-label")?.textContent;
  };

  it("says which it is, and what opens it", () => {
    expect(label({ islet: { starter: { by: ".open", on: { load: true, delay: 3 } } } })).toBe(
      "Popup, hidden until it opens: Opened by .open, On load.",
    );
  });

  it("says where to choose that while nothing does", () => {
    expect(label()).toBe("Popup, hidden until it opens. Say what opens it under “Opening”.");
  });

  it("says what it does if no other widget starts it", () => {
    expect(label({}, [holder])).toBe("Popup: Shows it.");
  });

  it("asks what opens it before all else", () => {
    show(holder, [holder, opener]);
    const titles = screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"));
    expect(titles).toEqual(["Opening", "Main"]);
  });
});

describe("a text that WordPress has stored for an author", () => {
  const label = widget({ controls: [control("label", "text", { title: "Label" })] });
  const field = () => screen.getByLabelText<HTMLInputElement>("Label").value;
  const printed = () => JSON.parse(host().dataset["settings"] ?? "{}") as unknown;

  it("reads in the panel and in the canvas as it was typed", () => {
    show(label, [label], { label: "Q &amp; A" });
    expect([field(), printed()]).toEqual(["Q & A", { label: "Q & A" }]);
  });

  it("and a reference that is typed stays one", () => {
    const attributes = show(label);
    type("Label", "Write &amp; or &");
    expect(attributes()).toEqual({ label: "Write &amp;amp; or &" });
    expect([field(), printed()]).toEqual(["Write &amp; or &", { label: "Write &amp; or &" }]);
  });
});

describe("a problem of the widget", () => {
  const tell = (message: string, paths: readonly string[] = [], name = "a") =>
    act(() => {
      const detail = { widget: name, message, code: "settings", paths };
      host().dispatchEvent(new CustomEvent("islet:problem", { detail, bubbles: true, cancelable: true }));
    });
  const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
  const describing = (...labels: readonly string[]) =>
    labels.map((label) => {
      const id = screen.getByLabelText(label).getAttribute("aria-describedby");
      return id && document.getElementById(id)?.textContent;
    });

  it("stands in the panel once and describes every field, in its words, until the settings change", () => {
    const ends = control("end_date", "text", { title: "Ends on" });
    const time = control("time", "text", { title: "Time" });
    show(widget({ controls: [ends, time] }));
    const message =
      "[islet] a: settings.end_date or settings.time must be there (div.a). The server markup stays.";
    const sentence = "“Ends on” or “Time” must be there.";
    tell(message, ["end_date", "time"]);
    expect([told(), describing("Ends on", "Time")]).toEqual([[sentence], [sentence, sentence]]);
    tell(message, ["end_date", "time"]);
    expect(told()).toEqual([sentence]);
    type("Ends on", "tomorrow");
    expect([told(), describing("Ends on", "Time")]).toEqual([[], [null, null]]);
  });

  it("says what happens now, and nothing of where the element is", () => {
    show(widget({ controls: [control("rows", "list", { title: "Rows", fields: [control("at", "text")] })] }));
    tell("[islet] a: settings.rows[1].at must be text, not (x) (it has no default) (p#one). It runs on.");
    expect(told()).toEqual(["“Rows 2: at” must be text, not (x) (it has no default). It runs on."]);
  });

  it("begins as a sentence does, and says where the site's owner allows another site", () => {
    show(widget({ controls: [control("video_url", "url", { title: "Address" })] }));
    tell("[islet] a: neither settings.video_url nor the element says where it is (div).");
    tell(
      "[islet] a: the video of settings.video_url is a link only, because allowed_hosts of #islet-config does not name video.example.test (div).",
    );
    const [first, second] = told();
    expect(first).toBe("Neither “Address” nor the element says where it is.");
    expect(second).toBe(
      "The video of “Address” is a link only, because video.example.test is not allowed yet under Settings → Islet.",
    );
    expect(screen.queryByText("Allow it in the settings")).toBeNull();
    tell(
      "[islet] a: the video does not load automatically: nothing on the page asks for consent to marketing, and consent of #islet-config does not give it (div).",
    );
    tell(
      "[islet] a: example.test waits for the visitor's consent to marketing, for which nothing on the page asks; consent of #islet-config can give it (div).",
    );
    expect(told().slice(2)).toEqual([
      "The video does not load automatically: visitors are asked first.",
      "example.test waits for the visitor's consent to marketing.",
    ]);
    tell(
      "[islet] a: no trigger opens the popup, because settings.video_url is a regular expression that referrer_patterns of widget_settings in #islet-config does not list (div).",
    );
    expect(told().at(-1)).toBe(
      "No trigger opens the popup, because “Address” is a regular expression that the site's owner has not allowed.",
    );
    window.isletBlocks = { widgets: [], elements: {}, settingsUrl: "/settings" };
    tell("[islet] a: it waits, because allowed_hosts of #islet-config does not name its host (div).");
    expect(screen.getAllByText("Allow it in the settings")).toHaveLength(2);
    delete window.isletBlocks;
  });

  it("leads to each field, also in a closed section", () => {
    const groups = ["main", "more"].map((id) => ({ id, title: id }));
    const controls = [control("one", "text"), control("two", "text", { group: "more" })];
    show(widget({ controls, groups }));
    tell("settings.two must be there", ["two"]);
    expect(screen.queryByLabelText("two")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Go to “two”" }));
    expect(document.activeElement).toBe(screen.getByLabelText("two"));
  });

  it("is not logged, because the panel shows it", () => {
    show(widget({}));
    const event = new CustomEvent("islet:problem", {
      detail: { widget: "a", message: "a" },
      bubbles: true,
      cancelable: true,
    });
    act(() => void host().dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });

  it("of a widget further inside, or of another one on the element, is told in that one's panel", () => {
    show(widget({ content: "inner" }));
    const inner = host().appendChild(document.createElement("p"));
    act(() => {
      const detail = { widget: "a", message: "of another" };
      inner.dispatchEvent(new CustomEvent("islet:problem", { detail, bubbles: true }));
    });
    tell("of one that a preset has started", [], "b");
    expect(told()).toEqual([]);
    inner.remove();
  });

  it("is shown in the canvas in the words of the panel, too", () => {
    const block = widget({ controls: [control("end_date", "text", { title: "Ends on" })] });
    const filters: ((reason: string, detail: object) => string)[] = [];
    const addFilter = (_: string, filter: (typeof filters)[number]) => filters.push(filter);
    Object.assign(window, { islet: { hooks: { addFilter } }, isletBlocks: { widgets: [block] } });
    show(block);
    const message = "[islet] a: settings.end_date must be a date (div.a). The server markup stays.";
    tell(message, ["end_date"]);
    tell(message, ["end_date"]);
    const reasons = filters.map((filter) => filter("as it was", { widget: "a", message }));
    expect(reasons).toEqual(["“Ends on” must be a date"]);
    expect(filters[0]?.("as it was", { widget: "other", message })).toBe("as it was");
    Reflect.deleteProperty(window, "islet");
    Reflect.deleteProperty(window, "isletBlocks");
  });
});

it("the widget that starts it has its settings in the same panel, without those that both have", () => {
  const id = control("id", "text", { name: "own_id", title: "Popup id" });
  const block = widget({ controls: [id] });
  const starter = widget({
    ...{ name: "starter", title: "Opening", place: "starts-with", startsWith: "a" },
    controls: [id, control("delay", "seconds")],
  });
  const attributes = show(block, [block, starter]);
  fireEvent.click(screen.getByRole("checkbox"));
  type("delay", "2");
  expect(attributes()).toEqual({ islet: { starter: { delay: 2 } } });
  expect(screen.getAllByLabelText("Popup id")).toHaveLength(1);
  fireEvent.click(screen.getByRole("checkbox"));
  expect(attributes()["islet"]).toBeUndefined();
});

describe("a block whose rows may be the site's", () => {
  const rows: Template = [
    { each: ["items"], as: "entry", body: [{ value: { path: ["entry", "title"] }, place: "text" }] },
  ];
  const options = [
    { value: "", label: "Written" },
    { value: "main", label: "Main menu" },
  ];
  const menu = widget({
    ...{ content: "printed", template: rows },
    controls: [
      control("menu", "text", {
        title: "Menu",
        default: "",
        choicesFrom: "menus",
        options,
        printed: true,
        chooses: true,
      }),
      control("items", "list", {
        ...{
          title: "Items",
          from: "menu",
          when: { menu: "" },
          printed: true,
          default: [],
          itemTitle: "title",
        },
        fields: [control("title", "text", { title: "Title", required: true })],
      }),
    ],
  });
  const asked: string[] = [];
  const answer = (value: unknown) => {
    asked.length = 0;
    window.wp.apiFetch = ({ path }) => {
      asked.push(decodeURIComponent(path));
      return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
    };
  };
  const settled = () => act(() => Promise.resolve());

  it("shows those that the server has of the chosen one, and the editor's own again", async () => {
    answer({ items: [{ title: "Home" }, { title: "<b>" }] });
    show(menu, [menu], { items: [{ title: "Mine" }] });
    expect([host().textContent, asked]).toEqual(["Mine", []]);
    type("Menu", "main");
    expect(screen.getByText("Loading…")).toBeTruthy();
    await settled();
    expect(asked).toEqual(['/islet/v1/rows?widget=a&settings={"menu":"main"}']);
    expect([host().textContent, host().dataset["settings"]]).toEqual(["Home<b>", undefined]);
    expect(screen.queryByLabelText("Title (required)")).toBeNull();
    type("Menu", "");
    expect(host().textContent).toBe("Mine");
  });

  it.each([[[]], [new Error("offline")]])(
    "says so where there is nothing, and what was chosen: %s",
    async (value) => {
      answer(value);
      show(menu, [menu], { menu: "old" });
      await settled();
      expect(document.querySelector("[data-widget]")).toBeNull();
      expect(screen.getByText("The site has nothing to show here. Visitors see nothing.")).toBeTruthy();
      expect(screen.getByRole("option", { name: "old (no longer there)" })).toBeTruthy();
    },
  );

  it("stand in the place of blocks that are rows once posts are chosen", async () => {
    const rows = menu.controls.map((one) => (one.key === "items" ? { ...one, row: "Slide" } : one));
    const carousel = { ...menu, controls: rows };
    answer({ items: [{ title: "Newest post" }] });
    show(carousel, [carousel], { menu: "main" });
    await settled();
    expect(host().textContent).toBe("Newest post");
  });

  it("shows what the shop prints, without running it, or what visitors see where nothing is chosen", async () => {
    const button = widget({
      ...{ name: "add-to-cart", shop: "product" },
      controls: [
        control("product", "text", { default: "", choicesFrom: "products", options, printed: true }),
      ],
    });
    answer({ html: '<p><a href="?add-to-cart=18">Add to cart</a></p>' });
    show(button, [button], { product: "18" });
    await settled();
    expect(asked).toEqual(['/islet/v1/rows?widget=add-to-cart&settings={"product":"18"}']);
    expect(screen.getByRole("link", { name: "Add to cart" })).toBeTruthy();
    expect(document.querySelector("[data-widget]")).toBeNull();
    answer({ html: "" });
    type("product", "");
    await settled();
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText(/^Visitors see the button of the page's product/)).toBeTruthy();
  });
});
