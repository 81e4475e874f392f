import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { typedTexts } from "../../typed-texts.ts";
import { h } from "../wp.ts";
import { RowEdit } from "./row-edit.ts";
import { rowBlockName, rowListOf, titleField } from "./row-list.ts";
import { savedRow } from "./saved-row.ts";

/** Registers the block of a widget's rows, if it has one; the server has registered the rest of it. */
export function registerRowBlock(widget: EditorWidget): void {
  const list = rowListOf(widget);
  if (!list) return;
  const title = titleField(list)?.name ?? "";
  window.wp.blocks.registerBlockType(rowBlockName(widget), {
    edit: (props) => h(RowEdit, { ...props, widget, list }),
    save: savedRow,
    __experimentalLabel(attributes) {
      const words = typedTexts(attributes)[title];
      return typeof words === "string" ? words : "";
    },
  });
}
