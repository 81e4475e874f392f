import { type ComponentType, createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach } from "vitest";
import type { EditorWidget } from "../../src/outputs/controls/editor-widget.ts";
import { registerElement } from "../../src/outputs/wordpress/editor/blocks/element-block.ts";
import type { Attributes, BlockEditProps } from "../../src/outputs/wordpress/editor/blocks/wp-blocks.ts";
import { act } from "./testing-library.ts";

interface ShowOptions {
  /** All widgets that the editor knows; the block's own alone if left out. */
  readonly all?: readonly EditorWidget[];
  readonly attributes?: Attributes;
  /** Where the block stands. */
  readonly context?: BlockEditProps["context"];
}

let end = () => {};
afterEach(() => end());

/** Shows the block of a widget in the imitated editor until the test ends; the result returns its present attributes. */
export function showBlock(
  block: EditorWidget,
  { all = [block], attributes: atFirst = {}, context }: ShowOptions = {},
): () => Attributes {
  let Edit: ComponentType<BlockEditProps> | undefined;
  window.wp.blocks.registerBlockType = (name, { edit }) => {
    // Its rows may be blocks, too.
    if (name === `islet/${block.name}`) Edit = edit;
  };
  registerElement(block, all);
  let now = atFirst;
  function Editor() {
    const [attributes, setAttributes] = useState(atFirst);
    now = attributes;
    return createElement(Edit as ComponentType<BlockEditProps>, {
      ...{ name: `islet/${block.name}`, clientId: "one", isSelected: true, attributes },
      ...(context && { context }),
      setAttributes: (changed) => setAttributes((before) => ({ ...before, ...changed })),
    });
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(createElement(Editor)));
  end = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
  };
  return () => now;
}
