import type { ComponentType } from "react";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { withoutPrinted } from "../settings-for.ts";
import { EXTRA, extraMarker, extraPanel } from "./extra-widgets.ts";
import { useProblems } from "./problems.ts";
import { type BlockListBlockProps, type BlocksData, h, type RegisteredBlock } from "./wp.ts";
import type { BlockEditProps } from "./wp-blocks.ts";

const OWNER = "islet/extensions";

type ByBlock = ReadonlyMap<string, readonly EditorWidget[]>;

/** The widgets that go on each of the editor's own blocks, by the block's name. */
function widgetsByBlock({ widgets, elements }: BlocksData): ByBlock {
  const byBlock = new Map<string, EditorWidget[]>();
  for (const widget of widgets.map(withoutPrinted)) {
    const blocks = new Set((widget.extends ?? []).flatMap((kind) => elements[kind] ?? []));
    for (const block of blocks) byBlock.set(block, [...(byBlock.get(block) ?? []), widget]);
  }
  return byBlock;
}

/** The block with the panels of its widgets, and what is wrong with these. */
const withPanels = (Edit: ComponentType<BlockEditProps>, byBlock: ByBlock) =>
  function WithPanels(props: BlockEditProps) {
    const widgets = byBlock.get(props.name) ?? [];
    const settings = extraMarker(widgets, props.attributes)?.["data-settings"] ?? "";
    const problems = useProblems(props.clientId, settings, widgets);
    const { blockEditor, element } = window.wp;
    const panels =
      props.isSelected && h(blockEditor.InspectorControls, null, extraPanel(widgets, props, problems));
    // The block stands at the same place of the tree in both cases, so selecting it does not draw it again.
    return h(element.Fragment, null, h(Edit, props), panels);
  };

/** The block's element with the marker of its widgets, so that they run in the canvas, too. */
const withMarker = (BlockListBlock: ComponentType<BlockListBlockProps>, byBlock: ByBlock) =>
  function WithMarker(props: BlockListBlockProps) {
    const marker = extraMarker(byBlock.get(props.name) ?? [], props.attributes);
    const own = marker && { ...marker, "data-widget-key": props.clientId, "data-widget-on": "load" };
    return h(BlockListBlock, own ? { ...props, wrapperProps: { ...props.wrapperProps, ...own } } : props);
  };

/** Lets widgets go on the editor's own blocks. It must run before those are registered. */
export function extendBlocks(data: BlocksData): void {
  const { hooks } = window.wp;
  const byBlock = widgetsByBlock(data);
  hooks.addFilter<RegisteredBlock>("blocks.registerBlockType", OWNER, (settings, name) =>
    byBlock.has(String(name))
      ? { ...settings, attributes: { ...settings.attributes, [EXTRA]: { type: "object" } } }
      : settings,
  );
  hooks.addFilter<ComponentType<BlockEditProps>>("editor.BlockEdit", OWNER, (Edit) => {
    const WithPanels = withPanels(Edit, byBlock);
    return (props: BlockEditProps) => h(byBlock.has(props.name) ? WithPanels : Edit, props);
  });
  hooks.addFilter<ComponentType<BlockListBlockProps>>("editor.BlockListBlock", OWNER, (BlockListBlock) => {
    const WithMarker = withMarker(BlockListBlock, byBlock);
    return (props: BlockListBlockProps) => h(byBlock.has(props.name) ? WithMarker : BlockListBlock, props);
  });
}
