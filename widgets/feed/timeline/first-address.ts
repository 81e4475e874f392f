import { percentDecode } from "#browser/percent-decode.ts";
import { MASTODON_LIMIT } from "../formats/mastodon.ts";
import { PER_PAGE } from "../formats/wordpress.ts";
import type { Source } from "../settings.ts";
import { webAddress } from "../web-address.ts";

const withQuery = (url: URL, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
};

/** The site's address, or that of its posts. */
function wordpress(url: URL): string {
  const isRest = url.pathname.includes("/wp-json/") || url.searchParams.has("rest_route");
  if (!isRest) url.pathname = `${url.pathname.replace(/\/$/, "")}/wp-json/wp/v2/posts`;
  return withQuery(url, { per_page: String(PER_PAGE), _embed: "author,wp:featuredmedia,wp:term" });
}

/** The page of an account or of a hashtag, as people open it. */
function mastodon(url: URL): string {
  const [, account, tag] = /^\/(?:@([^/]+)|tags\/([^/]+))/.exec(url.pathname) ?? [];
  if (account) return new URL(`/api/v1/accounts/lookup?acct=${account}`, url).href;
  return tag ? new URL(`/api/v1/timelines/tag/${tag}?limit=${MASTODON_LIMIT}`, url).href : url.href;
}

/** The page of a profile. Its host has no interface without a token; another one has. */
function bluesky(url: URL): string {
  const [, actor] = /^\/profile\/([^/]+)/.exec(url.pathname) ?? [];
  if (!actor) return url.href;
  const fields = { actor: percentDecode(actor) ?? actor, limit: "30", filter: "posts_no_replies" };
  return withQuery(new URL("https://public.api.bsky.app/xrpc/app.bsky.feed.getAuthorFeed"), fields);
}

const ADDRESSES = { feed: (url: URL) => url.href, wordpress, mastodon, bluesky };

/** What is requested first of a source; `undefined` if its address is none of the web. */
export function firstAddress({ kind, address }: Source): string | undefined {
  const url = webAddress(address);
  return url ? ADDRESSES[kind](new URL(url)) : undefined;
}
