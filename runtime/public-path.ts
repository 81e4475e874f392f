const folderOf = (url: URL, ending: string) =>
  url.protocol.startsWith("http") && url.pathname.endsWith(ending) ? new URL(".", url).href : null;

/**
 * The folder that `islet.js` was loaded from, with a slash at the end (clause runtime.7); `null` where the script
 * was inlined or renamed, so that its own address says nothing. `configured` is `public_path` of the page
 * configuration and wins.
 */
export function publicPath(scriptUrl: string, configured: string | undefined): string | null {
  try {
    return configured
      ? folderOf(new URL(configured, document.baseURI), "/")
      : folderOf(new URL(scriptUrl), "/islet.js");
  } catch {
    return null;
  }
}
