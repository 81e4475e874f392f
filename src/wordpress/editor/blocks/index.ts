// The block editor's script: a block for each widget that stands by itself, panels of others on the editor's blocks.
import { registerElement } from "./element-block.ts";
import { extendBlocks } from "./extensions.ts";

const data = window.isletBlocks;
if (data) {
  extendBlocks(data);
  for (const widget of data.widgets) if (widget.place === "element") registerElement(widget, data.widgets);
}
