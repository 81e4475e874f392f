import { escapeHtml } from "#runtime/template/html.ts";
import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { storedTexts, typedTexts } from "../../typed-texts.ts";
import { rowBlockName, rowListOf, titleField } from "../row-blocks/row-list.ts";
import { wordsOfHtml } from "../row-blocks/words-of-html.ts";
import type { Attributes, Block, BlockTransform, ManyTransform, Transforms } from "../wp-blocks.ts";

const DETAILS = "core/details";
const LIST = "core/list";
const ITEM = "core/list-item";

const create = (name: string, attributes: Attributes, inside: readonly Block[] = []): Block =>
  window.wp.blocks.createBlock(name, attributes, inside);

/** What is kept of any block. */
const kept = ({ anchor, align }: Attributes): Attributes => ({
  ...(anchor !== undefined && { anchor }),
  ...(align !== undefined && { align }),
});

interface Rows {
  readonly widget: EditorWidget;
  /** The attribute that is a row's title. */
  readonly title: string;
  /** Whether a row says that it is open at first. */
  readonly canOpen: boolean;
}

/** A block of the widget from titles and what stands below each. */
const blockOf = ({ widget }: Rows, attributes: Attributes, rows: readonly Block[]) =>
  create(`islet/${widget.name}`, kept(attributes), rows);

interface NewRow {
  /** Its title. */
  readonly words: string;
  readonly open?: true;
}

const rowOf = ({ widget, title }: Rows, { words, ...more }: NewRow, inside: readonly Block[]) =>
  create(rowBlockName(widget), storedTexts({ [title]: words, ...more }), inside);

const titleOf = ({ title }: Rows, { attributes }: Block) => {
  const words = typedTexts(attributes)[title];
  return escapeHtml(typeof words === "string" ? words : "");
};

/** Details blocks become rows, all that are selected. */
const fromDetails = (rows: Rows): ManyTransform => ({
  ...{ type: "block", blocks: [DETAILS], isMultiBlock: true },
  transform: (attributes, innerBlocks) =>
    blockOf(
      rows,
      {},
      attributes.map(({ summary, showContent }, index) =>
        rowOf(
          rows,
          { words: wordsOfHtml(summary), ...(rows.canOpen && showContent === true && { open: true }) },
          innerBlocks[index] ?? [],
        ),
      ),
    ),
});

/** Details blocks become rows, and rows become such blocks. */
const ofDetails = (rows: Rows): Transforms => ({
  // The editor gives lists to a transform of several blocks.
  from: [fromDetails(rows) as unknown as BlockTransform],
  to: [
    {
      ...{ type: "block", blocks: [DETAILS] },
      transform: (_attributes, innerBlocks) =>
        innerBlocks.map((row) =>
          create(
            DETAILS,
            { summary: titleOf(rows, row), ...(row.attributes["open"] === true && { showContent: true }) },
            row.innerBlocks,
          ),
        ),
    },
  ],
});

/** Items of a list become titles, with the list inside of an item below its title; rows that hold lists alone become items. */
const ofLists = (rows: Rows): Transforms => ({
  from: [
    {
      ...{ type: "block", blocks: [LIST] },
      transform: (attributes, items) =>
        blockOf(
          rows,
          attributes,
          items.map((item) =>
            rowOf(rows, { words: wordsOfHtml(item.attributes["content"]) }, item.innerBlocks),
          ),
        ),
    },
  ],
  to: [
    {
      ...{ type: "block", blocks: [LIST] },
      isMatch: (_attributes, block) =>
        block?.innerBlocks.every((row) => row.innerBlocks.every(({ name }) => name === LIST)) ?? false,
      transform: (attributes, innerBlocks) =>
        create(
          LIST,
          kept(attributes),
          innerBlocks.map((row) => create(ITEM, { content: titleOf(rows, row) }, row.innerBlocks)),
        ),
    },
  ],
});

/** What blocks of WordPress with titles become, and what becomes them: a widget each of whose rows is a block with a title. */
export function titlesTransforms(widget: EditorWidget): Transforms {
  const list = rowListOf(widget);
  const title = list && titleField(list);
  if (!title?.required) return { from: [], to: [] };
  const canOpen = list?.fields?.some(({ key }) => key === "open") ?? false;
  const all = [ofDetails, ofLists].map((of) => of({ widget, title: title.name, canOpen }));
  return { from: all.flatMap(({ from }) => from), to: all.flatMap(({ to }) => to) };
}
