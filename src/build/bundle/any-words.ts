import type * as z from "zod/mini";
import type { EditorContent, EditorPlace } from "#runtime/editor-words.ts";

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
  readonly forPresets?: true;
  /** Of a list of groups: the words of the settings in an item. Else the words of the item itself. */
  readonly item?: AnyFieldWords | AnyWords;
  readonly itemTitle?: string;
  readonly fields?: AnyFieldWords;
  readonly parts?: Readonly<Record<string, string>>;
}

/** The words of several settings, by name. */
export type AnyFieldWords = Readonly<Record<string, AnyWords>>;

/** What `editor.ts` of any widget exports. */
export interface AnyEditor {
  readonly title: string;
  readonly about: string;
  readonly icon: string;
  readonly keywords: readonly string[];
  readonly place: EditorPlace;
  readonly content: EditorContent;
  readonly groups: Readonly<Record<string, string>>;
  readonly settings: AnyFieldWords;
}

/** The fields of a group, or of settings as a whole; `undefined` for a control. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined =>
  (schema._zod.def as { shape?: Readonly<Record<string, z.core.$ZodType>> }).shape;

/** The words of the fields of a group; parts that presets fill in have a title only. */
export const fieldWordsOf = ({ fields, parts = {} }: AnyWords): AnyFieldWords =>
  fields ?? Object.fromEntries(Object.entries(parts).map(([name, title]) => [name, { title }]));
