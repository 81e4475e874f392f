import { asText, html, raw } from "#fixtures/cms/markup.ts";
import { exampleHosts, examplePowers } from "../gallery/example-hosts.ts";
import { exampleSettings } from "../gallery/live-example.ts";
import { type Manifest, type WidgetEntry, widgetsIn } from "../gallery/manifest.ts";
import { factList } from "../gallery/widget-page.ts";
import { accessibilityTable } from "./accessibility-table.ts";
import { type Document, readDocument, SECTIONS, widgetDocument } from "./documents.ts";
import { exampleSection } from "./example-section.ts";
import type { EntryGroup } from "./navigation.ts";
import type { Page } from "./page-frame.ts";
import { type Rendered, renderMarkdown } from "./render-markdown.ts";
import { createSiteLinks, wayBetween } from "./site-links.ts";

/** All pages of the site, and how they are listed. */
export interface SitePages {
  readonly pages: readonly SitePage[];
  readonly groups: readonly EntryGroup[];
}

/** A page with the Markdown that it is made of. */
export interface SitePage extends Page {
  readonly markdown: string;
  /** The widget whose page it is. */
  readonly widget?: string;
  /** The project's files that it shows. */
  readonly files: readonly string[];
}

/** A document's own page. */
interface Made {
  readonly document: Document;
  readonly markdown: string;
  readonly rendered: Rendered;
}

const leadOf = ({ lead }: Rendered) => html`<div class="docs-lead">${raw(lead)}</div>`;

const pageOf = ({ document, markdown, rendered }: Made): SitePage => ({
  address: document.address,
  title: rendered.title,
  summary: rendered.summary,
  lead: leadOf(rendered),
  body: html`${raw(rendered.html)}`,
  headings: rendered.headings,
  markdown,
  files: rendered.files,
});

const EXAMPLE_HEADINGS = [
  { level: 2, text: "Live", id: "gallery-live-title" },
  { level: 2, text: "Copy it", id: "copy" },
];

const powers: Readonly<Record<string, object>> = examplePowers;

const SIZE_HEADING = { level: 2, text: "Size and browsers", id: "size" };

const sizeSection = (
  { own, kind, style }: WidgetEntry,
  from: string,
) => html`<h2 id="${SIZE_HEADING.id}">${SIZE_HEADING.text}</h2>
<p>Its own code is ${(own / 1000).toFixed(1)} kB after brotli${style && ", and it has a style sheet of its own"}.${kind === "island" && " The first such widget of a page also loads React, or Preact in the smaller build."}
<a href="${wayBetween(from, "reference/build/")}#sizes">The sizes of everything</a></p>
<p>It runs in <a href="${wayBetween(from, "guides/versions-and-support/")}#browsers">all supported browsers</a>.</p>`;

/** The page of a widget: its example before what its README says. */
function widgetPageOf(made: Made, name: string, widget: WidgetEntry): SitePage {
  const page = pageOf(made);
  const own = exampleSettings.get(name) ?? powers[name];
  return {
    ...page,
    widget: name,
    title: widget.editor.title,
    lead: html`${page.lead}${factList({ name, widget })}`,
    body: html`${exampleSection({ name, widget, address: page.address })}${page.body}${sizeSection(widget, page.address)}`,
    headings: [...EXAMPLE_HEADINGS, ...page.headings, SIZE_HEADING],
    hasExample: true,
    config: { allowed_hosts: exampleHosts, ...(own && { widget_settings: { [name]: own } }) },
  };
}

/** The first page, with what its first example shows. */
function firstPage(page: SitePage): SitePage {
  const example = /^<div data-widget[^]*?^<\/div>$/m.exec(page.markdown)?.[0] ?? "";
  const [code = "", ...rest] = asText(page.body).split(/(?<=<\/pre><\/div>\n)/);
  return {
    ...page,
    lead: html`${page.lead}<p class="docs-actions"><a class="button alt" href="guides/your-first-widget/">Your first widget</a> <a class="button" href="widgets/">All widgets</a></p>`,
    body: html`${raw(code)}<div class="docs-demo">${raw(example)}</div>${raw(rest.join(""))}`,
  };
}

/** Makes all pages from the project's Markdown and a build's manifest. */
export function makePages(manifest: Manifest): SitePages {
  const widgets = Object.entries(manifest.widgets);
  const documents = [
    ...SECTIONS.flatMap((section) => section.documents),
    ...widgets.map(([name]) => widgetDocument(name)),
  ];
  const links = createSiteLinks(documents);
  const make = (document: Document): Made => {
    const markdown = readDocument(document);
    return { document, markdown, rendered: renderMarkdown(document, markdown, links) };
  };
  const guides = SECTIONS.map(({ title, documents: own }) => ({
    title,
    isLong: false,
    made: own.map((document) => ({ title: document.title, page: pageOf(make(document)) })),
  }));
  const byCategory = Object.entries(manifest.categories).map(([id, { title }]) => ({
    title,
    isLong: true,
    made: widgetsIn(manifest, id).map(([name, widget]) => ({
      title: widget.editor.title,
      page: widgetPageOf(make(widgetDocument(name)), name, widget),
    })),
  }));
  const all = [...guides, ...byCategory];
  const widgetPages = byCategory.flatMap(({ made }) => made.map(({ page }) => page));
  const finished = (page: SitePage) => {
    if (page.address === "") return firstPage(page);
    if (page.address !== "guides/accessibility-statement/") return page;
    return { ...page, body: html`${page.body}${accessibilityTable(widgetPages, page.address)}` };
  };
  return {
    pages: all.flatMap(({ made }) => made.map(({ page }) => finished(page))),
    groups: all.map(({ title, isLong, made }) => ({
      ...{ title, isLong },
      entries: made.map(({ title: short, page }) => ({
        address: page.address,
        title: short ?? page.title,
        summary: page.summary,
      })),
    })),
  };
}
