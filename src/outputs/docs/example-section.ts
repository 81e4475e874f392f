import { html, jsonForScript, type Markup, raw } from "#fixtures/cms/markup.ts";
import { liveSection, settingsPanel } from "../gallery/live-section.ts";
import type { WidgetEntry } from "../gallery/manifest.ts";
import { printedSettings } from "../gallery/shown-widget.ts";
import { stage } from "../gallery/stage-page.ts";
import { codeBlock } from "./render-markdown.ts";
import { wayBetween } from "./site-links.ts";
import { type Snippet, type SnippetWidget, snippetsOf } from "./snippets.ts";
import { UPLOADS, uploadsFrom } from "./uploads.ts";

/** A widget with the address of its page. */
export interface ExamplePage {
  readonly name: string;
  readonly widget: WidgetEntry;
  readonly address: string;
}

/** What the page's script needs to print the snippets again. */
export interface SnippetFacts extends Pick<SnippetWidget, "example" | "isPlaced" | "hasStyle"> {
  /** The folder of the example's files, seen from the page; in snippets it is that of WordPress. */
  readonly uploads: string;
}

const snippetWidget = ({ name, widget }: ExamplePage): SnippetWidget => ({
  ...{ name, controls: widget.controls, example: widget.example },
  ...(widget.template && { template: widget.template }),
  isPlaced: widget.editor.place === "element",
  hasStyle: widget.style !== undefined,
});

const tab = ({ id, title }: Snippet): Markup =>
  html`<a href="#as-${id}" id="as-${id}-tab" role="tab" aria-controls="as-${id}">${title}</a>`;

const panel = ({ id, language, code, hint, address }: Snippet, page: string): Markup =>
  html`<div id="as-${id}" role="tabpanel" aria-labelledby="as-${id}-tab">
<p class="docs-hint">${hint} <a href="${wayBetween(page, address)}">How to use it</a></p>
${raw(codeBlock(code, language, `snippet-${id}`))}</div>`;

/** Tabs with the markup of a widget for every output. */
function snippetTabs(page: ExamplePage): Markup {
  const widget = snippetWidget(page);
  const all = snippetsOf(widget, printedSettings(page.name, page.widget) ?? {}, true);
  const { example, isPlaced, hasStyle } = widget;
  const facts: SnippetFacts = { example, isPlaced, hasStyle, uploads: uploadsFrom(page.address) };
  return html`<section aria-labelledby="copy"><h2 id="copy">Copy it</h2>
<p>With the settings of the example above.</p>
<div data-widget="tabs"><div role="tablist" aria-label="Language">${all.map(tab)}</div>
${all.map((one) => panel(one, page.address))}</div>
<script type="application/json" id="docs-snippets">${jsonForScript(facts)}</script></section>`;
}

/** How much room the form needs, which a script adds: nothing below it moves. */
function formSize({ widget: { controls, examples } }: ExamplePage): string {
  if (controls.length === 0 && examples.length === 0) return "none";
  return controls.length > 2 || controls.some(({ fields, item }) => fields ?? item) ? "long" : "short";
}

/** The widget's example, which runs on the page, its form, and its markup to copy. */
export function exampleSection(page: ExamplePage): Markup {
  const { name } = page;
  const files = uploadsFrom(page.address);
  const widget = JSON.parse(JSON.stringify(page.widget).replaceAll(UPLOADS, files)) as WidgetEntry;
  const printed = printedSettings(name, widget);
  const shown = { chosen: -1, printed, settings: printed, live: widget.example };
  return html`<div class="docs-example docs-form-${formSize(page)}">${liveSection({ name, widget, shown }, stage(shown.live))}${settingsPanel}</div>
${snippetTabs(page)}`;
}
