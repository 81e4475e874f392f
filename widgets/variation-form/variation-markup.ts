import type { Variation } from "#runtime/events.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import { textOf } from "./variations.ts";

/** The shop's own template, used if the page has none or one that is a program. */
const DEFAULT_TEMPLATE = [
  ["description", "variation_description"],
  ["price", "price_html"],
  ["availability", "availability_html"],
]
  .map(([part, field]) => `<div class="woocommerce-variation-${part}">{{{ data.variation.${field} }}}</div>`)
  .join("");

const PLACEHOLDER = /\{\{(\{?)\s*data\.variation\.(\w+)\s*\}?\}\}/g;

/** A template of the page, if it holds nothing but placeholders. Other templates are programs. */
function templateOf(name: string): string | undefined {
  // Through the prototype: a form or an image can be named `getElementById`.
  const script = HTMLDocument.prototype.getElementById.call(document, `tmpl-${name}`);
  const text = isTag(script, "script") ? script.text : "";
  return text && !/<#|\{\{/.test(text.replace(PLACEHOLDER, "")) ? text : undefined;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Markup of a variation's description, price and stock. It holds fields from the server and must be sanitised. */
export function markupOf(variation: Variation, page: Page): string {
  if (variation["variation_is_visible"] === false) {
    const text = page.text(
      "unavailable",
      "Sorry, this product is unavailable. Please choose a different combination.",
    );
    return templateOf("unavailable-variation-template") ?? `<p>${escape(text)}</p>`;
  }
  const template = templateOf("variation-template") ?? DEFAULT_TEMPLATE;
  return template.replace(PLACEHOLDER, (_, isMarkup: string, field: string) =>
    isMarkup ? textOf(variation, field) : escape(textOf(variation, field)),
  );
}
