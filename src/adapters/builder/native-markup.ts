/** Whether the page has such an element now. Called on the prototype: a form may be named `querySelector`. */
export const isOnPage = (selector: string): boolean =>
  Document.prototype.querySelector.call(document, selector) !== null;

/** Whether the browser knows `:has()`; Firefox does since version 121. */
export const supportsHas = (): boolean => globalThis.CSS?.supports?.("selector(:has(a))") ?? false;
