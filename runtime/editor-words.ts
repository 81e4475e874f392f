import type { Moment } from "./controls.ts";

/** A dashicon without its prefix; outputs with icons of their own map these names. */
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

/** A kind of element that site editors have; outputs map it to their own blocks and elements. */
export type EditorElement =
  | "button"
  | "code"
  | "container"
  | "embed"
  | "gallery"
  | "header"
  | "heading"
  | "image"
  | "navigation"
  | "text";

/** Where an editor can place a widget. */
export type EditorPlace =
  /** It stands by itself. */
  | "element"
  /** Presets and markers of the page configuration place it. */
  | "site"
  /** It goes on elements of these kinds that the editor has. */
  | { readonly extends: readonly EditorElement[] }
  /**
   * It starts another widget. The element of that one is marked with the name of this one, and its panel has the
   * settings of both.
   */
  | { readonly startsWith: string };

/**
 * What an editor puts inside of it: nothing, other elements, or nothing, and the output prints the template for visitors
 * without JavaScript. `{end_date}` in it stands for the value of a setting, escaped for its place, `{end_date|date}`
 * for a moment as the site writes dates, `{end_date|iso}` for `2026-12-31T10:00:00Z`.
 */
export type EditorContent = "none" | "inner" | { readonly template: string };

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
  /** Presets fill it in; panels leave it out. */
  readonly forPresets?: true;
}

type Labels<Value extends string> = { readonly labels: { readonly [Label in Value]: string } };

type ListWords<Item> = [Item] extends [string]
  ? string extends Item
    ? { readonly item?: SettingWords<string, never> }
    : Labels<Item>
  : {
      readonly item: FieldWords<Item>;
      /** The setting whose value is the title of a row. */
      readonly itemTitle: keyof Item & string;
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
          }
        : Labels<Value>
      : [Value] extends [Moment]
        ? unknown
        : [Value] extends [readonly (infer Item)[]]
          ? ListWords<Item>
          :
              | { readonly fields: FieldWords<Value> }
              | {
                  /** What each part of a group that presets fill in is, in a few words. */
                  readonly parts: { readonly [Name in keyof Value]-?: string };
                };

/** The words of one setting; `Siblings` are the settings beside it. */
export type SettingWords<Value, Siblings> = CommonWords<Siblings> & ValueWords<BaseOf<Known<Value>>>;

/** The words of all settings of a widget, of a group or of an item of a list. */
export type FieldWords<Settings> = {
  readonly [Name in keyof Settings]-?: SettingWords<Settings[Name], Settings>;
};

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
  readonly place: EditorPlace;
  readonly content: EditorContent;
  /** The titles of the groups of its settings by id, in their order. */
  readonly groups: Readonly<Record<string, string>>;
  readonly settings: FieldWords<Settings>;
}
