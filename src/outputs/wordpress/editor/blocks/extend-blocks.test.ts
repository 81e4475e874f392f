import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { act, fireEvent, screen } from "#tests/support/testing-library.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { extendBlocks } from "./extend-blocks.ts";
import { extraPanel } from "./extra-widgets.ts";
import type { BlockListBlockProps } from "./wp.ts";

const widget = (name: string): EditorWidget => ({
  ...{ name, title: name, about: "", icon: "", keywords: [], content: "none", kind: "enhancer", groups: [] },
  ...{ place: "extends", extends: ["heading"], example: {} },
  controls: [
    { key: "offset", name: "offset", control: "count", title: "Offset" },
    { key: name, name, control: "text", title: name },
  ],
});

/** The editor's own component: the block's element with what it is given. */
const Block = ({ wrapperProps }: BlockListBlockProps) => createElement("h2", wrapperProps);

let Marked: ComponentType<BlockListBlockProps> = Block;

beforeEach(() => {
  imitateBlockEditor();
  Object.assign(window.wp.hooks, {
    addFilter(name: string, _owner: string, filter: (value: typeof Block) => typeof Marked) {
      if (name === "editor.BlockListBlock") Marked = filter(Block);
    },
  });
  extendBlocks({ widgets: [widget("a"), widget("b")], elements: { heading: ["core/heading"] } });
});

const show = (islet: unknown, name = "core/heading") => {
  const props = { name, clientId: "one", attributes: { islet }, wrapperProps: { lang: "en" } };
  return renderToStaticMarkup(createElement(Marked, props));
};

it("a block's element in the canvas has the marker that the page's element gets, with a key", () => {
  expect(show({ b: { offset: 2, b: "x" }, a: { offset: 1 } })).toBe(
    '<h2 lang="en" data-widget="a b" data-settings="{&quot;offset&quot;:1,&quot;b&quot;:&quot;x&quot;}" data-widget-key="one" data-widget-on="load"></h2>',
  );
  // PHP prints an empty object as a list.
  expect(show({ a: [] })).toBe(
    '<h2 lang="en" data-widget="a" data-widget-key="one" data-widget-on="load"></h2>',
  );
});

it("a block without widgets, and one that takes none, is the editor's own", () => {
  for (const nothing of [undefined, {}, "x", { other: {} }])
    expect(show(nothing)).toBe('<h2 lang="en"></h2>');
  expect(show({ a: {} }, "core/table")).toBe('<h2 lang="en"></h2>');
});

it("a widget that is put on a block has at once what it needs to work, and leaves nothing when it is taken off", () => {
  const attributes: Record<string, unknown> = {};
  const setAttributes = (changed: object) => void Object.assign(attributes, changed);
  const moving = { ...widget("moving"), title: "Moving", initial: { offset: 3, unknown: 1 } };
  const press = () => {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    act(() => root.render(extraPanel([moving], { attributes, setAttributes, isOpen: true })));
    fireEvent.click(screen.getByRole("checkbox"));
    act(() => root.unmount());
  };
  press();
  expect(attributes).toEqual({ islet: { moving: { offset: 3 } } });
  press();
  expect(attributes).toEqual({ islet: undefined });
});

it("a block on which many widgets fit shows those that are on it, and the others once somebody asks for them", () => {
  const many = ["one", "two", "three", "four", "five"].map(widget);
  const attributes: Record<string, unknown> = { islet: { two: {} } };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = () => act(() => root.render(extraPanel(many, { attributes, setAttributes, isOpen: true })));
  const setAttributes = (changed: object) => {
    Object.assign(attributes, changed);
    draw();
  };
  const titles = () => screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
  draw();
  const more = screen.getByRole("button", { name: "More widgets" });
  expect([titles(), more.getAttribute("aria-expanded")]).toEqual([["two"], "false"]);
  fireEvent.click(more);
  expect([titles(), more.getAttribute("aria-expanded")]).toEqual([
    ["one", "two", "three", "four", "five"],
    "true",
  ]);
  fireEvent.click(screen.getByRole("checkbox", { name: "four" }));
  fireEvent.click(more);
  expect(titles()).toEqual(["two", "four"]);
  // The switch that has the focus stays.
  fireEvent.click(screen.getByRole("checkbox", { name: "four" }));
  expect([titles(), attributes]).toEqual([["two", "four"], { islet: { two: {} } }]);
  act(() => root.unmount());
});
