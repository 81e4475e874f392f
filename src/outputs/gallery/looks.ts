import type { Visit } from "#fixtures/cms/env.ts";
import { html, type Markup } from "#fixtures/cms/markup.ts";

/** What a button of the bar switches, as the query says it; the session remembers it for all pages. */
interface Look {
  readonly name: string;
  readonly title: string;
  readonly on: string;
  readonly off: string;
  readonly isOn: boolean;
}

const looksOf = ({ session }: Visit): readonly Look[] => [
  {
    name: "color-scheme",
    title: "Dark",
    on: "dark",
    off: "light",
    isOn: session.colorScheme === "dark",
  },
  { name: "dir", title: "Right to left", on: "rtl", off: "ltr", isOn: session.direction === "rtl" },
  { name: "width", title: "Phone width", on: "phone", off: "full", isOn: session.isPhoneWidth },
];

const button = ({ name, title, on, off, isOn }: Look): Markup =>
  html`<button type="submit" name="${name}" value="${isOn ? off : on}" data-on="${on}" data-off="${off}" aria-pressed="${String(isOn)}">${title}</button>`;

/** The rest of the query, which a form would leave out. */
const keptQuery = ({ url }: Visit, looks: readonly Look[]): Markup[] =>
  [...url.searchParams]
    .filter(([name]) => !looks.some((look) => look.name === name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** The buttons of the gallery's bar: dark, from right to left, as wide as a phone. Without JavaScript each sends the form. */
export function looksForm(visit: Visit): Markup {
  const looks = looksOf(visit);
  return html`<form class="gallery-looks" id="gallery-looks" method="get" aria-label="Look of the gallery">${keptQuery(visit, looks)}${looks.map(button)}</form>`;
}
