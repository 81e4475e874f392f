import type { Variation } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { textOf } from "./variations.ts";

/** What the shop prints as `#tmpl-variation-template`, where a theme has its own and it cannot be filled, or none. */
const PLAIN = ["description", "price", "availability"]
  .map((part, index) => {
    const field = ["variation_description", "price_html", "availability_html"][index];
    return `<div class="woocommerce-variation-${part}">{{{ data.variation.${field} }}}</div>`;
  })
  .join("");

const PLACEHOLDER = /\{\{(\{?)\s*data\.variation\.(\w+)\s*\}?\}\}/g;

/** The template of this name on the page, if it asks for nothing but fields: others are programs (reference: shop 9.4). */
function templateOf(name: string): string | undefined {
  // Through the prototype: a form or an image can be named `getElementById`.
  const script = Document.prototype.getElementById.call(document, `tmpl-${name}`);
  const text = script instanceof HTMLScriptElement ? script.text : "";
  return text && !/<#|\{\{/.test(text.replace(PLACEHOLDER, "")) ? text : undefined;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markup that tells a variation; the fields in it are the server's own markup, and none of it is clean. */
export function markupOf(variation: Variation, page: Page): string {
  if (variation["variation_is_visible"] === false) {
    const text = page.text(
      "unavailable",
      "Sorry, this product is unavailable. Please choose a different combination.",
    );
    return templateOf("unavailable-variation-template") ?? `<p>${escape(text)}</p>`;
  }
  const template = templateOf("variation-template") ?? PLAIN;
  return template.replace(PLACEHOLDER, (_, isMarkup: string, field: string) =>
    isMarkup ? textOf(variation, field) : escape(textOf(variation, field)),
  );
}
