import { inlineScriptsOf } from "#browser/inline-scripts.ts";

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
