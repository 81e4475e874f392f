/** A part of a template that a server, or a script, runs. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** How code begins and ends: PHP; Liquid, Twig, Jinja, Nunjucks, Handlebars; ERB and EJS; texts of JavaScript. */
const ENDS = new Map([
  ["<?", "?>"],
  ["{{", "}}"],
  ["{%", "%}"],
  ["<%", "%>"],
  ["${", "}"],
]);
const BEGIN = /<\?|\{\{|\{%|<%|\$\{/g;

/** The code in a template, in order. PHP may go on to the end of the file. */
export function codeIn(text: string): CodeRange[] {
  const ranges: CodeRange[] = [];
  const absent = new Set<string>();
  let done = 0;
  for (const { 0: begin, index } of text.matchAll(BEGIN)) {
    const close = ENDS.get(begin) ?? "";
    if (index < done || absent.has(close)) continue;
    const at = text.indexOf(close, index + begin.length);
    if (at < 0) absent.add(close);
    if (at < 0 && begin !== "<?") continue;
    done = at < 0 ? text.length : at + close.length;
    ranges.push({ start: index, end: done });
  }
  return ranges;
}

/** A template with a number in place of each code, which reads as JSON; every other character stays where it is, in its line. */
export function withoutCode(text: string, ranges: readonly CodeRange[]): string {
  let rest = 0;
  const pieces = ranges.flatMap(({ start, end }) => {
    const before = text.slice(rest, start);
    rest = end;
    const lineEnds = text.slice(start, end).replaceAll(/[^\n]/g, "");
    return [before, "1".repeat(end - start - lineEnds.length), lineEnds];
  });
  return [...pieces, text.slice(rest)].join("");
}
