import { type BuilderData, elementNameOf } from "../elementor/builder.ts";
import type { Editor, NestedElementBase } from "./editor.ts";

/** Tells the editor which of our elements hold others. It tells when its own class for them is there. */
export function registerNestedElements(editor: Editor, { widgets }: BuilderData): void {
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
