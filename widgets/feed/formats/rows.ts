import { isRecord } from "#runtime/parse-json.ts";
import { itemOf } from "./item-of.ts";
import { type JsonRecord, parseAnswer, recordsIn, stringOf } from "./json.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";

const tagsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : stringOf(value).split(",");

const readRow = (row: JsonRecord, address: string) =>
  itemOf(
    {
      ...{ id: row["id"], title: row["title"], link: row["link"] ?? row["url"], text: row["text"] },
      ...{ author: row["author"], date: row["date"], tags: tagsOf(row["tags"]), video: row["video"] },
      picture: { src: row["picture"], alt: row["alt"], width: row["width"], height: row["height"] },
    },
    address,
  );

/** Reads a file of the site: a list of rows as the widget prints them, or an object with `items` and perhaps `next_url`. */
export const readRows: ReadFormat = (text, address) => {
  const answer = parseAnswer(text);
  const list = isRecord(answer) ? answer["items"] : answer;
  if (!Array.isArray(list)) return undefined;
  return {
    ...collectItems(recordsIn(list), (row) => readRow(row, address)),
    next: isRecord(answer) ? stringOf(answer["next_url"]) || undefined : undefined,
  };
};
