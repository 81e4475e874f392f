import { isHtmlElement } from "#runtime/node-type.ts";
import { percentDecode } from "./percent-decode.ts";

/**
 * Returns the element that a hash such as `#reviews` names; null if there is none or the hash is malformed. WordPress prints
 * ids that are percent-encoded in small letters, browsers write capitals into hashes.
 */
export function anchorTarget(root: Document, hash: string): HTMLElement | null {
  const encodedId = hash.replace(/^#/, "");
  const id = percentDecode(encodedId);
  if (!id) return null;
  // Through the prototype: a form or an image can be named `getElementById`.
  const find = (name: string) => HTMLDocument.prototype.getElementById.call(root, name);
  const target = find(encodedId) ?? find(id) ?? find(encodedId.replace(/%../g, (code) => code.toLowerCase()));
  return isHtmlElement(target) ? target : null;
}
