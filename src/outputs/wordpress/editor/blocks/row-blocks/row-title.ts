import type { EditorControl } from "../../../../controls/editor-widget.ts";
import { h } from "../wp.ts";
import type { Attributes } from "../wp-blocks.ts";
import { wordsOfHtml } from "./words-of-html.ts";

/** Stands for the title in what a template prints of a row: no editor types it. */
export const TITLE = "\uE0F1title\uE0F1";

const REFERENCES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as the editor's field for rich texts wants it. */
const htmlOf = (text: string) => text.replaceAll(/[&<>]/g, (character) => REFERENCES[character] ?? character);

interface RowTitleProps {
  readonly control: EditorControl;
  readonly values: Attributes;
  change(changed: Attributes): void;
}

/** The title of a row, which is written where visitors read it. */
export function RowTitle({ control: { name, title, maxLength }, values, change }: RowTitleProps) {
  const value = values[name];
  return h(window.wp.blockEditor.RichText, {
    ...{ tagName: "span", identifier: name, className: "islet-row-title" },
    ...{ allowedFormats: [], withoutInteractiveFormatting: true, disableLineBreaks: true },
    ...{ placeholder: title, "aria-label": title },
    value: htmlOf(typeof value === "string" ? value : ""),
    onChange: (html) => change({ [name]: wordsOfHtml(html).slice(0, maxLength) }),
  });
}
