import { AROUND, markAdded } from "#runtime/added.ts";
import { isElement, isText } from "#runtime/node-type.ts";

/** A hashtag begins a text, or follows space, an opening bracket or a quotation mark. */
const HASHTAG = /(?<=^|[\s\p{Ps}\p{Pi}"'])[#\uFF03]([\p{L}\p{N}_][\p{L}\p{N}\p{M}_\u200C\u200D]*)/gu;
/** A colour. */
const SIX_DIGITS = /^[\da-f]{6}$/i;
const NOT_HERE = "a, button, script, style, textarea";
const BREAKS = "br, p, div, li, img.cff-linebreak";

const addressOf = (tag: string) => `https://www.facebook.com/hashtag/${encodeURIComponent(tag)}`;

function createLink(text: string, tag: string, colour: string | undefined): HTMLAnchorElement {
  const link = markAdded(document.createElement("a"), AROUND);
  link.href = addressOf(tag);
  link.target = "_blank";
  link.rel = "nofollow noopener noreferrer";
  link.textContent = text;
  if (colour !== undefined) link.style.color = colour;
  return link;
}

/** A text with its hashtags as links; `undefined` if it has none. `before` is the character before it. */
function linked(text: string, before: string, colour: string | undefined): (string | Node)[] | undefined {
  const parts: (string | Node)[] = [];
  let end = before.length;
  const whole = before + text;
  for (const { 0: hashtag, 1: tag = "", index } of whole.matchAll(HASHTAG)) {
    if (index < before.length || SIX_DIGITS.test(tag)) continue;
    parts.push(whole.slice(end, index), createLink(hashtag, tag, colour));
    end = index + hashtag.length;
  }
  return parts.length ? [...parts, whole.slice(end)] : undefined;
}

function replace(text: Text, parts: readonly (string | Node)[]): () => void {
  const nodes = parts.map((part) => (typeof part === "string" ? document.createTextNode(part) : part));
  text.replaceWith(...nodes);
  return () => {
    (nodes[0] as ChildNode).before(text);
    for (const node of nodes) (node as ChildNode).remove();
  };
}

/**
 * Makes the hashtags in an element links to the network's pages, in this colour if there is one. What is a link already
 * stays as it is. Returns what undoes it.
 */
export function linkHashtags(element: Element, colour: string | undefined): () => void {
  const undos: (() => void)[] = [];
  let before = "";

  function visit(node: Node) {
    if (isText(node)) {
      const parts = linked(node.data, before, colour);
      before = node.data.slice(-1) || before;
      if (parts) undos.push(replace(node, parts));
    } else if (isElement(node)) {
      if (node.matches(BREAKS)) before = "\n";
      if (node.matches(NOT_HERE)) before = node.textContent?.slice(-1) ?? before;
      else for (const child of [...node.childNodes]) visit(child);
    }
  }

  for (const child of [...element.childNodes]) visit(child);
  return () => {
    for (const undo of undos) undo();
  };
}
