import { isRecord } from "#runtime/parse-json.ts";
import { htmlText } from "./html-text.ts";
import { itemOf } from "./item-of.ts";
import { type JsonRecord, parseAnswer, recordOf, recordsIn, stringOf } from "./json.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";

/** How many statuses are asked for at once. */
export const MASTODON_LIMIT = 20;

const isVideo = (file: JsonRecord) => /^(?:video|gifv)$/.test(stringOf(file["type"]));

function pictureOf(file: JsonRecord) {
  const { width, height } = recordOf(recordOf(file["meta"])["small"]);
  return { src: file["preview_url"], alt: file["description"], width, height };
}

/** Words of the text by which it leads elsewhere. A mention is written without its server. */
const wordsOf = (status: JsonRecord) => [
  ...recordsIn(status["tags"]).map(({ name, url }) => [`#${stringOf(name)}`, url] as const),
  ...recordsIn(status["mentions"]).flatMap(({ username, acct, url }) =>
    [acct, username].map((name) => [`@${stringOf(name)}`, url] as const),
  ),
];

/** What its author hides behind a warning is not shown: the warning is, and leads there. */
function readStatus(boost: JsonRecord, address: string) {
  const status = isRecord(boost["reblog"]) ? boost["reblog"] : boost;
  const account = recordOf(status["account"]);
  const warning = stringOf(status["spoiler_text"]);
  const files = recordsIn(status["media_attachments"]);
  const isHidden = warning !== "" || status["sensitive"] === true;
  const file = isHidden ? undefined : files.find((one) => stringOf(one["type"]) === "image" || isVideo(one));
  return itemOf(
    {
      id: status["uri"],
      link: status["url"] ?? status["uri"],
      text: warning || htmlText(status["content"]),
      author: account["display_name"] || account["username"],
      date: status["created_at"],
      tags: recordsIn(status["tags"]).map(({ name }) => name),
      picture: file && pictureOf(file),
      video: file && isVideo(file) ? file["url"] : undefined,
      words: wordsOf(status),
    },
    address,
  );
}

/** Reads an account of Mastodon, whose statuses come next, and a list of statuses. */
export const readMastodon: ReadFormat = (text, address) => {
  const answer = parseAnswer(text);
  if (isRecord(answer)) {
    if (!/^\d+$/.test(stringOf(answer["id"])) || !("acct" in answer)) return undefined;
    const next = `/api/v1/accounts/${stringOf(answer["id"])}/statuses?exclude_replies=true&limit=${MASTODON_LIMIT}`;
    return { items: [], next, problems: [] };
  }
  if (!answer) return undefined;
  const statuses = recordsIn(answer);
  const last = stringOf(statuses.at(-1)?.["id"]);
  const next = new URL(address);
  next.searchParams.set("max_id", last);
  return {
    ...collectItems(statuses, (status) => readStatus(status, address)),
    next: last ? next.href : undefined,
  };
};
