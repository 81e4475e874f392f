import { describe, expect, it } from "vitest";
import { editorWidgets } from "./editor-widgets.mjs";

/**
 * @import { EditorControl } from "#outputs/controls/editor-widget.ts"
 * @import { DescribedWidget } from "../bundle/shared-build.ts"
 */

/** @param {string} key @param {Partial<EditorControl>} [more] @returns {EditorControl} */
const setting = (key, more = {}) => ({ key, name: key, title: key, control: "text", ...more });

/** @param {EditorControl[]} controls @param {Partial<DescribedWidget["editor"]>} [editor] @returns {DescribedWidget} */
const widget = (controls, editor = {}) => ({
  kind: "enhancer",
  ...{ examples: [], hears: [], sends: [], built: { defaults: {} }, settings: {} },
  controls,
  editor: {
    ...{ title: "Title", about: "What it does.", icon: "clock", keywords: [], groups: { one: "One" } },
    ...{ category: "shop", place: "element", content: "none", initial: {}, preview: {} },
    ...editor,
  },
});
describe("what site editors place", () => {
  it("leaves out what only presets and the page configuration place or fill in", () => {
    const widgets = editorWidgets({
      widgets: { a: widget([], { place: "site" }), b: widget([], { place: { extends: ["button"] } }) },
    });
    expect(Object.keys(widgets)).toEqual(["b"]);
    expect(widgets["b"]).toMatchObject({ place: "extends", extends: ["button"] });
    const both = editorWidgets({ widgets: { a: widget([], { extends: ["container"] }) } });
    expect(both["a"]).toMatchObject({ place: "element", extends: ["container"] });
    const ofPresets = setting("names", { givenBy: "presets" });
    const { a } = editorWidgets({
      widgets: {
        a: widget([
          setting("a", { fields: [setting("b"), ofPresets] }),
          ofPresets,
          setting("hosts", { givenBy: "page" }),
        ]),
      },
    });
    expect(a?.controls).toEqual([setting("a", { fields: [setting("b")] })]);
  });

  it("knows what a new one has, what its preview has besides, and which have none", () => {
    /** @param {Partial<DescribedWidget["editor"]>} editor */
    const widgetsOf = (editor) => editorWidgets({ widgets: { a: widget([], editor) } })["a"];
    expect(widgetsOf({ initial: { to: 100 }, preview: { from: 1 } })).toMatchObject({
      initial: { to: 100 },
      preview: { to: 100, from: 1 },
    });
    expect(widgetsOf({ preview: "none" })).not.toHaveProperty("preview");
  });

  it("has nothing inside but what a shop prints, and of a product's button no setting that the shop's script could not know", () => {
    const { cart, product } = editorWidgets({
      widgets: {
        cart: widget([setting("kind")], { place: { ofShop: "cart" }, content: "inner" }),
        product: widget([setting("kind")], { place: { ofShop: "product" }, content: "inner" }),
      },
    });
    expect(cart).toMatchObject({ place: "element", shop: "cart", content: "none" });
    expect(cart?.controls.map(({ key }) => key)).toEqual(["label", "kind"]);
    expect(product?.controls.map(({ key }) => key)).toEqual(["product", "show_price"]);
  });

  it("knows which settings of a starter start the other widget", () => {
    const place = { startsWith: "b", by: ["openSelector"] };
    expect(editorWidgets({ widgets: { a: widget([], { place }) } }).a).toMatchObject({
      ...{ place: "starts-with", startsWith: "b", startedBy: ["open_selector"] },
    });
  });

  it("shows a widget with the first example of which every setting has a control", () => {
    const examples = [{ names: {} }, { a: "x" }].map((given) => ({ title: "One", settings: given }));
    const { a } = editorWidgets({ widgets: { a: { ...widget([setting("a")]), examples } } });
    expect(a?.example).toEqual({ a: "x" });
  });
});
