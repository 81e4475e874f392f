import { isRecord } from "#runtime/parse-json.ts";
import { htmlContent } from "./html-text.ts";
import { itemOf } from "./item-of.ts";
import { type JsonRecord, parseAnswer, recordOf, recordsIn, stringOf } from "./json.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";

function readItem(item: JsonRecord, address: string) {
  const html = htmlContent(item["content_html"]);
  const [author = recordOf(item["author"])] = recordsIn(item["authors"]);
  const image = stringOf(item["image"]) || stringOf(item["banner_image"]);
  const video = recordsIn(item["attachments"]).find((file) =>
    stringOf(file["mime_type"]).startsWith("video/"),
  );
  return itemOf(
    {
      id: item["id"],
      title: item["title"],
      link: item["url"] ?? item["external_url"],
      text: item["summary"] || item["content_text"] || html.text,
      author: author["name"],
      date: item["date_published"] ?? item["date_modified"],
      tags: Array.isArray(item["tags"]) ? item["tags"] : [],
      picture: image ? { src: image } : html.picture,
      video: video?.["url"],
    },
    address,
  );
}

/** Reads JSON Feed 1.0 and 1.1. */
export const readJsonFeed: ReadFormat = (text, address) => {
  const feed = parseAnswer(text);
  if (!isRecord(feed) || !/^https?:\/\/jsonfeed\.org\/version\//.test(stringOf(feed["version"])))
    return undefined;
  return {
    ...collectItems(recordsIn(feed["items"]), (item) => readItem(item, address)),
    next: stringOf(feed["next_url"]) || undefined,
  };
};
