/** In small letters, without accents. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

/** Whether a text has every word of a query, or a word that begins with it. */
export function isFound(text: string, query: string): boolean {
  const words = plain(text).split(/[^\p{Letter}\p{Number}]+/u);
  const wanted = plain(query).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

/** How well a title fits a query, the best first: it is the query, begins with it, has its words, or has not. */
export function rankOf(title: string, query: string): number {
  const [given, wanted] = [plain(title), plain(query.trim())];
  if (given === wanted) return 0;
  if (given.startsWith(wanted)) return 1;
  return isFound(title, query) ? 2 : 3;
}

/** How many widgets a search has found, as a sentence. */
export function searchSummary(found: number, all: number): string {
  if (found === 0) return "No widget has all of these words.";
  return found === all ? `${all} widgets.` : `${found} of ${all} widgets.`;
}
