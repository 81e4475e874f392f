import type { Moment } from "./controls.ts";
import type { EditorCategory } from "./editor/editor-categories.ts";
import type { EditorElement } from "./editor/editor-elements.ts";

/** A dashicon without its prefix; outputs with their own icons map these names. */
export type EditorIcon =
  | "admin-comments"
  | "admin-customizer"
  | "admin-links"
  | "admin-users"
  | "align-pull-left"
  | "archive"
  | "arrow-up-alt"
  | "button"
  | "camera"
  | "cart"
  | "chart-bar"
  | "clock"
  | "controls-play"
  | "cover-image"
  | "editor-code"
  | "editor-help"
  | "editor-justify"
  | "editor-ol"
  | "editor-table"
  | "excerpt-view"
  | "external"
  | "feedback"
  | "filter"
  | "format-gallery"
  | "format-image"
  | "format-quote"
  | "format-status"
  | "format-video"
  | "forms"
  | "grid-view"
  | "heading"
  | "hourglass"
  | "images-alt2"
  | "info"
  | "insert"
  | "list-view"
  | "location"
  | "lock"
  | "media-interactive"
  | "megaphone"
  | "menu"
  | "money-alt"
  | "move"
  | "playlist-video"
  | "plus-alt"
  | "portfolio"
  | "products"
  | "remove"
  | "search"
  | "share"
  | "shield"
  | "slides"
  | "sort"
  | "star-filled"
  | "sticky"
  | "table-row-after"
  | "tag"
  | "tide"
  | "trash"
  | "update"
  | "visibility"
  | "yes-alt";

/** What a shop prints of itself by its own templates: the visitor's cart, or the button that adds a product. */
export type ShopPart = "cart" | "product";

/** Where an editor can place a widget. */
export type EditorPlace =
  /** It works alone. */
  | "element"
  /** Presets and markers of the page configuration place it. */
  | "site"
  /** It works alone, where the site has a shop, which prints this of itself inside. */
  | { readonly ofShop: ShopPart }
  /** It goes on elements of these kinds that the editor has. */
  | { readonly extends: readonly EditorElement[] }
  /**
   * It starts another widget. The element of that one is marked with the name of this one, and its panel has the
   * settings of both.
   */
  | {
      readonly startsWith: string;
      /** Its settings that say what starts it: switches of a group, or a text. */
      readonly by: readonly string[];
    };

type EditorValue = string | number | boolean | { readonly inDays: number };

/** Values of some settings. A moment may be so many days from now; rows have values of their own. */
export type EditorValues<Settings> = {
  readonly [Name in keyof Settings]?: EditorValue | readonly Readonly<Record<string, EditorValue>>[];
};

/** Something that editors look for by a name of its own, and that is this widget with other settings at first. */
export interface EditorVariation<Settings> {
  /** In small letters, with hyphens; editors remember it. */
  readonly name: string;
  readonly title: string;
  /** What it does for visitors, in one sentence. */
  readonly about: string;
  /** Without it: that of the widget. */
  readonly icon?: EditorIcon;
  /** What an editor may search for besides, in small letters. */
  readonly keywords?: readonly string[];
  /** What a new one has, in place of `initial`. */
  readonly initial: EditorValues<Settings>;
}

/**
 * What is inside of it: nothing, elements that an editor puts there, or what the widget's `markup.liquid` prints of its
 * settings and of its `content.ts`.
 */
export type EditorContent = "none" | "inner" | "printed";

type Known<Value> = Exclude<Value, undefined>;

/** A responsive setting has the words of one of its values. */
type BaseOf<Value> = [Value] extends [{ readonly desktop: infer Base }] ? Base : Value;

type Comparable = string | number | boolean;

type Condition<Value> = [Value] extends [Comparable]
  ? Value | readonly Value[] | { readonly not: Value | readonly Value[] }
  : never;

/**
 * When a setting has an effect: all of these settings beside it have the value, one of the values, or not that value.
 * What they depend on themselves is added in the manifest.
 */
export type EditorCondition<Settings> = {
  readonly [Name in keyof Settings]?: Condition<Known<Settings[Name]>>;
};

interface CommonWords<Siblings> {
  /** Two or three words. */
  readonly title: string;
  /** What it does, in one sentence. */
  readonly about: string;
  /** The id of one of the widget's groups; settings inside of settings have none. */
  readonly group?: string;
  readonly when?: EditorCondition<Siblings>;
  /** The setting's name in outputs that need its own name for themselves, such as `id`; in snake_case. */
  readonly name?: string;
  /** Few need it: panels that should be short leave it out. */
  readonly advanced?: true;
  /** The widget reads it, and what the server prints follows it: a change prints the element anew. */
  readonly reprints?: true;
  /** Presets fill it in; panels leave it out. */
  readonly forPresets?: true;
}

/**
 * Rows that a site has: the items of one of its menus, posts, with filters by their terms or without, as slides, or those of a
 * feed.
 */
export type SiteRows = "menu" | "posts" | "filtered-posts" | "slide-posts" | "feed";

type Labels<Value extends string> = { readonly labels: { readonly [Label in Value]: string } };

type ListWords<Item> = [Item] extends [string]
  ? string extends Item
    ? { readonly item?: SettingWords<string, never> }
    : Labels<Item>
  : {
      readonly item: FieldWords<Item>;
      /** The setting whose value is the title of a row. */
      readonly itemTitle: keyof Item & string;
      /** The picture beside the list on which a row is a point, by its `x` and `y`: editors may press it. */
      readonly pointOn?: string;
      /** What of the site the rows may be, where a CMS knows it, instead of those that an editor writes. */
      readonly from?: SiteRows;
      /**
       * What one row is called, such as "Tab", where editors may put elements of their own into a row, in place of its text.
       */
      readonly row?: string;
    };

type ValueWords<Value> = [Value] extends [boolean]
  ? unknown
  : [Value] extends [number]
    ? { readonly step?: number }
    : [Value] extends [string]
      ? string extends Value
        ? {
            /** Who reads a text: visitors, so it is translated, or code, such as the id of an element. */
            readonly readBy?: "visitors" | "code";
            /** Of an address: the site's own files of this kind fit. An editor asks a new element for it. */
            readonly file?: "video" | "application";
            /** Values that editors choose from, with what they read; presets and markup may give others. */
            readonly suggestions?: Readonly<Record<string, string>>;
          }
        : Labels<Value>
      : [Value] extends [Moment]
        ? unknown
        : [Value] extends [readonly (infer Item)[]]
          ? ListWords<Item>
          : { readonly fields: FieldWords<Value> };

/** The words of one setting; `Siblings` are the settings beside it. */
export type SettingWords<Value, Siblings> = CommonWords<Siblings> & ValueWords<BaseOf<Known<Value>>>;

/** The words of all settings of a widget, of a group or of an item of a list. */
export type FieldWords<Settings> = {
  readonly [Name in keyof Settings]-?: SettingWords<Settings[Name], Settings>;
};

/** How a widget's example looks where something is missing, slow, refused or long. */
export type ExampleState = "refused" | "given" | "failing" | "waiting" | "empty" | "long" | "rtl";

/**
 * What site editors read of a widget. Blocks, panels of page builders and the gallery's form are made of it by the
 * manifest; visitors do not load it.
 */
export interface EditorWords<Settings> {
  readonly title: string;
  /** What it does for visitors, in one sentence. */
  readonly about: string;
  readonly icon: EditorIcon;
  /** What an editor may search for, in small letters. */
  readonly keywords: readonly string[];
  readonly category: EditorCategory;
  readonly place: EditorPlace;
  /** Of one that works alone: it goes on elements of these kinds, too, which hold its markup already. */
  readonly extends?: readonly EditorElement[];
  readonly content: EditorContent;
  /** What a new element has, so that it works at once. */
  readonly initial?: EditorValues<Settings>;
  /** What the preview in a list of elements has besides; `none` if settings alone show nothing. */
  readonly preview?: EditorValues<Settings> | "none";
  /** What editors find besides the widget itself. */
  readonly variations?: readonly EditorVariation<Settings>[];
  /** What the gallery shows besides the example and its settings, where visitors may meet it. */
  readonly states?: readonly ExampleState[];
  /** The titles of the groups of its settings by id, in their order. */
  readonly groups: Readonly<Record<string, string>>;
  readonly settings: FieldWords<Settings>;
}
