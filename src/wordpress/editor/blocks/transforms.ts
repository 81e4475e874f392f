import type { BlockTransform } from "./wp.ts";

const GROUP = "core/group";

/** Blocks that hold others become a group, and a group becomes one of them; what is inside stays. */
export function containerTransforms(name: string): {
  readonly from: readonly BlockTransform[];
  readonly to: readonly BlockTransform[];
} {
  const into =
    (target: string): BlockTransform["transform"] =>
    ({ anchor, align }, innerBlocks) =>
      window.wp.blocks.createBlock(target, { anchor, align }, innerBlocks);
  return {
    from: [{ type: "block", blocks: [GROUP], transform: into(name) }],
    to: [{ type: "block", blocks: [GROUP], transform: into(GROUP) }],
  };
}
