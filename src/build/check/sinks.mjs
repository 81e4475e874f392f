const evaluation = [/(?<![\w$.])eval\(/, /\bnew Function\b/, /\bdocument\.write(ln)?\(/];
const htmlSink = /\.innerHTML\s*=(?!=)/;

/**
 * Finds code that turns text into code or markup, which a strict policy would stop. DOMPurify may parse markup. React
 * and Preact contain `innerHTML` for a property that lint forbids here, Prism for elements that it is never given.
 * @param {{ name: string, code: string, react: string }} file `react` is the name of the engine's chunk
 * @returns {string[]} the code found
 */
export function sinksIn({ name, code, react }) {
  if (code.includes("ALLOWED_URI_REGEXP")) return [];
  const isLibrary = name === react || code.includes("highlightAllUnder");
  const patterns = isLibrary ? evaluation : [...evaluation, htmlSink];
  return patterns.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}
