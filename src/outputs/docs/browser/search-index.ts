import MiniSearch from "minisearch";

/** A part of a page, as the search finds it. */
export interface Part {
  /** Below the site, with the id of the heading. */
  readonly address: string;
  readonly page: string;
  /** Empty for the page as a whole. */
  readonly heading: string;
  readonly text: string;
}

/** How many parts are shown. */
const MOST = 12;

/** Finds parts of pages by words, also by their beginnings and with a letter or two wrong. */
export function createIndex(parts: readonly Part[]): (query: string) => Part[] {
  const index = new MiniSearch<Part & { readonly id: number }>({
    fields: ["page", "heading", "text"],
    searchOptions: { boost: { page: 6, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
  });
  index.addAll(parts.map((part, id) => ({ ...part, id })));
  return (query) =>
    index
      .search(query, { boostDocument: (id) => (parts[id as number]?.heading === "" ? 2 : 1) })
      .slice(0, MOST)
      .flatMap(({ id }) => parts[id as number] ?? []);
}
