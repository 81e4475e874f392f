import { describe, expect, it } from "vitest";
import { codeBlock, renderMarkdown, slugOf } from "./render-markdown.ts";
import { createSiteLinks } from "./site-links.ts";

const document = { path: "runtime/CSP.md", address: "guides/csp/" };
const rendered = (markdown: string) => renderMarkdown(document, markdown, createSiteLinks([document]));

describe("a document on the site", () => {
  it("has its title and its first paragraph apart", () => {
    const { title, summary, lead, html } = rendered("# A `title`\n\nThe *first*\nparagraph.\n\nThe rest.\n");
    expect({ title, summary }).toEqual({ title: "A title", summary: "The first paragraph." });
    expect(lead).toBe("<p>The <em>first</em>\nparagraph.</p>\n");
    expect(html).toBe("<p>The rest.</p>\n");
  });

  it("begins with code if its Markdown does", () => {
    const { lead, html, summary } = rendered("# Policy\n\n```\nscript-src\n```\n");
    expect([lead, summary]).toEqual(["", "Policy"]);
    expect(html).toContain("script-src");
  });

  it("shows HTML in its text as text, and no comments", () => {
    const { html } = rendered("# A\n\nB\n\n<b onclick=x>C</b> <!-- size: entry -->4 kB<!-- /size -->\n");
    expect(html).toBe("<p>&lt;b onclick=x&gt;C&lt;/b&gt; 4 kB</p>\n");
  });

  it("has headings with the ids that GitHub gives them, each once", () => {
    const { headings } = rendered("# A\n\nB\n\n## Who `can` do it?\n\n## Two words\n\n### Two words\n");
    expect(headings.map(({ id }) => id)).toEqual(["who-can-do-it", "two-words", "two-words-1"]);
    expect(slugOf("Caching, versions, other hosts")).toBe("caching-versions-other-hosts");
  });

  it("has code that the widget code-highlight colours, and that stays text", () => {
    expect(codeBlock("<b>", "twig")).toContain('<code class="language-html">&lt;b&gt;</code>');
    expect(codeBlock("npm start")).toContain('class="language-none"');
  });
});
