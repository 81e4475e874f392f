import { type Editor, editedElement } from "./editor.ts";

/** What the editor puts over an element and into it. */
const HANDLES =
  ".elementor-element-overlay, .elementor-editor-element-settings, .elementor-empty-view, .elementor-add-section, .ui-resizable-handle";

interface Frame {
  readonly islet?: {
    preview?(host: HTMLElement): Promise<void>;
    readonly hooks: { addFilter(name: string, filter: (copy: Element) => Element): void };
  };
}

const framesWithFilter = new WeakSet<Frame>();

function withoutHandles(copy: Element): Element {
  for (const handle of copy.querySelectorAll(HANDLES)) handle.remove();
  return copy;
}

/** Shows the edited widget as visitors get it, over the page. */
export function previewEdited(editor: Editor): void {
  const element = editedElement(editor)?.el;
  const host = element?.querySelector<HTMLElement>("[data-widget]");
  const frame = element?.ownerDocument.defaultView as unknown as Frame | null | undefined;
  if (!host || !frame?.islet?.preview) return;
  if (!framesWithFilter.has(frame)) frame.islet.hooks.addFilter("islet/preview", withoutHandles);
  framesWithFilter.add(frame);
  void frame.islet.preview(host);
}
