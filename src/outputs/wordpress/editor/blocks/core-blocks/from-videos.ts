import { isRecord } from "#runtime/parse-json.ts";
import { escapeHtml } from "#runtime/template/html.ts";
import type { EditorControl, EditorWidget } from "../../../../controls/editor-widget.ts";
import { storedTexts, typedTexts } from "../../typed-texts.ts";
import { widgetBlock } from "../row-blocks/row-content.ts";
import { wordsOfHtml } from "../row-blocks/words-of-html.ts";
import type { Attributes, Block, BlockTransform, ManyTransform, Transforms } from "../wp-blocks.ts";

const VIDEO = "core/video";
const EMBED = "core/embed";

/** Providers whose players the widget knows. */
const PROVIDERS: readonly unknown[] = ["youtube", "vimeo", "dailymotion", "videopress"];

const filled = (values: Attributes): Attributes =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));

const isVideoFile = ({ key, file }: EditorControl) => key === "video_url" && file === "video";

/** A list whose rows are videos. */
const videosOf = ({ controls }: EditorWidget) =>
  controls.find(({ printed, fields = [] }) => printed && fields.some(isVideoFile));

/** A video of WordPress as a row. */
const rowOf = ({ src, url, poster, caption }: Attributes): Attributes =>
  filled({
    video_url: src ?? url,
    title: wordsOfHtml(caption),
    picture: typeof poster === "string" && poster !== "" ? { url: poster } : undefined,
  });

/** A row as a video of WordPress: a file, or what is embedded from a provider. */
function videoOf(row: Attributes): Block {
  const { video_url: url, title, picture } = typedTexts(row);
  const caption = typeof title === "string" ? escapeHtml(title) : undefined;
  const poster = isRecord(picture) ? picture["url"] : picture;
  const isFile = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i.test(String(url));
  return isFile
    ? window.wp.blocks.createBlock(VIDEO, filled({ src: url, caption, poster }))
    : window.wp.blocks.createBlock(EMBED, filled({ url, caption }));
}

/** Videos of WordPress, all that are selected, become a widget whose rows are videos, and such a widget becomes them. */
export function videosTransforms(widget: EditorWidget): Transforms {
  const list = videosOf(widget);
  if (!list) return { from: [], to: [] };
  const from = (block: string, fits?: (attributes: Attributes) => boolean): ManyTransform => ({
    ...{ type: "block", blocks: [block], isMultiBlock: true },
    ...(fits && { isMatch: (all: readonly Attributes[]) => all.every(fits) }),
    transform: (all) => widgetBlock(widget, { [list.name]: storedTexts(all.map(rowOf)) }),
  });
  const rowsOf = ({ [list.name]: rows }: Attributes) => (Array.isArray(rows) ? rows.filter(isRecord) : []);
  // The editor gives lists to a transform of several blocks.
  const fromMany = [
    from(VIDEO),
    from(EMBED, ({ providerNameSlug }) => PROVIDERS.includes(providerNameSlug)),
  ] as unknown as readonly BlockTransform[];
  return {
    from: fromMany,
    to: [
      {
        ...{ type: "block", blocks: [VIDEO] },
        isMatch: (attributes) => {
          const rows = rowsOf(attributes);
          return rows.length > 0 && rows.every(({ video_url }) => video_url);
        },
        transform: (attributes) => rowsOf(attributes).map(videoOf),
      },
    ],
  };
}
