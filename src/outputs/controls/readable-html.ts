import type { Printed, PrintedElement } from "#runtime/template/evaluate.ts";
import { htmlOf } from "#runtime/template/html.ts";

/** Elements around whose children space shows nothing. */
const BLOCK = /^(?:article|aside|details|div|figure|footer|header|li|main|nav|ol|section|ul)$/;

/** Columns of a line that holds an element with all that is inside. */
const WIDTH = 120;

/** HTML of the caller's own, by the number of a row. */
type InnerOf = NonNullable<Parameters<typeof htmlOf>[1]>;

/**
 * What a template printed, to be read by people: an element for each line, or with all that is inside where that is a text,
 * or one element, and fits.
 */
export const readableHtml = (printed: readonly Printed[], innerOf?: InnerOf, depth = 0): readonly string[] =>
  printed.flatMap((piece) => {
    const indent = "  ".repeat(depth);
    const html = withoutEmpty(htmlOf([piece], innerOf));
    if (html.trim() === "") return [];
    const line = indent + html;
    if (isPlace(piece) || !("element" in piece) || !BLOCK.test(piece.element)) return [line];
    const children = piece.children.filter(isSeen);
    const isFlat = children.some((child) => typeof child === "string") || children.length < 2;
    if (isFlat && line.length <= WIDTH) return [line];
    const [start, end] = tagsOf(piece);
    return [indent + withoutEmpty(start), ...readableHtml(children, innerOf, depth + 1), indent + end];
  });

/** Attributes that are there or not need no value. */
const withoutEmpty = (html: string) => html.replaceAll(/ (hidden|open)=""/g, " $1");

const isSeen = (piece: Printed) => typeof piece !== "string" || piece.trim() !== "";

const isPlace = (piece: Printed): piece is Exclude<Printed, PrintedElement> =>
  typeof piece === "string" || "inner" in piece;

function tagsOf(element: PrintedElement): [start: string, end: string] {
  const end = `</${element.element}>`;
  return [htmlOf([{ ...element, children: [] }]).slice(0, -end.length), end];
}
