import { isRecord } from "#runtime/parse-json.ts";
import { addressOf } from "#runtime/template/address.ts";
import { typedTexts } from "../../typed-texts.ts";
import { h } from "../wp.ts";
import type { Attributes } from "../wp-blocks.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const urlOf = (value: unknown) => addressOf(textOf(isRecord(value) ? value["url"] : value));

/**
 * What a post holds of a row for the time when the plugin is gone: its title as a heading, its picture, the blocks inside and
 * its link. Pages with the plugin get what the widget prints instead. Another shape of it would be unexpected content in posts
 * that have this one.
 */
export function savedRow({ attributes }: { readonly attributes: Attributes }) {
  const { title, picture, alt, link, button } = typedTexts(attributes);
  const { InnerBlocks, useBlockProps } = window.wp.blockEditor;
  const src = urlOf(picture);
  const href = urlOf(link);
  return h(
    "div",
    useBlockProps.save(),
    textOf(title) && h("h3", null, textOf(title)),
    src && h("p", null, h("img", { src, alt: textOf(alt) })),
    h(InnerBlocks.Content),
    href && h("p", null, h("a", { href }, textOf(button) || href)),
  );
}
