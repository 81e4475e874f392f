import type { EntryGroup } from "./navigation.ts";
import type { SitePage } from "./site-pages.ts";

/** `llms.txt`: what the site holds, with a link and a sentence for each page (llmstxt.org). */
export function llmsIndex([first]: readonly SitePage[], groups: readonly EntryGroup[]): string {
  const section = ({ title, entries }: EntryGroup) =>
    `## ${title}\n\n${entries.map((entry) => `- [${entry.title}](${entry.address || "./"}): ${entry.summary}`).join("\n")}\n`;
  return `# Islet\n\n> ${first?.summary ?? ""}\n\nThe text of all pages in one file: [llms-full.txt](llms-full.txt).\n\n${groups.map(section).join("\n")}`;
}

/** `llms-full.txt`: the Markdown of all pages, each after its address. */
export const llmsFull = (pages: readonly SitePage[]): string =>
  pages
    .map(
      ({ address, markdown }) =>
        `<!-- ${address || "./"} -->\n\n${markdown.replaceAll(/<!--.*?-->/gs, "").trim()}\n`,
    )
    .join("\n");
