import type { EditorControl, EditorWidget } from "../../../../controls/editor-widget.ts";

/** The list of a widget whose rows are blocks, and what one is called. */
export type RowList = EditorControl & { readonly row: string };

/** The list of a widget whose rows are blocks; `undefined` if it has none. */
export const rowListOf = ({ controls }: EditorWidget): RowList | undefined =>
  controls.find((control): control is RowList => control.row !== undefined);

/** The name of the block that is a row of a widget. */
export const rowBlockName = ({ name }: EditorWidget): string => `islet/${name}-item`;

/** The settings of a row that its block has: blocks stand inside in place of its text. */
export const rowFields = ({ fields = [] }: RowList): readonly EditorControl[] =>
  fields.filter(({ key }) => key !== "text");

/** The setting by whose value a row is known. */
export const titleField = ({ fields = [], itemTitle }: RowList): EditorControl | undefined =>
  fields.find(({ key }) => key === itemTitle);

/** A widget with the controls of its panel: rows have panels of their own. */
export const withoutRows = (widget: EditorWidget): EditorWidget => {
  if (!rowListOf(widget)) return widget;
  const controls = widget.controls.filter(({ row }) => row === undefined);
  const groups = widget.groups.filter(({ id }) => controls.some(({ group }) => group === id));
  return { ...widget, controls, groups };
};
