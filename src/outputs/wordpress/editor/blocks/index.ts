// The block editor's script: a block for each widget that works alone, panels of others on the editor's blocks.
import { registerElement } from "./element-block.ts";
import { extendBlocks } from "./extend-blocks.ts";

const data = window.isletBlocks;
if (data) {
  extendBlocks(data);
  for (const widget of data.widgets) if (widget.place === "element") registerElement(widget, data.widgets);
}
