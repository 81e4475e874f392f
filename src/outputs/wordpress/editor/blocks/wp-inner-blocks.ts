// Blocks inside of blocks, as far as our script uses them.
import type { ComponentType, ReactNode } from "react";
import type { Attributes } from "./wp-blocks.ts";

/** Name and attributes of a block that stands inside at first. */
export type BlockTemplate = readonly [name: string, attributes: Attributes];

/** What an element that holds blocks is told. */
export interface InnerBlocksOptions {
  readonly template?: readonly BlockTemplate[];
  readonly templateLock?: false;
  /** Names of the blocks that may stand right inside. */
  readonly allowedBlocks?: readonly string[];
  /** With `directInsert`: the block that the button for another one adds. */
  readonly defaultBlock?: { readonly name: string; readonly attributes: Attributes };
  readonly directInsert?: boolean;
  /** The button for another block; `false` shows none. */
  readonly renderAppender?: ComponentType | false;
}

/** What the field of a text that is written in the canvas gets. */
export interface RichTextProps {
  readonly tagName: "span";
  /** The attribute that it writes. */
  readonly identifier: string;
  readonly className: string;
  /** HTML. */
  readonly value: string;
  readonly placeholder: string;
  readonly "aria-label": string;
  readonly allowedFormats: readonly string[];
  readonly withoutInteractiveFormatting: boolean;
  readonly disableLineBreaks: boolean;
  onChange(html: string): void;
}

/** What the editor knows of the blocks on the page. */
export interface PageBlocks {
  getBlockOrder(clientId: string): readonly string[];
  getBlockAttributes(clientId: string): Attributes | null;
  getSettings(): Readonly<Record<string, unknown>>;
  hasSelectedInnerBlock(clientId: string, isDeep: boolean): boolean;
}

/** What the field of a link gets; it looks for pages of the site. */
export interface URLInputProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly placeholder: string;
  readonly __nextHasNoMarginBottom: true;
  onChange(url: string): void;
}
