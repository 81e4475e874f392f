/**
 * Replaces src/shared/browser/safe-html.ts in tests that only need clean markup, because DOMPurify needs a real browser's parser.
 * Browser tests cover the sanitiser itself.
 */
export function sanitise(html: string): Promise<DocumentFragment> {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll("script, style, base, meta")) element.remove();
  return Promise.resolve(document.importNode(template.content, true));
}

export const markupOf = (elements: readonly Element[]): string =>
  elements.map(({ outerHTML }) => outerHTML).join("");
