import type { Islet } from "#runtime/start/islet.ts";

/** The copy of the runtime in the canvas, which has a preview in editors. */
type EditorIslet = Islet & { preview?(host: Element | null): Promise<void> };

/** The runtime of the page that an element is on. */
export const isletOf = ({ ownerDocument }: Element): EditorIslet | undefined =>
  ownerDocument.defaultView?.islet;

/** The document that shows the page: that of a frame, unless a block of another plugin cannot stand in one. */
export const canvasDocument = (): Document =>
  document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ?? document;
