/**
 * The folder that `islet.js` was loaded from, ending with a slash; `null` if the script was inlined or renamed.
 * `configured` is `public_path` of the page configuration and wins.
 */
export function publicPath(scriptUrl: string | undefined, configured: string | undefined): string | null {
  try {
    // An element named baseURI hides that of the document, not that of a node.
    const url = new URL(configured || (scriptUrl as string), new Text().baseURI);
    const isFolder = url.protocol.startsWith("http") && url.pathname.endsWith(configured ? "/" : "/islet.js");
    return isFolder ? new URL(".", url).href : null;
  } catch {
    return null;
  }
}

/**
 * The address of the script that made an error, or `undefined` if its stack names none. Islet may run as a module or as a
 * classic script: `import.meta` does not parse in the one, `document.currentScript` is missing in the other, and any
 * element with that name pretends to be it.
 */
export const scriptUrlOf = ({ stack }: Error): string | undefined =>
  /\w+:\S+(?=:\d+:\d+)/.exec(`${stack}`)?.[0];
