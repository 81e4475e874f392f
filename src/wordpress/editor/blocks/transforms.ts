import type { EditorWidget } from "../editor-widget.ts";
import { attributesOf, readShortcode, shortcodeOf } from "./shortcode.ts";
import type { Block, BlockTransform } from "./wp.ts";

const GROUP = "core/group";
const SHORTCODE = "core/shortcode";

interface Transforms {
  readonly from: readonly BlockTransform[];
  readonly to: readonly BlockTransform[];
}

/** Blocks that hold others become a group, and a group becomes one of them; what is inside stays. */
function ofContainers(name: string): Transforms {
  const into =
    (target: string): BlockTransform["transform"] =>
    ({ anchor, align }, innerBlocks) =>
      window.wp.blocks.createBlock(target, { anchor, align }, innerBlocks);
  return {
    from: [{ type: "block", blocks: [GROUP], transform: into(name) }],
    to: [{ type: "block", blocks: [GROUP], transform: into(GROUP) }],
  };
}

const readBlock = (text: unknown) => readShortcode(typeof text === "string" ? text : "");

/** What is between the tags of a shortcode, as blocks. */
const blocksOf = (html: string): readonly Block[] =>
  html === "" ? [] : window.wp.blocks.rawHandler({ HTML: html });

/**
 * A shortcode becomes the block of its widget, unless the block could not hold what is between its tags; a block without
 * others inside becomes a shortcode.
 */
function ofShortcodes(widget: EditorWidget, name: string): Transforms {
  const isContainer = widget.content === "inner";
  const from: BlockTransform = {
    ...{ type: "block", blocks: [SHORTCODE] },
    isMatch({ text }) {
      const read = readBlock(text);
      return read?.widget === widget.name && (isContainer || read.content === "");
    },
    transform({ text }) {
      const read = readBlock(text) ?? { widget: "", given: {}, content: "" };
      return window.wp.blocks.createBlock(name, attributesOf(widget, read), blocksOf(read.content));
    },
  };
  const to: BlockTransform = {
    ...{ type: "block", blocks: [SHORTCODE] },
    transform: (attributes) =>
      window.wp.blocks.createBlock(SHORTCODE, { text: shortcodeOf(widget, attributes) }),
  };
  return { from: [from], to: isContainer ? [] : [to] };
}

/** What the block of a widget can become, and what can become it. */
export function transformsOf(widget: EditorWidget): Transforms {
  const name = `islet/${widget.name}`;
  const all = [ofShortcodes(widget, name), ...(widget.content === "inner" ? [ofContainers(name)] : [])];
  return { from: all.flatMap(({ from }) => from), to: all.flatMap(({ to }) => to) };
}
