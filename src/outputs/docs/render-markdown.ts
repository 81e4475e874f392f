import { posix } from "node:path";
import { Marked, type RendererObject, type Tokens } from "marked";
import { type Document, projectFile } from "./documents.ts";
import type { SiteLinks } from "./site-links.ts";
import { wayBetween } from "./site-links.ts";
import { webpSize } from "./webp-size.ts";

/** A heading of a page, to which links lead. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** A Markdown document as a page shows it. */
export interface Rendered {
  readonly title: string;
  /** The first paragraph; empty if the document begins with something else. */
  readonly lead: string;
  /** All after it. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The first paragraph that is there, as plain text. */
  readonly summary: string;
  /** The project's files that the page shows, such as pictures, by their path. */
  readonly files: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/** The id that GitHub gives a heading, so that the links in the Markdown lead to it. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");

/** The languages that the widget `code-highlight` knows under other names, or that are close enough. */
const LANGUAGES: Readonly<Record<string, string>> = {
  js: "javascript",
  ts: "typescript",
  liquid: "html",
  twig: "html",
  njk: "html",
  sh: "bash",
};

/** Code with colours and a button that copies it, which the site's own Islet adds. */
export function codeBlock(code: string, language = "none", id?: string): string {
  const name = LANGUAGES[language] ?? (language || "none");
  const settings = name === "none" ? '{"language":"none","copy":true}' : '{"copy":true}';
  const marker = `data-widget="code-highlight" data-settings="${escapeHtml(settings)}"`;
  const attributes = `class="language-${name}"${id ? ` id="${id}"` : ""}`;
  return `<div class="docs-code" ${marker}><pre tabindex="0"><code ${attributes}>${escapeHtml(code)}</code></pre></div>\n`;
}

/** Only comments of the Markdown are HTML; they are notes for the build. */
const plainOf = (text: string): string => text.replaceAll(/<!--.*?-->/gs, "");

const WORDS_OF_TOKENS = (tokens: readonly { readonly raw: string; readonly type: string; text?: string }[]) =>
  tokens.map((token) => ("text" in token ? (token.text ?? "") : token.raw)).join("");

interface Context {
  readonly document: Document;
  readonly links: SiteLinks;
  readonly headings: Heading[];
  readonly files: string[];
}

/** Ids of headings are unique on a page, numbered as GitHub does. */
function uniqueId(text: string, headings: readonly Heading[]): string {
  const slug = slugOf(text);
  const others = headings.filter(({ id }) => id === slug || id.replace(/-\d+$/, "") === slug).length;
  return others > 0 ? `${slug}-${others}` : slug;
}

function rendererOf({ document, links, headings, files }: Context): RendererObject {
  return {
    heading({ tokens, depth }: Tokens.Heading) {
      const text = plainText(WORDS_OF_TOKENS(tokens));
      const id = uniqueId(text, headings);
      headings.push({ level: depth, text, id });
      const inner = this.parser.parseInline(tokens);
      return `<h${depth} id="${id}">${inner} <a class="docs-anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”"></a></h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const inner = this.parser.parseInline(tokens);
      const target = links.linkFrom(document, href);
      return target === undefined
        ? `<span class="docs-file">${inner}</span>`
        : `<a href="${escapeHtml(target)}">${inner}</a>`;
    },
    image({ href, text }: Tokens.Image) {
      const path = posix.join(posix.dirname(document.path), href);
      const file = projectFile(path);
      if (!file) throw new Error(`${document.path} shows ${href}, which is not there.`);
      files.push(path);
      const source = wayBetween(document.address, `assets/files/${posix.basename(path)}`);
      const { width, height } = webpSize(file);
      return `<img src="${source}" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy">`;
    },
    code: ({ text, lang }: Tokens.Code) => codeBlock(text, lang),
    table(token: Tokens.Table) {
      const head = token.header.map(({ text, tokens }) =>
        text === "" ? "<td></td>" : `<th scope="col">${this.parser.parseInline(tokens)}</th>`,
      );
      const cells = (row: readonly Tokens.TableCell[]) =>
        row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`).join("");
      const label = headings.at(-1)?.text ?? "";
      const rows = token.rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n");
      return `<div class="docs-table" role="group" tabindex="0" aria-label="Table: ${escapeHtml(label)}"><table><thead><tr>${head.join("")}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(plainOf(text)),
  };
}

/** Words without the marks of Markdown. */
export const plainText = (markdown: string): string =>
  plainOf(markdown)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Renders a document. Its links lead to the pages of other documents. */
export function renderMarkdown(document: Document, markdown: string, links: SiteLinks): Rendered {
  const headings: Heading[] = [];
  const files: string[] = [];
  const marked = new Marked({ renderer: rendererOf({ document, links, headings, files }) });
  const text = plainOf(markdown);
  const [, title = "", body = ""] = /^# (.+)\n([^]*)$/m.exec(text) ?? [];
  const blocks = body.trim().split(/\n\s*\n/);
  const isText = (block: string) => /^(?!```)[\w`*["]/.test(block);
  const lead = isText(blocks[0] ?? "") ? (blocks[0] ?? "") : "";
  const parse = (part: string) => marked.parse(part, { async: false });
  return {
    ...{ title: plainText(title), summary: plainText(blocks.find(isText) ?? title), headings, files },
    lead: parse(lead),
    html: parse(body.trim().slice(lead.length)),
  };
}
