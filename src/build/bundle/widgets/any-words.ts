import type {
  EditorContent,
  EditorPlace,
  EditorValues,
  EditorVariation,
  ExampleState,
  SiteRows,
} from "#runtime/editor-words.ts";

/** The words of a setting, whatever its type. */
export interface AnyWords {
  readonly title?: string;
  readonly about?: string;
  readonly group?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly step?: number;
  readonly when?: Readonly<Record<string, unknown>>;
  readonly readBy?: "visitors" | "code";
  readonly name?: string;
  readonly reprints?: true;
  readonly forPresets?: true;
  readonly advanced?: true;
  readonly file?: "video" | "application";
  readonly suggestions?: Readonly<Record<string, string>>;
  /** Of a list of groups: the words of the settings in an item. Else the words of the item itself. */
  readonly item?: AnyFieldWords | AnyWords;
  readonly itemTitle?: string;
  readonly pointOn?: string;
  readonly from?: SiteRows;
  readonly row?: string;
  readonly fields?: AnyFieldWords;
}

/** The words of several settings, by name. */
export type AnyFieldWords = Readonly<Record<string, AnyWords>>;

/** What `editor.ts` of any widget exports. */
export interface AnyEditor {
  readonly title: string;
  readonly about: string;
  readonly icon: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly place: EditorPlace;
  readonly extends?: readonly string[];
  readonly content: EditorContent;
  readonly initial?: EditorValues<Record<string, unknown>>;
  readonly preview?: EditorValues<Record<string, unknown>> | "none";
  readonly variations?: readonly EditorVariation<Record<string, unknown>>[];
  readonly states?: readonly ExampleState[];
  readonly groups: Readonly<Record<string, string>>;
  readonly settings: AnyFieldWords;
}
