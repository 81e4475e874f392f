/** An option of a select, as a search sees it. */
export interface Entry {
  readonly option: HTMLOptionElement;
  readonly text: string;
  /** The text as `fold` leaves it. */
  readonly words: string;
  readonly code: string;
}

/** Lower case, without accents, with single spaces for everything that is neither a letter nor a digit. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The options that a visitor can choose. */
export const entriesOf = ({ options }: HTMLSelectElement): Entry[] =>
  [...options].flatMap((option) => {
    const text = option.text.trim();
    const isOut = !text || option.hidden || option.matches(":disabled");
    return isOut ? [] : { option, text, words: fold(text), code: fold(option.value) };
  });

/**
 * The entries that contain what was typed: first the one with this code, then those that begin with it, then those in
 * which a word does. An empty search finds all of them, in their order.
 */
export function matchingEntries(entries: readonly Entry[], typed: string): readonly Entry[] {
  const search = fold(typed);
  if (!search) return entries;
  const ranks = new Map(entries.map((entry) => [entry, rank(entry, search)]));
  const rankOf = (entry: Entry) => ranks.get(entry) ?? NO_MATCH;
  return entries.filter((entry) => rankOf(entry) < NO_MATCH).sort((a, b) => rankOf(a) - rankOf(b));
}

const NO_MATCH = 4;

function rank({ code, words }: Entry, search: string): number {
  if (code === search) return 0;
  if (words.startsWith(search)) return 1;
  if (words.includes(` ${search}`)) return 2;
  return words.includes(search) ? 3 : NO_MATCH;
}
