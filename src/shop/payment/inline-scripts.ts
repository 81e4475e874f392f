/** How many scripts one answer may bring. */
const MOST_SCRIPTS = 20;

/** The texts of the inline scripts in some markup, in their order; scripts with an address are left out. */
function inlineScriptsIn(html: string): string[] {
  const scripts: string[] = [];
  // Lower case may be longer than the text in some alphabets: only ASCII is lowered.
  const lowered = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = lowered.indexOf("<script");
  while (at >= 0 && scripts.length < MOST_SCRIPTS) {
    const start = lowered.indexOf(">", at);
    const end = lowered.indexOf("</script", start);
    if (start < 0 || end < 0) break;
    if (!/\ssrc\s*=/.test(lowered.slice(at, start))) scripts.push(html.slice(start + 1, end));
    at = lowered.indexOf("<script", end);
  }
  return scripts;
}

/**
 * Runs the inline scripts of the provider's markup under the page's nonce, where a page allows that (setting
 * `inline_scripts`; reference: shop 7.3).
 * @param place where the markup stands; the elements go again at once, their code has run
 * @throws under a policy with Trusted Types, which allows no such text
 */
export function runInlineScripts(html: string, nonce: string, place: HTMLElement): void {
  for (const code of inlineScriptsIn(html)) {
    const script = document.createElement("script");
    script.nonce = nonce;
    script.textContent = code;
    place.append(script);
    script.remove();
  }
}
