/** Adds style sheets to the page until the signal aborts. A policy may forbid style elements, but none of these. */
export function addStyles(texts: readonly string[], signal: AbortSignal): void {
  if (texts.length === 0 || signal.aborted) return;
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  signal.addEventListener("abort", () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  });
}
