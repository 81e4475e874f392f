import { type ElementorData, elementNameOf } from "../elementor/elementor-data.ts";
import type { Editor, NestedElementBase } from "./editor.ts";

/** Says to the editor which of our elements hold others. It sends an event when its own class for them is there. */
export function registerNestedElements(editor: Editor, { widgets }: ElementorData): void {
  const Base = editor.modules.elements.types.NestedElementBase as NestedElementBase;
  const holders = Object.values(widgets).filter(
    ({ place, content }) => place === "element" && content === "inner",
  );
  for (const { name } of holders)
    editor.elementsManager.registerElementType(
      new (class extends Base {
        override getType() {
          return elementNameOf(name);
        }
      })(),
    );
}
