// What the block editor gives to its scripts, as far as these use it.
import type * as React from "react";
import type { ComponentType, ReactNode } from "react";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import type { Attributes, Block, BlockSettings } from "./wp-blocks.ts";
import type { Components } from "./wp-components.ts";
import type { InnerBlocksOptions, PageBlocks, RichTextProps, URLInputProps } from "./wp-inner-blocks.ts";
import type { MediaPlaceholderProps, MediaUploadProps } from "./wp-media.ts";

/** What the editor gives to the component that puts a block into the canvas. */
export interface BlockListBlockProps {
  readonly name: string;
  readonly clientId: string;
  readonly attributes: Attributes;
  /** What the block's own element gets besides. */
  readonly wrapperProps?: Readonly<Record<string, unknown>>;
}

type Slot = ComponentType<{ readonly children?: ReactNode }>;
type ElementProps = Readonly<Record<string, unknown>>;

/** What the editor knows of the post; nothing where none is edited. */
type EditedPost =
  | { getPermalink(): string | null; getEditedPostAttribute(name: "title"): unknown }
  | undefined;

/** What the editor knows of the site's posts. */
interface Records {
  /** With the changes that are not saved yet; what is not there yet is asked for. */
  getEditedEntityRecord(kind: "postType", type: string, id: number): unknown;
}

interface Select {
  (store: "core"): Records;
  (store: "core/editor"): EditedPost;
  (store: "core/block-editor"): PageBlocks;
}

interface BlockEditorPackage {
  readonly BlockControls: Slot;
  readonly InspectorControls: Slot;
  readonly InnerBlocks: { readonly Content: ComponentType; readonly ButtonBlockAppender: ComponentType };
  readonly RichText: ComponentType<RichTextProps>;
  readonly ColorPalette: ComponentType<{ value: string | undefined; onChange(value?: string): void }>;
  readonly MediaPlaceholder: ComponentType<MediaPlaceholderProps>;
  readonly MediaUpload: ComponentType<MediaUploadProps>;
  readonly MediaUploadCheck: Slot;
  readonly URLInput: ComponentType<URLInputProps>;
  readonly useBlockProps: ((props?: ElementProps) => ElementProps) & { save(): ElementProps };
  useInnerBlocksProps(props: ElementProps, options: InnerBlocksOptions): ElementProps;
}

/** The settings of a block that is being registered; others than these are kept. */
export interface RegisteredBlock {
  readonly attributes?: Attributes;
}

interface Shortcode {
  readonly attrs: { readonly named: Readonly<Record<string, string>> };
  /** What is between its tags. */
  readonly content?: string;
}

interface Hooks {
  addFilter<Value>(
    name: string,
    owner: string,
    filter: (value: Value, ...given: readonly unknown[]) => Value,
  ): void;
}

/** The packages of the block editor, `window.wp`. */
export interface Wp {
  readonly element: Pick<
    typeof React,
    "Fragment" | "createElement" | "useEffect" | "useLayoutEffect" | "useRef" | "useState"
  > & {
    /** A `div` with this HTML inside. */
    readonly RawHTML: ComponentType<ElementProps & { readonly children: string }>;
  };
  readonly components: Components;
  readonly blockEditor: BlockEditorPackage;
  readonly blocks: {
    registerBlockType(name: string, settings: BlockSettings): unknown;
    /** The blocks that HTML is. */
    rawHandler(source: { readonly HTML: string }): readonly Block[];
    createBlock(name: string, attributes?: Attributes, innerBlocks?: readonly Block[]): Block;
  };
  /** Asks the site's REST API as the person who edits. */
  apiFetch(request: { readonly path: string }): Promise<unknown>;
  readonly hooks: Hooks;
  readonly richText: { create(given: { readonly html: string }): { readonly text: string } };
  readonly data: {
    select: Select;
    dispatch(store: "core/block-editor"): { selectBlock(clientId: string): void };
    /** What a component reads of the editor; the same lists and objects as before draw nothing anew. */
    useSelect<Value>(read: (select: Select) => Value, dependencies: readonly unknown[]): Value;
  };
  readonly shortcode: {
    /** The first shortcode of this tag, and the whole of its text. */
    next(tag: string, text: string): { readonly content: string; readonly shortcode: Shortcode } | undefined;
  };
  readonly i18n: {
    __(text: string, domain: string): string;
    sprintf(text: string, ...values: readonly (string | number)[]): string;
    isRTL(): boolean;
  };
  readonly date: {
    /** The moment in the site's time zone, by a format of PHP's. */
    date(format: string, moment: Date | string): string;
    /** The same, with the names of months and days in the site's language. */
    dateI18n(format: string, moment: Date | string): string;
    getSettings(): { readonly formats: { readonly date: string; readonly time: string } };
  };
}

/** What the server gives this script. */
export interface BlocksData {
  readonly widgets: readonly EditorWidget[];
  /** Names of the editor's blocks by the kind of element that a widget goes on. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** The texts that visitors read in widgets, in the language of the site, by key. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Where other sites are allowed; empty for people who may not. */
  readonly settingsUrl?: string;
}

declare global {
  interface Window {
    wp: Wp;
    isletBlocks?: BlocksData;
  }
}

/** Makes an element of the editor's React. */
export const h = ((...given: Parameters<typeof React.createElement>) =>
  window.wp.element.createElement(...given)) as typeof React.createElement;

/** React's hooks, of the editor's copy. */
export const useEffect: typeof React.useEffect = (effect, values) =>
  window.wp.element.useEffect(effect, values);
export const useLayoutEffect: typeof React.useLayoutEffect = (effect, values) =>
  window.wp.element.useLayoutEffect(effect, values);
export const useRef = ((value: unknown) => window.wp.element.useRef(value)) as typeof React.useRef;
export const useState = ((value: unknown) => window.wp.element.useState(value)) as typeof React.useState;

/** A text of this script in the language of the person who edits. */
export const __ = (text: string): string => window.wp.i18n.__(text, "islet");

/** Whether the person who edits reads from right to left. */
export const isRtl = (): boolean => window.wp.i18n.isRTL();

/** A text with values in the place of its `%s`. */
export const format = (text: string, ...values: readonly (string | number)[]): string =>
  window.wp.i18n.sprintf(text, ...values);
