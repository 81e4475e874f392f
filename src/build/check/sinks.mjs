const evaluation = [/(?<![\w$.])eval\(/, /\bnew Function\b/, /\bdocument\.write(ln)?\(/];
const htmlSink = /\.innerHTML\s*=(?!=)/;

/**
 * The ways to turn text into code or markup that a built file contains; a strict policy would stop them on the page.
 * DOMPurify parses markup for a living; React keeps a sink for a property that lint forbids here.
 * @param {{ name: string, code: string, react: string }} file `react` is the name of React's chunk
 * @returns {string[]} the offending code
 */
export function sinksIn({ name, code, react }) {
  if (code.includes("ALLOWED_URI_REGEXP")) return [];
  const patterns = name === react ? evaluation : [...evaluation, htmlSink];
  return patterns.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}
