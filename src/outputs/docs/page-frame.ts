import { html, jsonForScript, type Markup, raw } from "#fixtures/cms/markup.ts";
import { exampleHosts } from "../gallery/example-hosts.ts";
import { type EntryGroup, navigation, neighbours } from "./navigation.ts";
import type { Heading } from "./render-markdown.ts";
import { wayBetween } from "./site-links.ts";

/** A page of the site. */
export interface Page {
  /** Below the site, with a slash at the end; empty for the first page. */
  readonly address: string;
  readonly title: string;
  /** One sentence, for search engines and lists. */
  readonly summary: string;
  /** Between the title and the body. */
  readonly lead?: Markup | undefined;
  readonly body: Markup;
  readonly headings: readonly Heading[];
  /** Whether a widget runs on it whose settings can be changed. */
  readonly hasExample?: boolean;
  /** Fields of the page configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** What all pages have in common. */
export interface Site {
  readonly version: string;
  readonly groups: readonly EntryGroup[];
}

const SOURCES = exampleHosts.map((host) => `https://${host}`).join(" ");

/** The policy of `runtime/CSP.md`, with the hosts of the examples' frames. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  `frame-src ${SOURCES}`,
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types islet",
].join("; ");

const style = (page: Page, name: string): Markup =>
  html`<link rel="stylesheet" href="${wayBetween(page.address, `assets/${name}`)}">`;

const script = (page: Page, name: string): Markup =>
  html`<script type="module" src="${wayBetween(page.address, `assets/${name}`)}"></script>`;

const head = (page: Page): Markup => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.address === "" ? "Islet documentation" : `${page.title} – Islet`}</title>
<meta name="description" content="${page.summary}">
<meta name="color-scheme" content="light dark">
<link rel="canonical" href="./">
<link rel="icon" href="${wayBetween(page.address, "assets/icon.svg")}" type="image/svg+xml">
<script src="${wayBetween(page.address, "assets/colour-scheme.js")}"></script>
${style(page, "islet/islet.css")}
${style(page, "docs.css")}
${page.hasExample && style(page, "example.css")}
<script type="application/json" id="islet-config">${jsonForScript({ docs_url: `${wayBetween(page.address, "widgets/")}%%widget%%/`, locale: "en-GB", timezone: "Europe/London", ...page.config })}</script>
${script(page, "islet/islet.js")}
${script(page, "docs-page.js")}
${page.hasExample && script(page, "docs-example.js")}
</head>`;

const header = ({ address }: Page, { version }: Site): Markup => html`<header class="docs-header">
<a class="docs-menu" href="#docs-nav" aria-controls="docs-nav">Menu</a>
<a class="docs-brand" href="${wayBetween(address, "")}"><span aria-hidden="true"></span>Islet <small>${version}</small></a>
<button type="button" class="docs-search-open" id="docs-search-open" data-root="${wayBetween(address, "")}" hidden>Search <kbd>/</kbd></button>
<button type="button" class="docs-scheme" id="docs-scheme" aria-pressed="false" hidden>Dark</button>
</header>`;

/** The list that the widget `table-of-contents` takes over; it stays where no script runs. */
function contents({ headings }: Page): Markup | false {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < 2) return false;
  const settings = JSON.stringify({
    headings_by_tags: ["h2", "h3"],
    title: "On this page",
    container: ".docs-prose",
    marker_view: "bullets",
    exclude_headings_by_selector: [".gallery-stage *", ".docs-example h3"],
  });
  const tops = shown.filter(({ level }, index) => level === 2 || index === 0);
  const below = (top: Heading) => {
    const rest = shown.slice(shown.indexOf(top) + 1);
    const end = rest.findIndex(({ level }) => level === 2);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const item = (heading: Heading, inner: readonly Heading[]): Markup =>
    html`<li><a href="#${heading.id}">${heading.text}</a>${inner.length > 0 && html`<ul>${inner.map((one) => item(one, []))}</ul>`}</li>`;
  return html`<div class="docs-contents"><div data-widget="table-of-contents" data-settings="${settings}">
<p>On this page</p>
<ul>${tops.map((top) => item(top, below(top)))}</ul>
</div></div>`;
}

/** The HTML of a page. */
export const pageFrame = (page: Page, site: Site): Markup => html`<!doctype html>
<html lang="en-GB">
${head(page)}
<body>
<a class="docs-skip" href="#content">Skip to content</a>
${header(page, site)}
<div class="docs-columns">
${navigation(site.groups, page.address)}
<main class="docs-main" id="content">
<h1>${page.title}</h1>
<div class="docs-lead-box">${page.lead}</div>
${contents(page)}
<div class="docs-prose">${page.body}</div>
${neighbours(site.groups, page.address)}
</main>
</div>
</body>
</html>
`;
