import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { PLAIN } from "../plain-html.ts";
import { h } from "../wp.ts";
import type { Attributes, BlockDeprecation } from "../wp-blocks.ts";
import { createdBlock, splitRows } from "./row-content.ts";
import { type RowList, rowListOf } from "./row-list.ts";

/** What WordPress itself stores in a block. */
const OF_WORDPRESS = [
  ...["align", "anchor", "backgroundColor", "borderColor", "className", "fontFamily", "fontSize", "gradient"],
  ...["islet", "lock", "metadata", "style", "textColor"],
];

/** Attributes of any type: they are given on as they are. */
const anyAttributes = ({ controls }: EditorWidget): Attributes => {
  const own = controls.flatMap(({ name }) => [name, `${name}_tablet`, `${name}_mobile`]);
  return Object.fromEntries([...own, ...OF_WORDPRESS].map((name) => [name, {}]));
};

const hasRows = ({ name }: RowList, attributes: Attributes) => {
  const rows = attributes[name];
  return Array.isArray(rows) && rows.length > 0;
};

/** What a post holds of it for the time without the plugin, whatever that is. */
const savedHtml = ({ [PLAIN]: html }: Attributes) =>
  typeof html === "string" && html !== "" ? h(window.wp.element.RawHTML, { children: html }) : null;

/** Posts whose rows are texts in an attribute: on opening, each row becomes a block with its text inside. */
export function earlierRows(widget: EditorWidget): readonly BlockDeprecation[] {
  const list = rowListOf(widget);
  if (!list) return [];
  return [
    {
      // Of the version that is assumed otherwise, WordPress would put a class around what is saved.
      apiVersion: 3,
      attributes: { ...anyAttributes(widget), [PLAIN]: { type: "string", source: "raw" } },
      save: ({ attributes }) => savedHtml(attributes),
      isEligible: (attributes) => hasRows(list, attributes),
      migrate(attributes) {
        const { [PLAIN]: _, ...others } = attributes;
        const [own, rows] = splitRows(widget, others);
        return [own, rows.map(createdBlock)];
      },
    },
  ];
}
