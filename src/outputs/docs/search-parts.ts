import type { Part } from "./browser/search-index.ts";
import { plainText, slugOf } from "./render-markdown.ts";
import type { SitePage } from "./site-pages.ts";

/** How much of a part is searched. */
const MOST_CHARACTERS = 1_200;

/** Code is searched, too, but not the fences and rules of tables around it. */
const textOf = (markdown: string): string =>
  plainText(
    markdown
      .replaceAll(/^```.*$/gm, "")
      .replaceAll(/^\|[ |:-]+\|$/gm, "")
      .replaceAll("|", " "),
  ).slice(0, MOST_CHARACTERS);

/** The parts of a page, by its headings, for the search. */
export function searchParts({ address, title, markdown, headings, widget }: SitePage): Part[] {
  const outside = markdown.replaceAll(/^```.*?^```$/gms, (code) => code.replaceAll(/^#/gm, " #"));
  const [first = "", ...rest] = outside.replace(/^# .+$/m, "").split(/^(?=#{2,4} )/m);
  const whole = { address, page: title, heading: "", text: `${widget ?? ""} ${textOf(first)}`.trim() };
  const used = new Set<string>();
  const parts = rest.map((part): Part => {
    const [line = "", ...lines] = part.split("\n");
    const heading = plainText(line.replace(/^#+ /, ""));
    const found = headings.find(({ text, id }) => text === heading && !used.has(id));
    const id = found?.id ?? slugOf(heading);
    used.add(id);
    return { address: `${address}#${id}`, page: title, heading, text: textOf(lines.join("\n")) };
  });
  return [whole, ...parts];
}
