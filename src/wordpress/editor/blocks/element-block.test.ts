import { type ComponentType, createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/block-editor.ts";
import { act, fireEvent, screen } from "#tests/testing-library.ts";
import type { EditorControl, EditorWidget } from "../editor-widget.ts";
import { registerElement } from "./element-block.ts";
import type { Attributes, BlockEditProps } from "./wp.ts";

const control = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, control: kind, title: key, group: "main", ...more },
});
const widget = (more: Partial<EditorWidget>): EditorWidget => ({
  ...{ name: "a", title: "A", about: "", icon: "clock", keywords: [], place: "element", kind: "island" },
  ...{ content: "none", controls: [], groups: [{ id: "main", title: "Main" }], example: {}, ...more },
});

let end = () => {};
beforeEach(imitateBlockEditor);
afterEach(() => end());

/** Shows the block; the result returns its present attributes. */
function show(block: EditorWidget, all: readonly EditorWidget[] = [block]): () => Attributes {
  let Edit: ComponentType<BlockEditProps> | undefined;
  window.wp.blocks.registerBlockType = (_, settings) => (Edit = settings.edit);
  registerElement(block, all);
  let now: Attributes = {};
  function Editor() {
    const [attributes, setAttributes] = useState<Attributes>({});
    now = attributes;
    return createElement(Edit as ComponentType<BlockEditProps>, {
      ...{ name: "islet/a", clientId: "one", isSelected: true, attributes },
      setAttributes: (changed) => setAttributes((before) => ({ ...before, ...changed })),
    });
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(createElement(Editor)));
  end = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
  };
  return () => now;
}

const host = () => document.querySelector<HTMLElement>("[data-widget]") as HTMLElement;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

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
    show(widget({ content: "template", template: "<p>{to_value}</p>", controls }));
    const element = host();
    expect(element.innerHTML).toBe("");
    type("to_value", "12");
    expect(element.innerHTML).toBe("<p>12</p>");
    type("to_value", "13");
    expect(element.innerHTML).toBe("<p>12</p>");
    expect(host()).toBe(element);
  });

  it("keeps what the widget draws where the server would print something", () => {
    show(widget({ content: "template", template: "<p>{to}</p>", controls: [control("to", "count")] }));
    host().append("drawn");
    type("to", "12");
    expect(host().textContent).toBe("drawn");
  });

  it("holds the blocks inside, and a key by which it is known when it is made anew", () => {
    show(widget({ content: "inner" }));
    expect(host().textContent).toBe("Blocks inside");
    expect(host().dataset["widgetKey"]).toBe("one");
  });
});

describe("a problem of the widget", () => {
  const tell = (message: string, paths: readonly string[] = [], name = "a") =>
    act(() => {
      const detail = { widget: name, message, code: "settings", paths };
      host().dispatchEvent(new CustomEvent("islet:problem", { detail, bubbles: true, cancelable: true }));
    });
  const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
  const beside = () => [...document.querySelectorAll(".islet-problem")].map(({ textContent }) => textContent);

  it("stands in the panel and beside every field, in the words of the panel, until the settings change", () => {
    const ends = control("end_date", "text", { title: "Ends on" });
    const time = control("time", "text", { title: "Time" });
    show(widget({ controls: [ends, time] }));
    const message =
      "[islet] a: settings.end_date or settings.time must be there (div.a). The server markup stays.";
    const sentence = "“Ends on” or “Time” must be there.";
    tell(message, ["end_date", "time"]);
    expect([told(), beside()]).toEqual([[sentence], [sentence, sentence]]);
    tell(message, ["end_date", "time"]);
    expect(told()).toEqual([sentence]);
    type("Ends on", "tomorrow");
    expect([told(), beside()]).toEqual([[], []]);
  });

  it("says what happens now, and nothing of where the element is", () => {
    show(widget({ controls: [control("rows", "list", { title: "Rows", fields: [control("at", "text")] })] }));
    tell("[islet] a: settings.rows[1].at must be text, not (x) (it has no default) (p#one). It runs on.");
    expect(told()).toEqual(["“Rows 2: at” must be text, not (x) (it has no default). It runs on."]);
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
