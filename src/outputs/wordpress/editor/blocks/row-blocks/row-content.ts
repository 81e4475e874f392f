import { isRecord } from "#runtime/parse-json.ts";
import { escapeHtml } from "#runtime/template/html.ts";
import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { storedTexts, typedTexts } from "../../typed-texts.ts";
import type { Attributes, Block, NewBlock } from "../wp-blocks.ts";
import { rowBlockName, rowListOf } from "./row-list.ts";

/** A paragraph that reads as a row's text does; none for an empty text. */
function paragraphOf(text: unknown): readonly NewBlock[] {
  if (typeof text !== "string" || text === "") return [];
  return [["core/paragraph", { content: escapeHtml(text).replaceAll("\n", "<br>") }, []]];
}

/** A row with a text, as the block that holds the text as a paragraph. */
const rowBlock = (widget: EditorWidget, row: Attributes): NewBlock => {
  const { text, ...own } = typedTexts(row);
  return [rowBlockName(widget), storedTexts(own), paragraphOf(text)];
};

/** The attributes of a block without its rows, and the blocks that the rows are; all as it was for widgets without such. */
export function splitRows(widget: EditorWidget, attributes: Attributes): [Attributes, readonly NewBlock[]] {
  const list = rowListOf(widget);
  if (!list) return [attributes, []];
  const { [list.name]: rows, ...others } = attributes;
  const given: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return [others, given.filter(isRecord).map((row) => rowBlock(widget, row))];
}

/** Makes a block that was not on the page. */
export const createdBlock = ([name, attributes, inside]: NewBlock): Block =>
  window.wp.blocks.createBlock(name, attributes, inside.map(createdBlock));

/** The block of a widget with these attributes, whose rows are blocks where its widget has such. */
export function widgetBlock(widget: EditorWidget, attributes: Attributes): Block {
  const [own, inside] = splitRows(widget, attributes);
  return createdBlock([`islet/${widget.name}`, own, inside]);
}
