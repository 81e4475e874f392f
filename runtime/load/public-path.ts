/**
 * The folder of Islet's files, ending with a slash; `false` if the address is none, or that of another script.
 * @param address of the folder, as the page configuration has it, or of `islet.js`
 */
export function publicPath(address: string | undefined, isFolder: unknown): string | false {
  try {
    // An element named baseURI hides that of the document, not that of a node.
    const url = new URL(address as string, new Text().baseURI);
    const isOurs = url.protocol.startsWith("http") && url.pathname.endsWith(isFolder ? "/" : "/islet.js");
    return isOurs && new URL(".", url).href;
  } catch {
    return false;
  }
}

/**
 * The address of the script where an error was made, by its `stack`; `undefined` if that names none. Islet may run as a module
 * or as a classic script: `import.meta` does not parse in the one, `document.currentScript` is missing in the other, and any
 * element with that name pretends to be it.
 */
export const scriptUrlOf = (stack: unknown): string | undefined =>
  // What is no text, as some tools make it, is read as text.
  /\w+:\S+(?=:\d+:\d+)/.exec(stack as string)?.[0];
