import { isRecord } from "#runtime/parse-json.ts";
import { htmlContent, htmlText } from "./html-text.ts";
import { itemOf } from "./item-of.ts";
import { type JsonRecord, parseAnswer, recordOf, recordsIn, stringOf } from "./json.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";

/** How many posts are asked for at once. */
export const PER_PAGE = 20;

/** Enough for a column of a page; the original may be of any size. */
const SIZES = ["medium_large", "large", "medium"];

function pictureOf(media: JsonRecord) {
  const details = recordOf(media["media_details"]);
  const sizes = recordOf(details["sizes"]);
  const size = SIZES.map((name) => recordOf(sizes[name])).find((known) => stringOf(known["source_url"])) ?? {
    ...details,
    source_url: media["source_url"],
  };
  return { src: size["source_url"], alt: media["alt_text"], width: size["width"], height: size["height"] };
}

function readPost(post: JsonRecord, address: string) {
  const embedded = recordOf(post["_embedded"]);
  const [author = {}] = recordsIn(embedded["author"]);
  const [media] = recordsIn(embedded["wp:featuredmedia"]);
  const terms = Array.isArray(embedded["wp:term"]) ? embedded["wp:term"].flatMap(recordsIn) : [];
  const rendered = (name: string) => stringOf(recordOf(post[name])["rendered"]);
  const utc = stringOf(post["date_gmt"]);
  return itemOf(
    {
      title: htmlText(rendered("title")),
      link: post["link"],
      text: htmlText(rendered("excerpt")) || htmlContent(rendered("content")).text,
      author: author["name"],
      date: utc ? `${utc}Z` : post["date"],
      tags: terms.map((term) => htmlText(term["name"])),
      picture: media && pictureOf(media),
    },
    address,
  );
}

/** The address of the page after this one. */
function nextPage(address: string): string {
  const url = new URL(address);
  url.searchParams.set("page", String((Number(url.searchParams.get("page")) || 1) + 1));
  return url.href;
}

/** Reads posts of WordPress as `/wp-json/wp/v2/posts` answers them. */
export const readWordpress: ReadFormat = (text, address) => {
  const posts = parseAnswer(text);
  // What stands beyond the last page.
  if (isRecord(posts) && posts["code"] === "rest_post_invalid_page_number")
    return { items: [], problems: [] };
  if (!Array.isArray(posts)) return undefined;
  return {
    ...collectItems(recordsIn(posts), (post) => readPost(post, address)),
    next: posts.length >= PER_PAGE ? nextPage(address) : undefined,
  };
};
