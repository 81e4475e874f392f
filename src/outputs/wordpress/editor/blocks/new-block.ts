import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl, EditorValues, EditorWidget } from "../../../controls/editor-widget.ts";
import { splitRows } from "./row-blocks/row-content.ts";
import { __ } from "./wp.ts";
import type { Attributes, BlockExample, BlockVariation, ExampleBlock, NewBlock } from "./wp-blocks.ts";

const DAY_MS = 86_400_000;

/** A moment as its field writes it, in the site's time zone. */
const inDays = (days: number) => window.wp.date.date("Y-m-d\\TH:i", new Date(Date.now() + days * DAY_MS));

/** A moment, rows by the names of their fields, or the value as it is. */
function valueOf({ fields = [] }: EditorControl, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row: unknown) => (isRecord(row) ? attributesOf(fields, row) : row));
  return isRecord(value) && typeof value["inDays"] === "number" ? inDays(value["inDays"]) : value;
}

/** Values of settings by the names of a block's attributes. */
const attributesOf = (controls: readonly EditorControl[], values: EditorValues): Attributes =>
  Object.fromEntries(
    controls
      .filter(({ key }) => key in values)
      .map((control) => [control.name, valueOf(control, values[control.key])]),
  );

/** What a widget has that somebody has just put on a block, so that it works at once; `initial` of others is of their own block. */
export const newAttributes = ({ place, controls, initial = {} }: EditorWidget): Attributes =>
  place === "extends" ? attributesOf(controls, initial) : {};

/** A new block of a widget with these values: its attributes, and the blocks that its rows are. */
function newBlock(widget: EditorWidget, values: EditorValues) {
  const [attributes, rows] = splitRows(widget, attributesOf(widget.controls, values));
  return { attributes, ...(rows.length > 0 && { innerBlocks: rows }) };
}

/** What a new block has, so that it works at once, and what the list of blocks offers besides. */
export function blockVariations(widget: EditorWidget): BlockVariation[] {
  const { initial = {}, variations = [] } = widget;
  const scope = ["inserter"] as const;
  return [
    { name: "new", isDefault: true, scope, ...newBlock(widget, initial) },
    ...variations.map(({ name, title, about, icon, keywords = [], initial: values }) => ({
      ...{ name, title, description: about, keywords, scope },
      ...(icon && { icon }),
      ...newBlock(widget, values),
    })),
  ];
}

/** Wide enough for a widget, and so narrow that the list of blocks shows its words large enough to read. */
const PREVIEW_WIDTH = 400;

/** A new block as the preview of a list of blocks takes it. */
const exampleBlock = ([name, attributes, inside]: NewBlock): ExampleBlock => ({
  ...{ name, attributes },
  innerBlocks: inside.map(exampleBlock),
});

/** The block in the preview of a list of blocks; `undefined` if nothing would be seen. */
export function blockExample(widget: EditorWidget): BlockExample | undefined {
  // A block that needs a file asks for it, in the preview, too.
  if (!widget.preview && !widget.controls.some(({ file }) => file)) return undefined;
  const { attributes, innerBlocks = [] } = newBlock(widget, widget.preview ?? {});
  return {
    ...{ attributes, viewportWidth: PREVIEW_WIDTH },
    ...(innerBlocks.length > 0 && { innerBlocks: innerBlocks.map(exampleBlock) }),
    ...(widget.content === "inner" && {
      innerBlocks: [
        { name: "core/heading", attributes: { content: __("Good news") } },
        { name: "core/paragraph", attributes: { content: __("Words, pictures and forms stand here.") } },
      ],
    }),
  };
}
