import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { typedTexts } from "../typed-texts.ts";
import { askedFor } from "./site-rows.ts";
import { templateHtml } from "./template.ts";
import type { Attributes } from "./wp-blocks.ts";

/** The attribute whose value is the HTML that the post holds of the block. */
export const PLAIN = "plain";

/**
 * What a post holds of a widget for the time when the plugin is gone: what a server prints of it, without a marker. Pages with
 * the plugin get it printed anew. HTML that a post has already stays as it is until somebody changes the block, so that another
 * template, or what WordPress filters out of an author's HTML, is no unexpected content.
 */
export function plainHtml(widget: EditorWidget, attributes: Attributes): string {
  const known = attributes[PLAIN];
  if (typeof known === "string") return known;
  // What the site has today may be gone tomorrow.
  if (askedFor(widget, attributes)) return "";
  const { anchor } = attributes;
  const id = typeof anchor === "string" && anchor !== "" ? anchor : `islet-${widget.name}`;
  const html = templateHtml(widget, typedTexts(attributes), id);
  return html === "" ? "" : `<div class="wp-block-islet-${widget.name}">${html}</div>`;
}
