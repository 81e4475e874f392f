import { escapeHtml } from "#runtime/template/html.ts";
import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { storedTexts, typedTexts } from "../../typed-texts.ts";
import { widgetBlock } from "../row-blocks/row-content.ts";
import { wordsOfHtml } from "../row-blocks/words-of-html.ts";
import type { Attributes, BlockTransform, Transforms } from "../wp-blocks.ts";

const CODE = "core/code";
const PREFORMATTED = "core/preformatted";

/** The language that the class names of a block say. */
const languageOf = ({ className }: Attributes): Attributes => {
  const [, language] =
    /(?:^|\s)lang(?:uage)?-([\w-]+)/.exec(typeof className === "string" ? className : "") ?? [];
  return language ? { language } : {};
};

/** What is kept of any block. */
const kept = ({ anchor, align }: Attributes): Attributes => ({
  ...(anchor !== undefined && { anchor }),
  ...(align !== undefined && { align }),
});

/** WordPress' blocks of code become a widget whose content is code, and such a widget the first of them. */
export function codeTransforms(widget: EditorWidget): Transforms {
  const code = widget.controls.find(({ key, printed }) => key === "code" && printed);
  if (!code) return { from: [], to: [] };
  const from = (block: string): BlockTransform => ({
    ...{ type: "block", blocks: [block] },
    transform: (attributes) =>
      widgetBlock(widget, {
        ...kept(attributes),
        ...storedTexts({ [code.name]: wordsOfHtml(attributes["content"]) }),
        ...languageOf(attributes),
      }),
  });
  return {
    from: [from(CODE), from(PREFORMATTED)],
    to: [
      {
        ...{ type: "block", blocks: [CODE] },
        transform: (attributes) => {
          const { [code.name]: text, language } = typedTexts(attributes);
          return window.wp.blocks.createBlock(CODE, {
            ...kept(attributes),
            content: escapeHtml(typeof text === "string" ? text : ""),
            ...(typeof language === "string" && language !== "" && { className: `language-${language}` }),
          });
        },
      },
    ],
  };
}
