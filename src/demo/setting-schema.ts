/** JSON Schema of one setting, as the manifest gives it; keys as the builder spells them. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
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
  /** The kind of control (runtime/controls.ts); groups and lists have none. */
  readonly "x-control"?: string;
  /** Whether each device mode may have a value of its own. */
  readonly "x-responsive"?: boolean;
}

/** The device modes that a settings form offers besides the base, which is the desktop's. */
export const OTHER_MODES = ["tablet", "mobile"] as const;

/** With a capital letter, as at the start of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `expire_actions` → `Expire actions`. */
export const titleOf = (key: string): string => capitalised(key.replaceAll(/[_-]+/g, " "));
