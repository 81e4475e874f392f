/**
 * Runs the inline scripts of some markup under the page's nonce.
 * @param parent gets each script element for a moment; the code has run when it is removed
 * @throws under a policy with Trusted Types, which forbids such text
 */
export function runInlineScripts(html: string, nonce: string, parent: HTMLElement): void {
  for (const code of inlineScriptsOf(html)) {
    const script = document.createElement("script");
    script.nonce = nonce;
    script.textContent = code;
    parent.append(script);
    script.remove();
  }
}

/** The most scripts that are taken from one text. */
const MAX_SCRIPTS = 20;

const JAVASCRIPT = /^(?:|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Returns the texts of the inline scripts in some markup, in order. A browser parses the markup into a document that runs
 * nothing, so text that only looks like a script is none: in an attribute, a comment, a text field, a data block, a
 * template.
 * @throws under a policy with Trusted Types, under which no such text could be run
 */
function inlineScriptsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const scripts: Iterable<HTMLScriptElement> = HTMLDocument.prototype.querySelectorAll.call(
    page,
    "script:not([src], noscript *, svg *, math *)",
  ) as NodeListOf<HTMLScriptElement>;
  return [...scripts]
    .filter((script) => JAVASCRIPT.test(script.getAttribute("type")?.trim() ?? ""))
    .slice(0, MAX_SCRIPTS)
    .map(({ textContent }) => textContent);
}
