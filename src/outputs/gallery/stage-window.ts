import { isHtmlElement } from "#runtime/node-type.ts";

/** The window in which the example runs: this one, or that of the frame as wide as a phone, once it has loaded. */
export async function stageWindow(): Promise<Window & typeof globalThis> {
  const frame = document.querySelector<HTMLIFrameElement>("#gallery-phone");
  if (!frame) return window;
  const isThere = () => frame.contentDocument?.getElementById("gallery-stage");
  if (!isThere()) await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  return (frame.contentWindow ?? window) as Window & typeof globalThis;
}

/** The element of a window's page that holds the example. */
export function stageIn({ document }: Window): HTMLElement {
  const stage = document.getElementById("gallery-stage");
  if (isHtmlElement(stage)) return stage;
  throw new Error("The gallery's page has no stage.");
}
