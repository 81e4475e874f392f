import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { storedTexts, typedTexts } from "../typed-texts.ts";
import { codeTransforms } from "./core-blocks/from-code.ts";
import { picturesTransforms } from "./core-blocks/from-pictures.ts";
import { titlesTransforms } from "./core-blocks/from-titles.ts";
import { videosTransforms } from "./core-blocks/from-videos.ts";
import { widgetBlock } from "./row-blocks/row-content.ts";
import { rowListOf } from "./row-blocks/row-list.ts";
import { attributesOf, readShortcode, shortcodeOf } from "./shortcode.ts";
import type { Block, BlockTransform, Transforms } from "./wp-blocks.ts";

const GROUP = "core/group";
const SHORTCODE = "core/shortcode";

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
      const attributes = storedTexts(attributesOf(widget, read));
      return isContainer
        ? window.wp.blocks.createBlock(name, attributes, blocksOf(read.content))
        : widgetBlock(widget, attributes);
    },
  };
  const to: BlockTransform = {
    ...{ type: "block", blocks: [SHORTCODE] },
    transform: (attributes) =>
      window.wp.blocks.createBlock(SHORTCODE, { text: shortcodeOf(widget, typedTexts(attributes)) }),
  };
  // A shortcode could not hold the blocks inside.
  return { from: [from], to: isContainer || rowListOf(widget) ? [] : [to] };
}

/** What the block of a widget can become, and what can become it. */
export function transformsOf(widget: EditorWidget): Transforms {
  const name = `islet/${widget.name}`;
  const all = [
    ofShortcodes(widget, name),
    ...(widget.content === "inner" ? [ofContainers(name)] : []),
    codeTransforms(widget),
    picturesTransforms(widget),
    titlesTransforms(widget),
    videosTransforms(widget),
  ];
  return { from: all.flatMap(({ from }) => from), to: all.flatMap(({ to }) => to) };
}
