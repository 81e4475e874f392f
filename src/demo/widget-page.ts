import { html, jsonForScript, type Markup, raw } from "#fixtures/cms/markup.ts";
import type { ExampleSettings, WidgetEntry } from "./manifest.ts";
import { capitalised } from "./setting-schema.ts";
import { statesOf } from "./states.ts";
import { settingRows, type SettingRow } from "./setting-reference.ts";

/** The data for the page's own script, printed as JSON with the id `gallery-widget`. */
export interface WidgetFacts {
  readonly name: string;
  readonly settings: WidgetEntry["settings"];
  /** The titles of the groups of settings by id. */
  readonly groups: Readonly<Record<string, string>>;
  readonly examples: readonly ExampleSettings[];
  /** Events of the bus to listen to. */
  readonly events: readonly string[];
}

/** A widget, with the names of the previous and the next widget. */
interface WidgetPage {
  readonly name: string;
  readonly widget: WidgetEntry;
  readonly summary: string;
  /** The state that is shown; see `states.ts`. */
  readonly state: string | undefined;
  /** The example with this visitor's cart and nonces. */
  readonly example: string;
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

/** A list of kind, loading time and size. */
export const factList = ({ kind, when, own }: WidgetEntry): Markup => html`<ul class="gallery-facts">
	<li>${kind}</li><li>${WHEN.get(when) ?? `loads on ${when}`}</li><li>${kilobytes(own)}</li>
</ul>`;

const stateLink = (title: string, query: string, isShown: boolean): Markup =>
  html`<li><a href="${query}"${isShown && html` aria-current="page"`}>${title}</a></li>`;

function states({ name, state }: WidgetPage): Markup | false {
  const all = statesOf(name);
  return (
    all.length > 0 &&
    html`<nav class="gallery-states" aria-label="States"><ul>${stateLink("As printed", "?", !all.some((one) => one.name === state))}${all.map((one) => stateLink(one.title, `?state=${one.name}`, one.name === state))}</ul></nav>`
  );
}

const live = ({
  name,
  widget,
  example,
}: WidgetPage): Markup => html`<section class="gallery-live" aria-labelledby="gallery-live-title">
	<div class="gallery-bar"><h2 id="gallery-live-title">Live</h2>
		<button type="button" id="gallery-restart" hidden>Restart</button></div>
	<div class="gallery-stage" id="gallery-stage"><div>${raw(example)}</div></div>
	<template id="gallery-example">${raw(example)}</template>
	${widget.hears.includes("*") && html`<div class="gallery-bar" id="gallery-send"></div>`}
	<script type="application/json" id="gallery-widget">${jsonForScript(factsOf(name, widget))}</script>
	<div class="gallery-bar"><h3 id="gallery-log-title">Event log</h3>
		<button type="button" id="gallery-clear" hidden>Clear</button></div>
	<div class="gallery-log" id="gallery-log" role="log" tabindex="0" aria-labelledby="gallery-log-title">
		<p class="gallery-plain">Without JavaScript there are none.</p><ol></ol>
	</div>
</section>`;

const panel = html`<aside class="gallery-panel" aria-label="Settings form">
	<details id="gallery-panel"><summary>Change its settings</summary>
		<p class="gallery-plain">The form needs JavaScript. All settings are listed on this page.</p>
	</details>
</aside>`;

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

const neighbour = (name: string | undefined, rel: "prev" | "next"): Markup =>
  html`<li>${name && html`<a href="/gallery/${name}/" rel="${rel}">${name}</a>`}</li>`;

const factsOf = (name: string, { settings, editor, examples, hears, sends }: WidgetEntry): WidgetFacts => ({
  name,
  settings,
  groups: editor.groups,
  examples,
  events: [...new Set([...hears, ...sends])],
});

/** The page of one widget: live example, markup, settings, events. Readable without JavaScript. */
export const widgetPage = (page: WidgetPage): Markup => html`<main class="site-main gallery-widget">
	<header>
		<p><a href="/gallery/">All widgets</a></p>
		<h1>${page.name}</h1>
		<p class="lead">${page.summary}</p>
		${factList(page.widget)}
		${states(page)}
	</header>
	${live(page)}
	${panel}
	<div class="gallery-reference">
		${markup(page.widget.example)}
		${settings(settingRows(page.widget.settings))}
		${examples(page.widget.examples)}
		${events(page.widget)}
	</div>
	<nav aria-label="Other widgets"><ul class="gallery-neighbours">${neighbour(page.before, "prev")}${neighbour(page.after, "next")}</ul></nav>
</main>`;
