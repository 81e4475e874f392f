/** When a setting has an effect: all of these settings beside it have the value, one of the values, or not that value. */
export type Condition = Readonly<Record<string, unknown>>;

/** JSON Schema of one setting in the manifest. Keys are in snake_case. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly unit?: string;
  readonly items?: SettingSchema;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly required?: readonly string[];
  /** The kind of control, as defined in runtime/controls.ts. Groups and lists have none. */
  readonly "x-control"?: string;
  /** True if each device mode may have its own value. */
  readonly "x-responsive"?: boolean;
  /** The id of the group of the widget's settings that it is in. */
  readonly "x-group"?: string;
  /** What editors read for the values of a choice. */
  readonly "x-labels"?: Readonly<Record<string, string>>;
  readonly "x-when"?: Condition;
  readonly "x-step"?: number;
  /** Of a list: the setting whose value is the title of a row. */
  readonly "x-item-title"?: string;
}

/** The device modes other than desktop, which has the base value. */
export const OTHER_MODES = ["tablet", "mobile"] as const;

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `expire_actions` → `Expire actions`. */
export const titleOf = (key: string): string => capitalised(key.replaceAll(/[_-]+/g, " "));
