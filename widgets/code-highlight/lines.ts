/** A range of lines, both ends included; the first line is 1. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The ranges in a text such as `2, 4-6`, within so many lines. */
export function lineRanges(text: string, lines: number): LineRange[] {
  return text.split(",").flatMap((part) => {
    const [, first, last = first] = /^\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Math.min(Number(last), lines)];
    return from >= 1 && from <= to ? [{ from, to }] : [];
  });
}

/** Code without empty lines around it, spaces at the ends of lines, and what all its lines are indented by. */
export function normalised(code: string): string {
  const lines = code
    .replace(/\r\n?/g, "\n")
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
  const indents = lines.filter(Boolean).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents.slice(0, 10_000));
  return indents.length ? lines.map((line) => line.slice(indent)).join("\n") : "";
}
