import { percentDecode } from "./percent-decode.ts";

/** The element a hash such as `#reviews` leads to; null for none, and for a hash that is malformed (runtime.11). */
export function anchorTarget(root: Document, hash: string): HTMLElement | null {
  const raw = hash.replace(/^#/, "");
  const id = percentDecode(raw);
  if (!id) return null;
  // Through the prototype: a form or an image can be named `getElementById`.
  const find = (wanted: string) => Document.prototype.getElementById.call(root, wanted);
  const found = find(raw) ?? find(id);
  return found instanceof HTMLElement ? found : null;
}
