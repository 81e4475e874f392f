import type { EditorControl } from "../controls/editor-widget.ts";

/** A control of the settings form, or a group of controls with one value. */
export interface Field {
  readonly element: HTMLElement;
  /** The value for the marker; `undefined` for the widget's default. */
  read(): unknown;
  /** Of a group or a list: shows the fields whose conditions are met, and titles that depend on values. */
  update?(): void;
}

/** What every kind of field needs. */
export interface FieldOptions {
  readonly title: string;
  readonly control: EditorControl;
  /** The value on the marker, if any. */
  readonly value: unknown;
}

/** Creates the field for a setting; groups and lists use it for their own fields. */
export type MakeField = (options: FieldOptions) => Field;
