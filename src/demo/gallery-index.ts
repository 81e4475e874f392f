import { html, type Markup } from "#fixtures/cms/markup.ts";
import { summaryOf, type WidgetEntry } from "./manifest.ts";
import { factList } from "./widget-page.ts";

type Widgets = ReadonlyMap<string, WidgetEntry>;

const card = ([name, widget]: readonly [string, WidgetEntry]): Markup => html`<li class="gallery-card">
	<h3><a href="/gallery/${name}/">${name}</a></h3>
	<p>${summaryOf(name)}</p>
	${factList(widget)}
</li>`;

const kinds = [
  ["island", "Islands", "React draws the inside of their element."],
  [
    "enhancer",
    "Enhancers",
    "Plain scripts that teach the server's own elements to behave. They load no React.",
  ],
] as const;

const kindSection = (widgets: Widgets, [kind, title, about]: (typeof kinds)[number]): Markup =>
  html`<section aria-labelledby="gallery-${kind}">
	<h2 id="gallery-${kind}">${title}</h2>
	<p>${about}</p>
	<ul class="gallery-cards">${[...widgets].filter(([, widget]) => widget.kind === kind).map(card)}</ul>
</section>`;

/** The page that lists all widgets. */
export const galleryIndex = (widgets: Widgets): Markup => html`<main class="site-main">
	<header class="entry-header"><h1>Widgets</h1>
		<p class="lead">${widgets.size} widgets, each live on a page of its own with its markup, its settings and its events.</p></header>
	${kinds.map((kind) => kindSection(widgets, kind))}
</main>`;
