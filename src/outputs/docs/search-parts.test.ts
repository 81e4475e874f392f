import { describe, expect, it } from "vitest";
import { html } from "#fixtures/cms/markup.ts";
import { createIndex } from "./browser/search-index.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { searchParts } from "./search-parts.ts";
import { createSiteLinks } from "./site-links.ts";

function partsOf(address: string, markdown: string, widget?: string) {
  const document = { path: "README.md", address };
  const { title, summary, headings } = renderMarkdown(document, markdown, createSiteLinks([document]));
  const page = { address, title, summary, headings, markdown, files: [], body: html`` };
  return searchParts({ ...page, ...(widget && { widget }) });
}

const parts = [
  ...partsOf(
    "widgets/countdown/",
    "# Countdown\n\nCounts down.\n\n## Settings\n\n```html\n# no heading\n```\n\n| `end_date` | x |\n",
    "countdown",
  ),
  ...partsOf("guides/csp/", "# Content Security Policy\n\nA countdown is drawn without inline styles.\n"),
];
const find = createIndex(parts);

describe("the search", () => {
  it("has a part for a page and for each of its headings", () => {
    expect(parts.map(({ address }) => address)).toEqual([
      "widgets/countdown/",
      "widgets/countdown/#settings",
      "guides/csp/",
    ]);
    expect(parts[1]?.text).toContain("end_date");
  });

  it("finds the page of that name first, also by a beginning and with a letter missing", () => {
    for (const query of ["countdown", "countd", "coutdown"])
      expect(find(query)[0]?.address).toBe("widgets/countdown/");
  });

  it("finds a setting under its heading, and nothing for what is nowhere", () => {
    expect(find("end_date")[0]?.address).toBe("widgets/countdown/#settings");
    expect(find("xylophone")).toEqual([]);
  });
});
