/**
 * The folder that `islet.js` was loaded from, ending with a slash; `null` if the script was inlined or renamed.
 * `configured` is `public_path` of the page configuration and wins.
 */
export function publicPath(scriptUrl: string, configured: string | undefined): string | null {
  try {
    const url = configured ? new URL(configured, document.baseURI) : new URL(scriptUrl);
    const isFolder = url.protocol.startsWith("http") && url.pathname.endsWith(configured ? "/" : "/islet.js");
    return isFolder ? new URL(".", url).href : null;
  } catch {
    return null;
  }
}
