/** When a control is shown: all of these settings beside it have the value, one of the values, or not that value. */
export type Condition = Readonly<Record<string, unknown>>;

/** One control of a panel. Controls inside of controls have the same shape. */
export interface EditorControl {
  /** The setting's key in `data-settings`, in snake_case. */
  readonly key: string;
  /** The name of the setting in outputs; differs from `key` where outputs reserve that. */
  readonly name: string;
  /**
   * The kind of control, as runtime/controls.ts names it, or `group` (settings in `fields`) or `list` (rows of `fields`,
   * or of the one control `item`).
   */
  readonly control: string;
  readonly title: string;
  readonly about?: string;
  /** The id of the widget's group that it is in. */
  readonly group?: string;
  readonly default?: unknown;
  /** The default in the language of the site, where visitors read it and it is something else. */
  readonly localDefault?: string;
  /** The values of a choice, with what editors read. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** `s`, `ms`, `px` or `%`. */
  readonly unit?: string;
  readonly step?: number;
  readonly when?: Condition;
  /** True if visitors read it, so it is translated; false if code does. */
  readonly words?: boolean;
  /** True if each device mode may have its own value. */
  readonly responsive?: true;
  /** True if a row without it is dropped, or the widget does not run without it. */
  readonly required?: true;
  readonly fields?: readonly EditorControl[];
  readonly item?: EditorControl;
  /** Of a list: the setting whose value is the title of a row. */
  readonly itemTitle?: string;
}

/** Where an editor can place a widget. */
export type EditorPlace = "element" | "extends" | "starts-with";

/** A widget as panels, blocks and sections show it. */
export interface EditorWidget {
  /** The widget's name, such as `table-of-contents`. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** A dashicon without its prefix. */
  readonly icon: string;
  readonly keywords: readonly string[];
  readonly place: EditorPlace;
  /** With `extends`: the kinds of elements that it goes on, such as `container`. */
  readonly extends?: readonly string[];
  /** With `starts-with`: the widget on whose element it goes, too. */
  readonly startsWith?: string;
  /** What an editor puts inside of it: nothing, other elements, or nothing, and the server prints `template`. */
  readonly content: "none" | "inner" | "template";
  /** HTML with `{key}`, `{key|date}` and `{key|iso}` for values of settings. */
  readonly template?: string;
  readonly kind: "island" | "enhancer";
  readonly groups: readonly { readonly id: string; readonly title: string }[];
  readonly controls: readonly EditorControl[];
  /** Settings that show it in a list of widgets; empty if its defaults do. */
  readonly example: Readonly<Record<string, unknown>>;
}
