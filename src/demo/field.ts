import type { SettingSchema } from "./setting-schema.ts";

/** One control of the settings form, or several that make one value. */
export interface Field {
  readonly element: HTMLElement;
  /** The value for the marker; `undefined` where the widget's default holds. */
  read(): unknown;
}

/** What every kind of field is made from. */
export interface FieldOptions {
  readonly title: string;
  readonly schema: SettingSchema;
  /** As the marker says it; `undefined` where it says nothing. */
  readonly value: unknown;
}

/** Makes the field that fits a setting; groups and lists make those inside themselves with it. */
export type MakeField = (options: FieldOptions) => Field;
