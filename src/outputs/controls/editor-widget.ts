import type { ShopPart, SiteRows } from "#runtime/editor-words.ts";
import type { Template } from "#runtime/template/template.ts";

/** Things of a site of which an editor chooses one. */
export type SiteChoices = "menus" | "post-types" | "taxonomies" | "terms" | "feeds" | "products";

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
  /** Names that outputs read it by, too: it had them in earlier versions. */
  readonly formerly?: readonly { readonly key: string; readonly until: string }[];
  readonly title: string;
  readonly about?: string;
  /** The id of the widget's group that it is in. */
  readonly group?: string;
  readonly default?: unknown;
  /** The default in the language of the site, where visitors read it and it is something else. */
  readonly localDefault?: string;
  /** The values of a choice, with what editors read. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of a text: values that an editor chooses from, with what editors read. */
  readonly suggestions?: readonly { readonly value: string; readonly label: string }[];
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
  /** Of a list: the setting beside it with the picture on which a row is a point, by its `x` and `y`. */
  readonly pointOn?: string;
  /** Of a list: what of the site its rows may be. */
  readonly from?: SiteRows;
  /** Of a text: the things of the site of which it names one; what there is, the site's server puts into `options`. */
  readonly choicesFrom?: SiteChoices;
  /** True if it says which things of the site stand in a list; the build adds it. */
  readonly chooses?: true;
  /** Of a list whose rows may hold elements of the editor's own, in place of their `text`: what one row is called. */
  readonly row?: string;
  /** Of an address: the kind of the site's own files that fit. Without one there is nothing to show. */
  readonly file?: "video" | "application";
  /** True if few need it. */
  readonly advanced?: true;
  /** True if the server prints it: it is no part of `data-settings`. */
  readonly printed?: true;
  /** True if the widget reads it and the server prints by it, so that an editor prints the element anew. */
  readonly reprints?: true;
  /** Who alone gives it: presets, or the page configuration, since it gives power. Panels leave it out. */
  readonly givenBy?: "presets" | "page";
}

/** Values of settings by key; `{ inDays }` is the moment so many days from now. */
export type EditorValues = Readonly<Record<string, unknown>>;

/** What editors find besides the widget itself: the widget with other settings at first. */
export interface WidgetVariation {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly icon?: string;
  readonly keywords?: readonly string[];
  readonly initial: EditorValues;
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
  /** What the site's shop prints inside; without a shop there is nothing to place. */
  readonly shop?: ShopPart;
  /** The kinds of elements that it goes on, such as `container`; one that works alone may have some, too. */
  readonly extends?: readonly string[];
  /** With `starts-with`: the widget on whose element it goes, too. */
  readonly startsWith?: string;
  /** With `starts-with`: its settings that say what starts that one: switches of a group, or a text. */
  readonly startedBy?: readonly string[];
  /** What is inside of it: nothing, elements that an editor puts there, or what `template` prints. */
  readonly content: "none" | "inner" | "printed";
  readonly template?: Template;
  readonly kind: "island" | "enhancer";
  readonly groups: readonly { readonly id: string; readonly title: string }[];
  readonly controls: readonly EditorControl[];
  /** Settings that an example of it has. */
  readonly example: Readonly<Record<string, unknown>>;
  /** What a new one has, so that it works at once. */
  readonly initial?: EditorValues;
  readonly variations?: readonly WidgetVariation[];
  /** What it has in a list of widgets; without it settings alone show nothing. */
  readonly preview?: EditorValues;
}
