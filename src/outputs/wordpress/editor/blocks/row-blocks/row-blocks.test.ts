import { createElement, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blocksInside, chosenBlocks, imitateBlockEditor } from "#tests/support/block-editor.ts";
import { act, fireEvent, screen } from "#tests/support/testing-library.ts";
import { placedWidgets } from "#tests/wordpress/placed-widgets.ts";
import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { registerElement } from "../element-block.ts";
import type { Attributes, BlockSettings } from "../wp-blocks.ts";
import { rowListOf } from "./row-list.ts";
import { savedRow } from "./saved-row.ts";

let end = () => {};
beforeEach(imitateBlockEditor);
afterEach(() => {
  end();
  blocksInside.clear();
  chosenBlocks.length = 0;
});

const widgetOf = (name: string) => placedWidgets[name] as EditorWidget;

/** What a widget registers, by the names of blocks. */
function registered(name: string): ReadonlyMap<string, BlockSettings> {
  const blocks = new Map<string, BlockSettings>();
  window.wp.blocks.registerBlockType = (block, settings) => blocks.set(block, settings);
  registerElement(widgetOf(name), [widgetOf(name)]);
  return blocks;
}

/** Shows a block; the result are the attributes that it has set. */
function show(block: string, attributes: Attributes = {}): Attributes[] {
  const [widget = ""] = block.replace("islet/", "").split("-item");
  const { edit } = registered(widget).get(block) as BlockSettings;
  const changes: Attributes[] = [];
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const props = { name: block, clientId: "one", isSelected: true, attributes };
  act(() =>
    root.render(
      createElement(edit, { ...props, setAttributes: (changed: Attributes) => changes.push(changed) }),
    ),
  );
  end = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
  };
  return changes;
}

const host = () => document.querySelector<HTMLElement>("[data-widget]") as HTMLElement;
/** As the editor prints it, whose React names no pictures to be loaded before. */
const saved = (attributes: Attributes) =>
  renderToStaticMarkup(savedRow({ attributes }) as ReactElement).replace(/^<link[^>]*>/, "");

describe("the block of a widget with rows that are blocks", () => {
  it("has what the widget prints around them, by what they are now", () => {
    blocksInside.set("one", [{ title: "Wash &amp; dry" }, { title: "Mend", fragment: "mending" }]);
    show("islet/tabs", { label: "Care" });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Wash & dry", "Mend"]);
    expect(screen.getByRole("tablist").getAttribute("aria-label")).toBe("Care");
    expect(host().children[1]?.textContent).toBe("Blocks inside");
    expect(host().dataset).toMatchObject({ widget: "tabs", widgetKey: "one" });
    fireEvent.click(screen.getByRole("tab", { name: "Mend" }));
    expect(chosenBlocks).toEqual(["one/1"]);
  });

  it("holds them where the widget prints its rows", () => {
    blocksInside.set("one", [{ alt: "A belt" }]);
    show("islet/carousel");
    const track = host().querySelector(".islet-carousel > .islet-carousel__track");
    expect(track?.innerHTML).toBe("<p>Blocks inside</p>");
  });

  it("is new with rows that hold their texts as paragraphs", () => {
    const [variation] = registered("accordion").get("islet/accordion")?.variations ?? [];
    expect(variation?.attributes).toEqual({});
    expect(variation?.innerBlocks?.[0]).toEqual([
      ...["islet/accordion-item", { title: "First question" }],
      [["core/paragraph", { content: "The answer to the first question." }, []]],
    ]);
  });

  it.each(["tabs", "accordion", "carousel", "slides", "mega-menu"])(
    "%s: a post that has rows in an attribute gets them as blocks, and keeps all else",
    (name) => {
      const { deprecated = [] } = registered(name).get(`islet/${name}`) ?? {};
      const [earlier] = deprecated;
      const items = [{ title: "One", alt: "Two", text: "<b> &amp; more\nof it" }, { title: "Two" }];
      expect(earlier?.isEligible({ items })).toBe(true);
      expect(earlier?.isEligible({ items: [] })).toBe(false);
      expect(earlier?.isEligible({ label: "Care" })).toBe(false);
      const attributes = { items, label: "Care", align: "wide", style: { color: {} } };
      const kept = Object.keys(earlier?.attributes ?? {});
      expect(kept).toEqual(expect.arrayContaining(["items", "align", "style", "className", "anchor"]));
      const [own, rows] = earlier?.migrate(attributes) ?? [];
      expect(own).toEqual({ label: "Care", align: "wide", style: { color: {} } });
      expect(rows).toEqual([
        {
          ...{ name: `islet/${name}-item`, attributes: { title: "One", alt: "Two" } },
          innerBlocks: [
            {
              ...{ name: "core/paragraph", innerBlocks: [] },
              attributes: { content: "&lt;b&gt; &amp; more<br>of it" },
            },
          ],
        },
        { name: `islet/${name}-item`, attributes: { title: "Two" }, innerBlocks: [] },
      ]);
    },
  );
});

describe("the block of a row", () => {
  it("has a title that is written where visitors read it, as words and not as markup", () => {
    const changes = show("islet/accordion-item", { title: "Size &amp; fit" });
    const title = document.querySelector<HTMLInputElement>("details[open] > summary > input");
    expect(title?.value).toBe("Size &amp; fit");
    fireEvent.change(title as HTMLInputElement, { target: { value: "&lt;b&gt; &amp; <i>fit</i>" } });
    expect(changes).toEqual([{ title: "<b> & fit" }]);
    expect(document.querySelector("details > div")?.textContent).toBe("Blocks inside");
  });

  it("has it in a button where visitors press it, written where spaces press nothing", () => {
    show("islet/mega-menu-item", { title: "Shop" });
    const title = document.querySelector<HTMLInputElement>("li > span > input");
    expect(title?.value).toBe("Shop");
    expect(document.querySelector("li > div")?.textContent).toBe("Blocks inside");
  });

  it("has nothing below an item that opens nothing", () => {
    show("islet/mega-menu-item", { title: "Shop", link: "/shop/", panel: false });
    expect(document.querySelector<HTMLInputElement>("li > a > input")?.value).toBe("Shop");
    expect(document.querySelector("li")?.textContent).not.toContain("Blocks inside");
  });

  it("has it above what is inside where visitors read it elsewhere", () => {
    show("islet/tabs-item", { title: "Wash" });
    expect(document.querySelector<HTMLInputElement>(".islet-row-label > input")?.value).toBe("Wash");
  });

  it("shows its picture, and no field for a title that nobody sees", () => {
    show("islet/carousel-item", { picture: { id: 1, url: "/a.png" }, alt: "A belt" });
    expect(screen.getByRole("img", { name: "A belt" }).getAttribute("src")).toBe("/a.png");
    expect(document.querySelector(".islet-row-title")).toBeNull();
  });

  it("is known by its title in lists of the blocks on the page", () => {
    const label = registered("tabs").get("islet/tabs-item")?.__experimentalLabel;
    expect([label?.({ title: "Q &amp; A" }), label?.({})]).toEqual(["Q & A", ""]);
  });

  it("has its other settings in a panel of its own", () => {
    const changes = show("islet/tabs-item", { title: "Wash" });
    fireEvent.change(screen.getByLabelText("Title (required)", { selector: "section input" }), {
      target: { value: "Dry" },
    });
    expect(changes).toEqual([{ title: "Dry" }]);
    expect(screen.queryByLabelText("Text")).toBeNull();
  });
});

describe("what a post holds of a row", () => {
  it("reads without the plugin, and says the same for an author whose texts WordPress has filtered", () => {
    const html = '<div class="wp-block"><h3>Wash &amp; dry</h3>Blocks inside</div>';
    expect(saved({ title: "Wash & dry" })).toBe(html);
    expect(saved({ title: "Wash &amp; dry" })).toBe(html);
  });

  it("has its picture and its link, but no address that runs code", () => {
    expect(saved({ picture: { url: "/a.png" }, alt: '"A"', link: "/more/", button: "More" })).toBe(
      '<div class="wp-block"><p><img src="/a.png" alt="&quot;A&quot;"/></p>Blocks inside<p><a href="/more/">More</a></p></div>',
    );
    expect(saved({ picture: "javascript:1", link: "javascript:alert(1)", title: "<script>" })).toBe(
      '<div class="wp-block"><h3>&lt;script&gt;</h3>Blocks inside</div>',
    );
  });
});

/** It opens panels in the editors of builders; its own markup it leaves as it is (`mega-menu.test.ts`). */
const LEAVES_ITS_OWN = "mega-menu";

it("every widget whose rows are blocks stands still in the canvas, where two programs would change the same nodes", async () => {
  const names = Object.values(placedWidgets).flatMap((widget) => (rowListOf(widget) ? [widget.name] : []));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names.filter((one) => one !== LEAVES_ITS_OWN)) {
    const { default: widget } = (await import(`../../../../../../widgets/${name}/index.ts`)) as {
      default: { inEditor?: string };
    };
    expect([name, widget.inEditor]).toEqual([name, "still"]);
  }
});
