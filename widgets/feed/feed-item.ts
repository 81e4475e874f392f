/** A picture of an item, with its size in px; 0 is an unknown one. */
export interface FeedPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One post of a feed. Its texts are texts, never HTML; its addresses are absolute, of http or https. */
export interface FeedItem {
  /** The same for the same post, whatever source has it. */
  readonly key: string;
  readonly title: string;
  /** Empty if there is none. */
  readonly link: string;
  readonly text: string;
  readonly author: string;
  /** ms since 1970. */
  readonly date: number | undefined;
  readonly tags: readonly string[];
  readonly picture: FeedPicture | undefined;
  /** Address of a video's file, or of its page at a provider; empty if there is none. */
  readonly video: string;
  /** Addresses of the hashtags, mentions and links in the text, by their words in lower case. */
  readonly words: ReadonlyMap<string, string>;
}

/** Two addresses of one post differ by protocol, a slash or what says where the visitor has come from. */
export function keyOf(link: string, otherwise: string): string {
  if (!link) return otherwise;
  const url = new URL(link);
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|ref)$/.test(name)) url.searchParams.delete(name);
  return `${url.host}${url.pathname.replace(/\/$/, "")}${url.search}`;
}
