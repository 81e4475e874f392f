// Blocks of the block editor, as far as our script uses them.
import type { ComponentType, ReactNode } from "react";

/** Attributes of a block by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** What the editor gives to the component of a block. */
export interface BlockEditProps {
  readonly name: string;
  readonly clientId: string;
  readonly attributes: Attributes;
  readonly isSelected: boolean;
  /** What blocks around it and the editor say, as far as the block's type asks for it. */
  readonly context?: { readonly postId?: number; readonly postType?: string };
  setAttributes(changed: Attributes): void;
}

/** A block on the page. */
export interface Block {
  readonly name: string;
  readonly attributes: Attributes;
  readonly innerBlocks: readonly Block[];
}

/** How one block becomes another, or several. */
export interface BlockTransform {
  readonly type: "block";
  readonly blocks: readonly string[];
  /** Whether a block with these attributes can become the other. */
  isMatch?(attributes: Attributes, block?: Block): boolean;
  transform(attributes: Attributes, innerBlocks: readonly Block[]): Block | readonly Block[];
}

/** How several blocks of one kind become one: it gets what is of each. */
export interface ManyTransform {
  readonly type: "block";
  readonly blocks: readonly string[];
  readonly isMultiBlock: true;
  isMatch?(attributes: readonly Attributes[]): boolean;
  transform(attributes: readonly Attributes[], innerBlocks: readonly (readonly Block[])[]): Block;
}

/** What a block can become, and what can become it. */
export interface Transforms {
  readonly from: readonly BlockTransform[];
  readonly to: readonly BlockTransform[];
}

/** A block as a list of blocks shows it. */
export interface BlockExample {
  readonly attributes: Attributes;
  readonly viewportWidth: number;
  readonly innerBlocks?: readonly ExampleBlock[];
}

/** A block inside of one that a list of blocks shows. */
export interface ExampleBlock {
  readonly name: string;
  readonly attributes: Attributes;
  readonly innerBlocks?: readonly ExampleBlock[];
}

/** How blocks were stored earlier, and what they become when a post is opened. */
export interface BlockDeprecation {
  readonly apiVersion: number;
  readonly attributes: Attributes;
  save(block: { readonly attributes: Attributes }): ReactNode;
  /** Whether a block that reads well is to be changed, too. */
  isEligible(attributes: Attributes): boolean;
  migrate(attributes: Attributes): readonly [attributes: Attributes, innerBlocks: readonly Block[]];
}

/** What the list of blocks offers in place of the block alone; the default one has the names of the block itself. */
export interface BlockVariation {
  readonly name: string;
  readonly isDefault?: true;
  readonly title?: string;
  readonly description?: string;
  /** A dashicon without its prefix. */
  readonly icon?: string;
  readonly keywords?: readonly string[];
  readonly scope: readonly ["inserter"];
  readonly attributes: Attributes;
  readonly innerBlocks?: readonly NewBlock[];
}

/** A block that is not on the page yet: its name, its attributes, and those inside of it. */
export type NewBlock = readonly [name: string, attributes: Attributes, inside: readonly NewBlock[]];

/** What a block is registered with. */
export interface BlockSettings {
  readonly example?: BlockExample | undefined;
  readonly variations?: readonly BlockVariation[];
  readonly deprecated?: readonly BlockDeprecation[];
  readonly edit: ComponentType<BlockEditProps>;
  save(block: { readonly attributes: Attributes }): ReactNode;
  /** What lists of the blocks on the page call it; without it, or if it is empty, its title. */
  __experimentalLabel?(attributes: Attributes): string;
  readonly transforms?: Transforms;
}
