/** The most scripts that are run from one response. */
const MAX_SCRIPTS = 20;

/** The texts of the inline scripts in some markup, in order; scripts with a `src` are left out. */
function inlineScriptsIn(html: string): string[] {
  const scripts: string[] = [];
  // toLowerCase() changes the length of some texts, so only ASCII letters are lowered.
  const lowered = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = lowered.indexOf("<script");
  while (at >= 0 && scripts.length < MAX_SCRIPTS) {
    const start = lowered.indexOf(">", at);
    const end = lowered.indexOf("</script", start);
    if (start < 0 || end < 0) break;
    if (!/\ssrc\s*=/.test(lowered.slice(at, start))) scripts.push(html.slice(start + 1, end));
    at = lowered.indexOf("<script", end);
  }
  return scripts;
}

/**
 * Runs the inline scripts of some markup under the page's nonce.
 * @param parent gets each script element for a moment; the code has run when it is removed
 * @throws under a policy with Trusted Types, which forbids such text
 */
export function runInlineScripts(html: string, nonce: string, parent: HTMLElement): void {
  for (const code of inlineScriptsIn(html)) {
    const script = document.createElement("script");
    script.nonce = nonce;
    script.textContent = code;
    parent.append(script);
    script.remove();
  }
}
