import type { Visit } from "#fixtures/cms/env.ts";
import { query } from "#fixtures/cms/env.ts";
import { html, type Markup } from "#fixtures/cms/markup.ts";
import { looksForm } from "./looks.ts";
import { type Manifest, type WidgetEntry, widgetsIn } from "./manifest.ts";
import { isFound, searchSummary } from "./search.ts";

/** What a search looks through. */
const wordsOf = (name: string, { editor }: WidgetEntry, categoryTitle: string): string =>
  [editor.title, name, editor.about, ...editor.keywords, categoryTitle].join(" ");

interface Card {
  readonly name: string;
  readonly widget: WidgetEntry;
  readonly words: string;
  readonly isFound: boolean;
}

const card = ({
  name,
  widget,
  words,
  isFound,
}: Card): Markup => html`<li class="gallery-card" data-words="${words}"${!isFound && html` hidden`}>
	<div class="gallery-picture" data-picture="/gallery/${name}/stage/?picture"></div>
	<div class="gallery-card-text">
		<h3><a href="/gallery/${name}/">${widget.editor.title}</a></h3>
		<p><code>${name}</code></p>
		<p class="gallery-about">${widget.editor.about}</p>
	</div>
</li>`;

interface Group {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly cards: readonly Card[];
}

const groupsOf = (manifest: Manifest, searched: string): Group[] =>
  Object.entries(manifest.categories).map(([id, { title, about }]) => ({
    id,
    title,
    about,
    cards: widgetsIn(manifest, id).map(([name, widget]) => {
      const words = wordsOf(name, widget, title);
      return { name, widget, words, isFound: isFound(words, searched) };
    }),
  }));

const isEmpty = ({ cards }: Group): boolean => cards.every((one) => !one.isFound);

const section = (group: Group): Markup =>
  html`<section class="gallery-group" id="${group.id}" aria-labelledby="gallery-${group.id}"${isEmpty(group) && html` hidden`}>
	<h2 id="gallery-${group.id}">${group.title}</h2>
	<p>${group.about}</p>
	<ul class="gallery-cards">${group.cards.map(card)}</ul>
</section>`;

const jumpLink = (group: Group): Markup =>
  html`<li${isEmpty(group) && html` hidden`}><a href="#${group.id}">${group.title}</a></li>`;

/** The form that searches the list; without JavaScript the server answers it. */
export const searchForm = (value: string): Markup =>
  html`<form class="gallery-search" id="gallery-search" role="search" aria-label="Widgets" action="/gallery/" method="get">
	<label class="screen-reader-text" for="gallery-query">Find a widget</label>
	<input type="search" id="gallery-query" name="q" value="${value}" placeholder="Find a widget" autocomplete="off" spellcheck="false">
	<button type="submit">Find</button>
</form>`;

/** The page that lists all widgets by what they are for, or those that the query finds. */
export function galleryIndex(visit: Visit, manifest: Manifest): Markup {
  const searched = query(visit, "q");
  const groups = groupsOf(manifest, searched);
  const cards = groups.flatMap((group) => group.cards);
  const found = cards.filter((one) => one.isFound).length;
  return html`<main class="site-main"${visit.session.isPhoneWidth && html` data-phone`}>
	<header class="entry-header"><h1>Widgets</h1>
		<p class="lead">Each is live on a separate page, with its markup, its settings and its events.</p></header>
	<div class="gallery-tools">${searchForm(searched)}${looksForm(visit)}</div>
	<p class="gallery-count"><span role="status" id="gallery-count">${searchSummary(found, cards.length)}</span>
		<a id="gallery-all" href="/gallery/"${searched === "" && html` hidden`}>Show all</a></p>
	<nav class="gallery-jumps" aria-label="Kinds of widgets" data-widget="anchors" data-settings='{"duration":400}'><ul>${groups.map(jumpLink)}</ul></nav>
	${groups.map(section)}
	<div class="islet-scroll-up" data-widget="scroll-up"><a href="#" aria-label="Scroll to top">↑</a></div>
</main>`;
}
