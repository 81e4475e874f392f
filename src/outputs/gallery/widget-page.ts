import type { Visit } from "#fixtures/cms/env.ts";
import { html, type Markup } from "#fixtures/cms/markup.ts";
import { searchForm } from "./gallery-index.ts";
import { liveSection, settingsPanel } from "./live-section.ts";
import { looksForm } from "./looks.ts";
import type { ExampleSettings, Manifest, WidgetEntry } from "./manifest.ts";
import { capitalised } from "./setting-keys.ts";
import { type SettingRow, settingRows } from "./setting-reference.ts";
import type { ShownWidget } from "./shown-widget.ts";
import { stage } from "./stage-page.ts";
import { statesOf } from "./states.ts";

/** A widget, with the names of the previous and the next widget. */
interface WidgetPage {
  readonly name: string;
  readonly widget: WidgetEntry;
  readonly shown: ShownWidget;
  readonly visit: Visit;
  readonly manifest: Manifest;
  readonly summary: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const WHEN: ReadonlyMap<string, string> = new Map([
  ["load", "loads at once"],
  ["idle", "loads when idle"],
  ["visible", "loads when visible"],
  ["interaction", "loads on interaction"],
]);

/** A list of name, loading time, size and whether it needs React. */
export const factList = ({
  name,
  widget: { kind, when, own },
}: Pick<WidgetPage, "name" | "widget">): Markup => html`<ul class="gallery-facts">
	<li><code>${name}</code></li><li>${WHEN.get(when) ?? `loads on ${when}`}</li><li>${kilobytes(own)}${kind === "island" && " and React"}</li>
</ul>`;

const stateLink = (title: string, query: string, isShown: boolean): Markup =>
  html`<li><a href="${query}"${isShown && html` aria-current="page"`}>${title}</a></li>`;

function states({ widget, shown: { state } }: WidgetPage): Markup | false {
  const all = statesOf(widget.editor);
  return (
    all.length > 0 &&
    html`<nav class="gallery-states" aria-label="States"><ul>${stateLink("As printed", "?", !all.some((one) => one.name === state))}${all.map((one) => stateLink(one.title, `?state=${one.name}`, one.name === state))}</ul></nav>`
  );
}

/** A frame has the width of a phone for the rules of style sheets, too; the page itself has not. */
const phone = ({ name, widget, visit }: WidgetPage): Markup =>
  html`<div class="gallery-phone"><iframe id="gallery-phone" src="/gallery/${name}/stage/${visit.url.search}" title="${widget.editor.title} at the width of a phone"></iframe></div>`;

const markup = (example: string): Markup => html`<section aria-labelledby="gallery-markup-title">
	<div class="gallery-bar"><h2 id="gallery-markup-title">Markup</h2>
		<span role="status" id="gallery-copied"></span>
		<button type="button" id="gallery-copy" hidden>Copy</button></div>
	<pre class="gallery-code" tabindex="0" role="region" aria-labelledby="gallery-markup-title"><code id="gallery-markup">${example}</code></pre>
</section>`;

function defaultSentence({ defaultText, isRequired }: SettingRow): Markup | string {
  if (defaultText) return html`Default: <code>${defaultText}</code>`;
  return isRequired ? "Required." : "No default.";
}

function settingLine(row: SettingRow): Markup {
  const { path, value, description } = row;
  return html`<div><dt><code>${path}</code></dt>
	<dd>${description && html`<p>${description}</p>`}<p class="gallery-value">${capitalised(value)}. ${defaultSentence(row)}</p></dd></div>`;
}

function settings(rows: readonly SettingRow[]): Markup {
  const list = html`<dl class="gallery-settings">${rows.map(settingLine)}</dl>`;
  return html`<section aria-labelledby="gallery-settings-title"><h2 id="gallery-settings-title">Settings</h2>
	${rows.length > 0 ? list : html`<p>There is nothing to set.</p>`}
</section>`;
}

const exampleLine = ({ title, settings }: ExampleSettings): Markup =>
  html`<div><dt>${title}</dt><dd><pre class="gallery-code" tabindex="0" role="region" aria-label="Settings: ${title}"><code>${JSON.stringify(settings, null, 2)}</code></pre></dd></div>`;

const examples = (list: readonly ExampleSettings[]): Markup | false =>
  list.length > 0 &&
  html`<section aria-labelledby="gallery-examples-title"><h2 id="gallery-examples-title">Examples</h2>
	<dl class="gallery-settings">${list.map(exampleLine)}</dl>
</section>`;

const eventList = (names: readonly string[]): Markup =>
  names.length > 0
    ? html`<ul>${names.map((name) => html`<li><code>${name}</code></li>`)}</ul>`
    : html`<p>None.</p>`;

const events = ({
  hears,
  sends,
}: WidgetEntry): Markup => html`<section aria-labelledby="gallery-events-title">
	<h2 id="gallery-events-title">Events</h2>
	<div class="gallery-events">
		<div><h3>Hears</h3>${eventList(hears)}</div>
		<div><h3>Sends</h3>${eventList(sends)}</div>
	</div>
</section>`;

const neighbour = ({ manifest }: WidgetPage, name: string | undefined, rel: "prev" | "next"): Markup =>
  html`<li>${name && html`<a href="/gallery/${name}/" rel="${rel}">${manifest.widgets[name]?.editor.title}</a>`}</li>`;

/** Where the page is: the list, and the part of the list in which the widget is. */
function trail({ widget, manifest }: WidgetPage): Markup {
  const { category } = widget.editor;
  return html`<nav aria-label="You are in"><ol class="gallery-trail"><li><a href="/gallery/">All widgets</a></li>
	<li><a href="/gallery/#${category}">${manifest.categories[category]?.title}</a></li></ol></nav>`;
}

/** The page of one widget: live example, markup, settings, events. Readable without JavaScript. */
export const widgetPage = (page: WidgetPage): Markup => html`<main class="site-main gallery-widget">
	<header>
		<div class="gallery-tools">${trail(page)}${searchForm("")}${looksForm(page.visit)}</div>
		<h1>${page.widget.editor.title}</h1>
		<p class="lead">${page.summary}</p>
		${factList(page)}
		${states(page)}
	</header>
	${liveSection(page, page.visit.session.isPhoneWidth ? phone(page) : stage(page.shown.live))}
	${settingsPanel}
	<div class="gallery-reference">
		${markup(page.shown.markup)}
		${settings(settingRows(page.widget.controls))}
		${examples(page.widget.examples)}
		${events(page.widget)}
	</div>
	<nav aria-label="Other widgets"><ul class="gallery-neighbours">${neighbour(page, page.before, "prev")}${neighbour(page, page.after, "next")}</ul></nav>
</main>`;
