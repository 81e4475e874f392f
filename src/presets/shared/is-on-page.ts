/** Whether the page has such an element now. Called on the prototype: a form may be named `querySelector`. */
export const isOnPage = (selector: string): boolean =>
  HTMLDocument.prototype.querySelector.call(document, selector) !== null;
