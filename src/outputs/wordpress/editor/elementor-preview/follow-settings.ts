import type { ElementorData } from "../elementor/elementor-data.ts";
import { sendMessage } from "../elementor/messages.ts";
import type { Frontend, SettingsModel } from "./frontend.ts";
import { writeSettings } from "./write-settings.ts";

/**
 * Hands each change of an element's values to its widgets, in the nodes that are there. The model's own event is what
 * counts: the panel's hook hears typing only, not undo, redo, pasted styles and commands.
 */
export function followSettings(frontend: Frontend, data: ElementorData, editor: Window): void {
  const listeners = new WeakMap<SettingsModel, () => void>();
  frontend.hooks?.addAction("frontend/element_ready/global", ({ 0: element }) => {
    const model = frontend.config.elements?.data[element?.dataset["modelCid"] ?? ""];
    if (!element || !model) return;
    const before = listeners.get(model);
    // An element that is drawn again is ready once more.
    if (before) model.off("change", before);
    const write = () => {
      // The frame is gone, and the editor's model is not.
      if (!element.ownerDocument.defaultView) model.off("change", write);
      else if (writeSettings(data, element, model.attributes))
        sendMessage(editor, "islet:elementor-settings", { id: element.dataset["id"] ?? "" });
    };
    listeners.set(model, write);
    model.on("change", write);
    write();
  });
}
