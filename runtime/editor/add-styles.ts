/**
 * Adds rules to the page until the signal aborts; a strict policy does not block them. Browsers that cannot share style
 * sheets show the browser's own look.
 */
export function addStyles(rules: string, signal: AbortSignal): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    signal.addEventListener("abort", () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  } catch {}
}
