import { html, type Markup } from "#fixtures/cms/markup.ts";
import { plainText } from "./render-markdown.ts";
import { wayBetween } from "./site-links.ts";

/** A widget with its page. */
interface Described {
  readonly title: string;
  readonly address: string;
  readonly markdown: string;
}

/** The heading of each widget's README below which its keys stand. */
const KEYBOARD = "keyboard-and-screen-readers";
const TITLE = "Keyboard and screen readers\n";

/** The first sentence of what a README says about the keyboard. */
function firstSentence(markdown: string): string {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(TITLE)) ?? "";
  const [paragraph = ""] = section
    .slice(TITLE.length)
    .trimStart()
    .split(/\n\s*\n/);
  return /^.*?[.:](?=\s|$)/.exec(plainText(paragraph))?.[0].replace(/:$/, ".") ?? "";
}

const row = ({ title, address, markdown }: Described, from: string): Markup =>
  html`<tr><td><a href="${wayBetween(from, address)}#${KEYBOARD}">${title}</a></td><td>Supported</td><td>${firstSentence(markdown)}</td></tr>`;

/** A row for each widget: its status by WCAG 2.2 AA, and what its keys do. */
export const accessibilityTable = (widgets: readonly Described[], from: string): Markup =>
  html`<div class="docs-table" role="group" tabindex="0" aria-label="Table: accessibility of each widget"><table>
<thead><tr><th scope="col">widget</th><th scope="col">WCAG 2.2 AA</th><th scope="col">keyboard and screen readers</th></tr></thead>
<tbody>${widgets.map((widget) => row(widget, from))}</tbody></table></div>`;
