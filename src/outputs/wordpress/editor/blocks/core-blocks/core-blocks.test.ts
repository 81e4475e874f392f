import { beforeEach, describe, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { placedWidgets } from "#tests/wordpress/placed-widgets.ts";
import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { transformsOf } from "../transforms.ts";
import type { Attributes, Block, BlockTransform, ManyTransform } from "../wp-blocks.ts";

beforeEach(imitateBlockEditor);

const block = (name: string, attributes: Attributes = {}, innerBlocks: readonly Block[] = []): Block => ({
  ...{ name, attributes, innerBlocks },
});
const paragraph = (content: string) => block("core/paragraph", { content });

const transforms = (widget: string) => transformsOf(placedWidgets[widget] as EditorWidget);
const from = (widget: string, other: string) =>
  transforms(widget).from.find(({ blocks }) => blocks.includes(other));
const to = (widget: string, other: string) =>
  transforms(widget).to.find(({ blocks }) => blocks.includes(other)) as BlockTransform;
const become = (widget: string, { name, attributes, innerBlocks }: Block) =>
  (from(widget, name) as BlockTransform).transform(attributes, innerBlocks) as Block;

const gallery = block("core/gallery", { align: "wide" }, [
  block("core/image", {
    id: 3,
    url: "/a.png",
    alt: "A & B",
    caption: "One<br>&amp; <b>two</b>",
    href: "/a/",
  }),
  block("core/image", { id: 4, url: "/b.png", alt: "" }),
]);

describe("a gallery of WordPress", () => {
  it("becomes a gallery, with its captions as words", () => {
    expect(become("gallery", gallery)).toEqual(
      block("islet/gallery", {
        align: "wide",
        items: [
          {
            ...{ picture: { id: 3, url: "/a.png" }, alt: "A & B", link: "/a/" },
            caption: "One\n& two",
          },
          { picture: { id: 4, url: "/b.png" } },
        ],
      }),
    );
  });

  it("becomes a carousel, whose slides hold the captions, and comes back from both", () => {
    const carousel = become("carousel", gallery);
    expect(carousel.innerBlocks[0]?.innerBlocks).toEqual([paragraph("One<br>&amp; two")]);
    for (const widget of ["carousel", "gallery"]) {
      const made = become(widget, gallery);
      const back = to(widget, "core/gallery");
      expect(back.isMatch?.(made.attributes, made)).toBe(true);
      const { attributes, innerBlocks } = back.transform(made.attributes, made.innerBlocks) as Block;
      expect(attributes).toMatchObject({ align: "wide" });
      expect(innerBlocks.map((image) => image.attributes)).toEqual([
        {
          ...{ id: 3, url: "/a.png", alt: "A & B", href: "/a/", linkDestination: "custom" },
          caption: "One\n&amp; two",
        },
        { id: 4, url: "/b.png" },
      ]);
    }
  });

  it("is none for a carousel that holds more than pictures with a text", () => {
    const { isMatch } = to("carousel", "core/gallery");
    const slide = (attributes: Attributes, ...inside: readonly Block[]) =>
      block("islet/carousel", {}, [block("islet/carousel-item", attributes, inside)]);
    const picture = { picture: { url: "/a.png" } };
    expect(isMatch?.({}, slide(picture, paragraph("One")))).toBe(true);
    for (const other of [
      slide({}, paragraph("One")),
      slide({ ...picture, title: "A title" }, paragraph("One")),
      slide(picture, paragraph("One"), paragraph("Two")),
      slide(picture, block("core/list")),
    ])
      expect(isMatch?.({}, other)).toBe(false);
  });
});

describe("details of WordPress", () => {
  it("become an accordion, all that are selected, and come back", () => {
    const many = from("accordion", "core/details") as unknown as ManyTransform;
    expect(many.isMultiBlock).toBe(true);
    const inside = [[paragraph("From S to L.")], [block("core/list")]];
    const made = many.transform(
      [{ summary: "Size &amp; <em>fit</em>", showContent: true }, { summary: "Care" }],
      inside,
    );
    expect(made).toEqual(
      block("islet/accordion", {}, [
        block("islet/accordion-item", { title: "Size & fit", open: true }, inside[0]),
        block("islet/accordion-item", { title: "Care" }, inside[1]),
      ]),
    );
    expect(to("accordion", "core/details").transform({}, made.innerBlocks)).toEqual([
      block("core/details", { summary: "Size &amp; fit", showContent: true }, inside[0]),
      block("core/details", { summary: "Care" }, inside[1]),
    ]);
  });
});

describe("a list of WordPress", () => {
  const list = block("core/list", { anchor: "care" }, [
    block("core/list-item", { content: "Wash" }, [block("core/list")]),
    block("core/list-item", { content: "Dry &amp; mend" }),
  ]);

  it.each(["tabs", "accordion"])("becomes %s, and comes back", (widget) => {
    const made = become(widget, list);
    expect(made.attributes).toEqual({ anchor: "care" });
    expect(made.innerBlocks).toEqual([
      block(`islet/${widget}-item`, { title: "Wash" }, [block("core/list")]),
      block(`islet/${widget}-item`, { title: "Dry & mend" }),
    ]);
    const back = to(widget, "core/list");
    expect(back.isMatch?.({}, made)).toBe(true);
    expect(back.transform(made.attributes, made.innerBlocks)).toEqual(list);
  });

  it("is none for tabs that hold more than lists", () => {
    const tabs = block("islet/tabs", {}, [
      block("islet/tabs-item", { title: "Wash" }, [paragraph("By hand.")]),
    ]);
    expect(to("tabs", "core/list").isMatch?.({}, tabs)).toBe(false);
  });
});

describe("code of WordPress", () => {
  const content = "if (a &lt; b) {\n  c();\n}";

  it("becomes highlighted code in the language of its class name, and comes back", () => {
    const attributes = { content, className: "x language-php", anchor: "code" };
    const made = become("code-highlight", block("core/code", attributes));
    expect(made).toEqual(
      block("islet/code-highlight", {
        anchor: "code",
        code: "if (a < b) {\n  c();\n}",
        language: "php",
      }),
    );
    const back = to("code-highlight", "core/code").transform(made.attributes, []);
    expect(back).toEqual(block("core/code", { anchor: "code", content, className: "language-php" }));
    expect(become("code-highlight", block("core/preformatted", { content })).attributes).toEqual({
      code: made.attributes["code"],
    });
  });
});

describe("videos of WordPress", () => {
  const videos = [{ src: "/one.mp4", caption: "One &amp; only", poster: "/one.png" }, { src: "/two.mp4" }];
  const manyFrom = (other: string) => from("video-playlist", other) as unknown as ManyTransform;

  it("become a list of videos, all that are selected, and come back", () => {
    const made = manyFrom("core/video").transform(videos, []);
    expect(made.attributes).toEqual({
      items: [
        { video_url: "/one.mp4", title: "One & only", picture: { url: "/one.png" } },
        { video_url: "/two.mp4" },
      ],
    });
    const back = to("video-playlist", "core/video");
    expect(back.isMatch?.(made.attributes)).toBe(true);
    expect(back.transform(made.attributes, [])).toEqual(videos.map((one) => block("core/video", one)));
    expect(back.isMatch?.({ items: [{ title: "No address yet" }] })).toBe(false);
  });

  it("of providers become one, too, where the provider's player is known, and come back as they were embedded", () => {
    const url = "https://vimeo.com/235215203";
    const { isMatch, transform } = manyFrom("core/embed");
    expect(isMatch?.([{ url, providerNameSlug: "vimeo" }])).toBe(true);
    expect(isMatch?.([{ url, providerNameSlug: "vimeo" }, { providerNameSlug: "twitter" }])).toBe(false);
    const { attributes } = transform([{ url }], []);
    expect(to("video-playlist", "core/video").transform(attributes, [])).toEqual([
      block("core/embed", { url }),
    ]);
  });
});
