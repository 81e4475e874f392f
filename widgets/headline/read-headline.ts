import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** The printed elements of a headline. */
export interface Headline {
  /** Around all texts. */
  readonly title: HTMLElement;
  /** Around the words that take turns or get a mark. */
  readonly words: HTMLElement;
  /** At least one. */
  readonly list: readonly HTMLElement[];
}

/** Finds the elements of a headline. Throws if it has no words. */
export function readHeadline(host: HTMLElement, { parts }: Settings): Headline {
  const words = selectAll(host, parts.words).find(isHtmlElement);
  const list = words ? selectAll(words, parts.word).filter(isHtmlElement) : [];
  if (!words || list.length === 0)
    throw missing("its element must hold an element of words, and words in it");
  return { title: words.parentElement ?? host, words, list };
}
