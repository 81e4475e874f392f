import { html, jsonForScript, type Markup, raw } from "#fixtures/cms/markup.ts";
import type { ExampleSettings, WidgetEntry } from "./manifest.ts";
import type { Settings } from "./settings-address.ts";
import { examplesOf, printingWidget } from "./shown-examples.ts";
import { type ShownWidget, slugOf } from "./shown-widget.ts";

/** The data for the page's own script, printed as JSON with the id `gallery-widget`. */
export interface WidgetFacts {
  readonly name: string;
  readonly controls: WidgetEntry["controls"];
  /** The titles of the groups of settings by id. */
  readonly groups: Readonly<Record<string, string>>;
  readonly examples: readonly (ExampleSettings & { readonly slug: string })[];
  /** The index of the chosen example settings, -1 for those that the page prints. */
  readonly chosen: number;
  /** The settings that the example prints, with its content. */
  readonly printed: Settings | null;
  /** Those that are shown at first. */
  readonly settings: Settings | null;
  /** What prints the example, if the widget has content of its own. */
  readonly template: WidgetEntry["template"];
  /** The example as a CMS prints it. */
  readonly example: string;
  /** Events of the bus to listen to. */
  readonly events: readonly string[];
}

/** A widget with its example. */
export interface ShownPage {
  readonly name: string;
  readonly widget: WidgetEntry;
  readonly shown: Pick<ShownWidget, "chosen" | "printed" | "settings" | "live">;
}

const factsOf = ({ name, widget, shown }: ShownPage): WidgetFacts => ({
  name,
  controls: widget.controls,
  groups: widget.editor.groups,
  examples: examplesOf(name, widget).map((one) => ({ ...one, slug: slugOf(one) })),
  chosen: shown.chosen,
  printed: shown.printed,
  settings: shown.settings,
  template: printingWidget(name, widget)?.template,
  example: widget.example,
  events: [...new Set([...widget.hears, ...widget.sends])],
});

/**
 * The example, which runs, with its log of events.
 * @param stage what holds the example
 */
export function liveSection(page: ShownPage, stage: Markup): Markup {
  const { widget, shown } = page;
  return html`<section class="gallery-live" aria-labelledby="gallery-live-title">
	<div class="gallery-bar"><h2 id="gallery-live-title">Live</h2>
		<span role="status" id="gallery-link-copied"></span>
		<button type="button" id="gallery-link" aria-describedby="gallery-link-hint" hidden>Copy link</button>
		<button type="button" id="gallery-restart" aria-describedby="gallery-restart-hint" hidden>Restart</button></div>
	<p class="gallery-hint"><span id="gallery-link-hint">The link leads to this page with these settings.</span>
		<span id="gallery-restart-hint">Restart shows the example again and keeps the settings.</span></p>
	${stage}
	<template id="gallery-example">${raw(shown.live)}</template>
	${widget.hears.includes("*") && html`<div class="gallery-bar" id="gallery-send"></div>`}
	<script type="application/json" id="gallery-widget">${jsonForScript(factsOf(page))}</script>
	<div class="gallery-bar"><h3 id="gallery-log-title">Event log</h3>
		<button type="button" id="gallery-clear" hidden>Clear</button></div>
	<div class="gallery-log" id="gallery-log" role="log" tabindex="0" aria-labelledby="gallery-log-title">
		<p class="gallery-plain">Without JavaScript there are none.</p><ol></ol>
	</div>
</section>`;
}

/** Where the form goes that changes the example. */
export const settingsPanel: Markup = html`<aside class="gallery-panel" aria-label="Settings form">
	<details id="gallery-panel"><summary>Change its settings</summary>
		<p class="gallery-plain">The form needs JavaScript. All settings are listed on this page.</p>
	</details>
</aside>`;
