import type { ComponentType } from "react";
import type { EditorWidget } from "../editor-widget.ts";
import { EXTRA, extraPanel } from "./extra-widgets.ts";
import { type BlockEditProps, type BlocksData, h, type RegisteredBlock } from "./wp.ts";

const OWNER = "islet/extensions";

/** The widgets that go on each of the editor's own blocks, by the block's name. */
function widgetsByBlock({ widgets, elements }: BlocksData): ReadonlyMap<string, readonly EditorWidget[]> {
  const byBlock = new Map<string, EditorWidget[]>();
  for (const widget of widgets) {
    const blocks = new Set((widget.extends ?? []).flatMap((kind) => elements[kind] ?? []));
    for (const block of blocks) byBlock.set(block, [...(byBlock.get(block) ?? []), widget]);
  }
  return byBlock;
}

/** Adds panels of widgets to the editor's own blocks. It must run before those are registered. */
export function extendBlocks(data: BlocksData): void {
  const { hooks, blockEditor, element } = window.wp;
  const byBlock = widgetsByBlock(data);
  hooks.addFilter<RegisteredBlock>("blocks.registerBlockType", OWNER, (settings, name) =>
    byBlock.has(String(name))
      ? { ...settings, attributes: { ...settings.attributes, [EXTRA]: { type: "object" } } }
      : settings,
  );
  hooks.addFilter<ComponentType<BlockEditProps>>("editor.BlockEdit", OWNER, (Edit) => {
    function WithPanels(props: BlockEditProps) {
      const widgets = props.isSelected ? byBlock.get(props.name) : undefined;
      const panels = widgets && h(blockEditor.InspectorControls, null, extraPanel(widgets, props));
      // The block stands at the same place of the tree in both cases, so selecting it does not draw it anew.
      return h(element.Fragment, null, h(Edit, props), panels);
    }
    return WithPanels;
  });
}
