import type { ReactNode } from "react";
import type { EditorControl } from "../../../controls/editor-widget.ts";
import type { Problem } from "./problems.ts";

/** Values of controls by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** Some controls, with the values of all of them. */
export interface FieldsProps {
  readonly controls: readonly EditorControl[];
  readonly values: Values;
  /** Shows only the controls of this group; conditions may name others. */
  readonly group?: string;
  /** What stands before a setting's key where problems name it: `slides[2].`, or nothing. */
  readonly path: string;
  readonly problems: readonly Problem[];
  /** Gets the values that have changed; `undefined` is the default. */
  change(changed: Values): void;
}

/** One control and its value. */
export interface FieldProps {
  readonly control: EditorControl;
  /** `undefined` if nobody has set one. */
  readonly value: unknown;
  /** The setting as problems name it, such as `slides[2].title`. */
  readonly path: string;
  readonly problems: readonly Problem[];
  /** Shown in an empty field: what counts instead. */
  readonly placeholder?: string;
  change(value: unknown): void;
  /** The controls beside it, their values, and how to change those with its own. */
  readonly beside?: Pick<FieldsProps, "controls" | "values" | "change">;
  /** Shows the controls of a group or of a row. */
  renderFields(fields: FieldsProps): ReactNode;
  /** Shows one control without a name, such as an item of a list. */
  renderField(field: Omit<FieldProps, "renderField" | "renderFields">): ReactNode;
}
