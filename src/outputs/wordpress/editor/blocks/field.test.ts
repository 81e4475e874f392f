import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { chosenFiles } from "#tests/support/block-editor-components.ts";
import { control, hideFields, showFields, type } from "#tests/support/block-fields.ts";
import { fireEvent, screen } from "#tests/support/testing-library.ts";

beforeEach(imitateBlockEditor);
afterEach(hideFields);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a field of each kind of control", () => {
  it.each([
    ["text", "words", "words"],
    ["selector", "h2, .a", "h2, .a"],
    ["class-names", "a b", "a b"],
    ["url", "https://shop.example/", "https://shop.example/"],
    ["multiline", "one\ntwo", "one\ntwo"],
    ["rich-text", "<b>one</b>", "<b>one</b>"],
    ["selectors", ".a:is(b, c)\n#d", [".a:is(b, c)", "#d"]],
    ["count", "3", 3],
    ["seconds", "1.5", 1.5],
    ["milliseconds", "300", 300],
    ["percent", "50", 50],
    ["pixels", "640", 640],
    ["date-time", "2026-12-31T10:00", "2026-12-31T10:00"],
  ])("%s takes what somebody types", (kind, typed, value) => {
    const title = kind === "date-time" ? "a (site's time)" : "a";
    const values = showFields([control("a", kind)]);
    type(title, typed);
    expect(values()).toEqual({ a: value });
    type(title, "");
    expect(values()).toEqual({ a: undefined });
  });

  it("toggle, choice, choices and colour take what somebody chooses", () => {
    const options = ["x", "y", "z"].map((value) => ({ value, label: value.toUpperCase() }));
    const values = showFields([
      control("on", "toggle", { default: true }),
      control("one", "choice", { options }),
      control("some", "choices", { options }),
      control("paint", "colour"),
    ]);
    fireEvent.click(screen.getByLabelText("on"));
    type("one", "y");
    fireEvent.click(screen.getByLabelText("Z"));
    fireEvent.click(screen.getByLabelText("X"));
    type("Colour", "#fff");
    expect(values()).toEqual({ on: false, one: "y", some: ["x", "z"], paint: "#fff" });
    type("one", "");
    expect(values()["one"]).toBeUndefined();
  });

  it("a text whose values are known is chosen, and keeps a value that is none of them", () => {
    const suggestions = [
      { value: "fade", label: "Fade in" },
      { value: "zoom", label: "Grow" },
    ];
    const animation = control("animation", "text", { default: "fade", suggestions });
    const values = showFields([animation], { animation: "fadeInUp" });
    expect(screen.getByLabelText<HTMLSelectElement>("animation").value).toBe("fadeInUp");
    type("animation", "zoom");
    expect(values()).toEqual({ animation: "zoom" });
    expect(screen.getByRole("option", { name: "Grow" })).toBeTruthy();
  });

  it("media is a file of the library or an address", () => {
    const values = showFields([control("poster", "media")]);
    press("Media library");
    expect(values()).toEqual({ poster: chosenFiles[0] });
    type("Address", "/other.png");
    expect(values()).toEqual({ poster: { url: "/other.png" } });
    type("Address", "");
    expect(values()).toEqual({ poster: undefined });
  });

  it("a picture of the library brings its size and its alternative text along", () => {
    const file = chosenFiles[0] as object;
    Object.assign(file, { alt: "A belt", width: 600, height: 400 });
    const beside = [control("alt", "text"), control("width", "pixels"), control("height", "pixels")];
    const values = showFields([control("picture", "media"), ...beside], { alt: "Of another one" });
    press("Media library");
    const picture = { id: 1, url: "/one.png" };
    expect(values()).toEqual({ picture, alt: "A belt", width: 600, height: 400 });
    for (const fact of ["alt", "width", "height"]) Reflect.deleteProperty(file, fact);
  });

  it("a list whose rows have a picture gets a row for each of several pictures", () => {
    const fields = [control("picture", "media"), control("alt", "text")];
    const values = showFields([control("items", "list", { fields })]);
    press("Add pictures");
    expect(values()).toEqual({
      items: [
        { picture: { id: 1, url: "/one.png" }, alt: undefined },
        { picture: { id: 2, url: "/two.png" }, alt: undefined },
      ],
    });
  });

  describe("a list whose rows are points of a picture", () => {
    const place = (key: string) => control(key, "percent", { default: 50 });
    const list = control("items", "list", {
      fields: [control("title", "text"), place("x"), place("y")],
      itemTitle: "title",
      pointOn: "picture",
    });
    const controls = [control("picture", "media"), list];
    const items = [{ title: "Buckle", x: 30 }];

    it("shows the picture, and puts the point where somebody presses it", () => {
      const values = showFields(controls, { picture: { id: 1, url: "/one.png" }, items });
      press("Buckle");
      const picker = screen.getByLabelText<HTMLInputElement>("Place on the picture");
      expect([picker.dataset["url"], picker.value]).toEqual(["/one.png", "0.3 0.5"]);
      expect(screen.queryByLabelText("x")).toBeNull();
      type("Place on the picture", "0.254 1.2");
      expect(values()["items"]).toEqual([{ title: "Buckle", x: 25, y: 100 }]);
    });

    it("counts from the right where people read from there", () => {
      vi.spyOn(window.wp.i18n, "isRTL").mockReturnValue(true);
      const values = showFields(controls, { picture: "/one.png", items });
      press("Buckle");
      type("Place on the picture", "0.9 0.2");
      expect(values()["items"]).toEqual([{ title: "Buckle", x: 10, y: 20 }]);
    });

    it("has two numbers while there is no picture", () => {
      const values = showFields(controls, { items });
      press("Buckle");
      type("x", "40");
      expect(values()["items"]).toEqual([{ title: "Buckle", x: 40 }]);
    });
  });

  it("a group keeps its settings together", () => {
    const fields = [
      control("page_load", "toggle"),
      control("delay", "seconds", { when: { page_load: true } }),
    ];
    const values = showFields([control("triggers", "group", { fields })]);
    fireEvent.click(screen.getByLabelText("page_load"));
    type("delay", "2");
    expect(values()).toEqual({ triggers: { page_load: true, delay: 2 } });
  });
});

describe("a number", () => {
  it("can be emptied to type another one, and shows its default meanwhile", () => {
    showFields([control("width", "pixels", { default: 640, unit: "px" })], { width: 640 });
    type("width (px)", "");
    const field = screen.getByLabelText<HTMLInputElement>("width (px)");
    expect([field.value, field.placeholder]).toEqual(["", "640"]);
  });

  it("has the limits and the step of its control", () => {
    showFields([control("share", "percent", { min: 0, max: 100, step: 5 })]);
    const { min, max, step } = screen.getByLabelText<HTMLInputElement>("share");
    expect([min, max, step]).toEqual(["0", "100", "5"]);
  });

  it("is told not to count outside of its limits", () => {
    showFields([control("share", "percent", { min: 0, max: 100 })]);
    type("share", "101");
    expect(screen.getByRole("alert").textContent).toBe("This value does not count: it must be 100 or less.");
    type("share", "100");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a condition", () => {
  const controls = [
    control("id", "choice", { name: "shared_name", options: [{ value: "a", label: "A" }], default: "a" }),
    control("same", "text", { when: { id: "a" } }),
    control("other", "text", { when: { id: { not: "a" } } }),
  ];

  it("reads settings by their key, and their defaults where nothing is set", () => {
    showFields(controls);
    expect(screen.queryByLabelText("same")).not.toBeNull();
    expect(screen.queryByLabelText("other")).toBeNull();
  });

  it("may name a control of another group", () => {
    const grouped = [
      control("show_days", "toggle", { default: true, group: "units" }),
      control("days", "text", { when: { show_days: true }, group: "labels" }),
    ];
    showFields(grouped, {}, { group: "labels" });
    expect(screen.queryByLabelText("days")).not.toBeNull();
    expect(screen.queryByLabelText("show_days")).toBeNull();
  });

  it("follows the values", () => {
    showFields(controls, { shared_name: "b" });
    expect(screen.queryByLabelText("same")).toBeNull();
    expect(screen.queryByLabelText("other")).not.toBeNull();
  });
});

describe("a list", () => {
  const fields = [
    control("type", "choice", { options: [{ value: "hide", label: "Hide it" }], required: true }),
    control("note", "text"),
  ];
  const list = control("actions", "list", { title: "Action", fields, itemTitle: "type", default: [] });
  const titles = () =>
    screen
      .queryAllByRole("button", { name: /^Remove / })
      .map((button) => button.getAttribute("aria-label")?.replace("Remove ", ""));

  it("adds, duplicates, moves and removes rows", () => {
    const values = showFields([list]);
    press("Add");
    type("note", "first");
    press("Duplicate Action 1");
    expect(values()).toEqual({ actions: [{ note: "first" }, { note: "first" }] });
    type("note", "second");
    press("Move Action 1 down");
    expect(values()).toEqual({ actions: [{ note: "first" }, { note: "second" }] });
    press("Move Action 1 up");
    press("Remove Action 2");
    expect(values()).toEqual({ actions: [{ note: "first" }] });
  });

  it("adds a row for each chosen file where rows are files", () => {
    const fields = [control("video_url", "url", { file: "video" }), control("picture", "media")];
    const values = showFields([control("videos", "list", { fields, itemTitle: "video_url" })]);
    press("Add files");
    expect(values()).toEqual({ videos: [{ video_url: "/one.png" }, { video_url: "/two.png" }] });
  });

  it("names a row by the label of what it is", () => {
    showFields([list], { actions: [{ type: "hide" }, { note: "b" }] });
    expect(titles()).toEqual(["Hide it", "Action 2"]);
  });

  it("keeps a row open that moves", () => {
    showFields([list], { actions: [{ note: "a" }, { note: "b" }] });
    press("Action 1");
    press("Move Action 1 down");
    expect(screen.getByLabelText<HTMLInputElement>("note").value).toBe("a");
    expect(
      screen
        .getByRole("button", { name: "Action 2" })
        .parentElement?.parentElement?.contains(screen.getByLabelText("note")),
    ).toBe(true);
  });

  it("of single values has a field for each; files come from the library together", () => {
    const item = control("item", "media", { title: "Picture" });
    const values = showFields([control("pictures", "list", { item })]);
    press("Add pictures");
    expect(values()).toEqual({ pictures: chosenFiles });
    expect(screen.getAllByLabelText("Address")).toHaveLength(2);
  });

  it("keeps the focus near a row that is removed", () => {
    showFields([list], { actions: [{ note: "a" }, { note: "b" }] });
    press("Remove Action 1");
    expect(document.activeElement?.contains(screen.getByRole("button", { name: "Remove Action 1" }))).toBe(
      true,
    );
  });
});

describe("a responsive control", () => {
  const offset = control("offset", "pixels", { default: 0, responsive: true, required: true });

  it("has a value for each device, and shows which one counts without", () => {
    const values = showFields([offset], { offset: 30 });
    press("offset on tablets");
    type("offset", "20");
    press("offset on phones");
    expect(screen.getByLabelText<HTMLInputElement>("offset").placeholder).toBe("20");
    type("offset", "10");
    expect(values()).toEqual({ offset: 30, offset_tablet: 20, offset_mobile: 10 });
  });
});
