import { isElement, isTag, isText } from "#runtime/node-type.ts";

/** A plugin's picture that breaks a line. */
const LINE_BREAK = "br, img.cff-linebreak";
const UNSEEN = "script, style, template, [hidden]";
const SPACE = /^[\t\n\f\r ]+$/;

/** Counts what visitors see, in document order. */
interface Counter {
  readonly limit: number;
  count: number;
  /** A space has been read that is seen only if something follows. */
  hasSpace: boolean;
}

/** Whether one more character fits; it is counted if it does. */
function fits(counter: Counter): boolean {
  const next = counter.count + (counter.hasSpace && counter.count > 0 ? 2 : 1);
  if (next > counter.limit) return false;
  counter.count = next;
  counter.hasSpace = false;
  return true;
}

/** Characters as readers see them, as far as a pattern can show. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?`;
const GRAPHEME = new RegExp(
  String.raw`\r\n|\p{RI}{2}|(?:${PICTURE}(?:\u200D${PICTURE})*|[^])[\p{M}\u{E0020}-\u{E007F}]*`,
  "gu",
);

/** A text in characters as readers see them: an emoji is one, and a letter with its accents. Reads no further than asked. */
function* graphemes(text: string): Generator<string> {
  if ("Segmenter" in Intl) for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  else for (const [grapheme] of text.matchAll(GRAPHEME)) yield grapheme;
}

/** Where a text no longer fits, without the space before that; -1 if all of it fits. */
function cutOf(text: string, counter: Counter): number {
  let end = 0;
  let index = 0;
  for (const grapheme of graphemes(text)) {
    index += grapheme.length;
    if (SPACE.test(grapheme)) counter.hasSpace = true;
    else if (fits(counter)) end = index;
    else return end;
  }
  return -1;
}

/** Cuts everything after the limit; false if there is nothing to cut. */
function cut(node: Node, counter: Counter): boolean {
  const children = [...node.childNodes];
  const index = children.findIndex((child) => cutChild(child, counter));
  if (index < 0) return false;
  for (const child of children.slice(index + 1)) child.remove();
  return true;
}

function cutChild(child: ChildNode, counter: Counter): boolean {
  if (isText(child)) {
    const end = cutOf(child.data, counter);
    if (end < 0) return false;
    child.data = child.data.slice(0, end);
    return true;
  }
  if (!isElement(child) || child.matches(UNSEEN)) return false;
  if (child.matches(LINE_BREAK)) {
    counter.hasSpace = true;
    return false;
  }
  if (!isTag(child, "img")) return cut(child, counter);
  if (fits(counter)) return false;
  child.remove();
  return true;
}

/** Takes away line breaks, space and empty elements at the end. */
function trimEnd(node: Node): void {
  for (let last = node.lastChild; last; last = node.lastChild) {
    if (isText(last)) {
      last.data = last.data.trimEnd();
      if (last.data) return;
    } else if (isElement(last) && !last.matches(LINE_BREAK)) {
      trimEnd(last);
      if (last.childNodes.length || isTag(last, "img")) return;
    }
    last.remove();
  }
}

/**
 * A copy of what is in an element, cut after `limit` characters as visitors see them: an emoji or a letter with its
 * accents is one, tags are none, and spaces in a row are one. `undefined` if there are no more.
 */
export function shortened(element: Element, limit: number): ChildNode[] | undefined {
  const pictures = element.querySelectorAll("img").length;
  if ((element.textContent ?? "").length + pictures <= limit) return undefined;
  const copy = element.cloneNode(true) as Element;
  if (!cut(copy, { limit, count: 0, hasSpace: false })) return undefined;
  trimEnd(copy);
  return [...copy.childNodes];
}
