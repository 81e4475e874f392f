import { isRecord } from "#runtime/parse-json.ts";
import { escapeHtml } from "#runtime/template/html.ts";
import type { EditorControl, EditorWidget } from "../../../../controls/editor-widget.ts";
import { storedTexts, typedTexts } from "../../typed-texts.ts";
import { widgetBlock } from "../row-blocks/row-content.ts";
import { rowBlockName, rowListOf } from "../row-blocks/row-list.ts";
import { wordsOfHtml } from "../row-blocks/words-of-html.ts";
import type { Attributes, Block, Transforms } from "../wp-blocks.ts";

const GALLERY = "core/gallery";

/** A list whose rows are known by their pictures, not by a title or a name. */
const picturesOf = ({ controls }: EditorWidget): EditorControl | undefined =>
  controls.find(
    ({ printed, itemTitle = "", fields = [] }) =>
      printed && fields.some(({ key }) => key === "picture") && !["title", "name"].includes(itemTitle),
  );

/** The setting of a row that stands below its picture. */
const captionOf = ({ fields = [] }: EditorControl) =>
  fields.some(({ key }) => key === "caption") ? "caption" : "text";

const filled = (values: Attributes): Attributes =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));

/** A picture of WordPress as a row. */
const rowOf = ({ attributes: { id, url, alt, caption, href } }: Block, list: EditorControl): Attributes =>
  filled({ picture: { id, url }, alt, link: href, [captionOf(list)]: wordsOfHtml(caption) });

/** A row as it reads without its block: what is inside of that is its text. */
const withText = ({ attributes, innerBlocks }: Block): Attributes => ({
  ...attributes,
  text: innerBlocks.map((inner) => wordsOfHtml(inner.attributes["content"])).join("\n"),
});

/** The rows of a block of a widget, which are its attribute or the blocks inside. */
function rowsOf(widget: EditorWidget, { attributes, innerBlocks }: Block): readonly Attributes[] {
  if (rowListOf(widget)) return innerBlocks.filter(({ name }) => name === rowBlockName(widget)).map(withText);
  const rows = attributes[picturesOf(widget)?.name ?? ""];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

const urlOf = ({ picture }: Attributes): unknown => (isRecord(picture) ? picture["url"] : picture);

/** Whether nothing would be lost: each row has a picture, no title, and at most one text below it. */
const isOnlyPictures = (widget: EditorWidget, block: Block): boolean => {
  const isText = ({ name, innerBlocks }: Block) => name === "core/paragraph" && innerBlocks.length === 0;
  const rows = rowsOf(widget, block);
  const texts = rowListOf(widget) ? block.innerBlocks.map(({ innerBlocks }) => innerBlocks) : [];
  return (
    rows.length > 0 &&
    rows.every((row) => urlOf(row) && !row["title"]) &&
    texts.every((inside) => inside.length < 2 && inside.every(isText))
  );
};

/** A row as a picture of WordPress. */
function imageOf(row: Attributes, list: EditorControl): Block {
  const { picture, alt, link, ...others } = typedTexts(row);
  const caption = others[captionOf(list)];
  const attributes = filled({
    ...{ id: isRecord(picture) ? picture["id"] : undefined, url: urlOf(row), alt },
    ...{ href: link, caption: typeof caption === "string" ? escapeHtml(caption) : undefined },
  });
  return window.wp.blocks.createBlock("core/image", {
    ...attributes,
    ...(link !== undefined && link !== "" && { linkDestination: "custom" }),
  });
}

/** A gallery of WordPress becomes a widget that shows pictures, and such a widget a gallery. */
export function picturesTransforms(widget: EditorWidget): Transforms {
  const list = picturesOf(widget);
  if (!list) return { from: [], to: [] };
  return {
    from: [
      {
        ...{ type: "block", blocks: [GALLERY] },
        transform: ({ align, anchor }, innerBlocks) =>
          widgetBlock(widget, {
            ...filled({ align, anchor }),
            [list.name]: storedTexts(innerBlocks.map((image) => rowOf(image, list))),
          }),
      },
    ],
    to: [
      {
        ...{ type: "block", blocks: [GALLERY] },
        isMatch: (_attributes, block) => block !== undefined && isOnlyPictures(widget, block),
        transform: (attributes, innerBlocks) => {
          const rows = rowsOf(widget, { name: "", attributes, innerBlocks });
          const { align, anchor } = attributes;
          const images = rows.map((row) => imageOf(row, list));
          return window.wp.blocks.createBlock(GALLERY, filled({ align, anchor, linkTo: "none" }), images);
        },
      },
    ],
  };
}
