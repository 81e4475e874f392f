/**
 * Whether an import map of the page says which bytes a module must have. The browser then checks this address, and no other
 * that leads to the same file.
 * @param url absolute
 */
export function hasIntegrity(url: string): boolean {
  const maps = HTMLDocument.prototype.querySelectorAll.call(document, "script[type=importmap]");
  return [...maps].some((map) => integrityIn(map).some((address) => absolute(address) === url));
}

/** The addresses of which a map says it; none of a map that the browser cannot read either. */
function integrityIn({ textContent }: Element): string[] {
  try {
    return Object.keys((JSON.parse(textContent ?? "") as { integrity?: object }).integrity ?? {});
  } catch {
    return [];
  }
}

function absolute(address: string): string | undefined {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return undefined;
  }
}
