import { type FeedItem, type FeedPicture, keyOf } from "../feed-item.ts";
import { webAddress } from "../web-address.ts";
import { feedDate } from "./feed-date.ts";

/** What a source says of a post; nothing of it is trusted. */
export interface RawItem {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly link?: unknown;
  readonly text?: unknown;
  readonly author?: unknown;
  readonly date?: unknown;
  readonly tags?: readonly unknown[];
  readonly picture?: RawPicture | undefined;
  readonly video?: unknown;
  readonly words?: Iterable<readonly [word: string, address: unknown]>;
}

/** What a source says of a picture. */
export interface RawPicture {
  readonly src?: unknown;
  readonly alt?: unknown;
  readonly width?: unknown;
  readonly height?: unknown;
}

const MAX_TEXT = 5_000;
const MAX_LINE = 300;
const MAX_TAGS = 12;
const MAX_WORDS = 40;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** No half of a character at the end. */
const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : text;

/** A text of several lines, with one empty line in a row at most. Only its start is read: it may be endless. */
const cleanText = (value: unknown): string =>
  typeof value === "string"
    ? cut(
        value
          .slice(0, MAX_TEXT * 4)
          .replaceAll(CONTROLS, "")
          .replaceAll(/[^\S\n]+/g, " ")
          .replaceAll(/ ?\n ?/g, "\n")
          .replaceAll(/\n{3,}/g, "\n\n")
          .trim(),
        MAX_TEXT,
      )
    : "";

/** A text of one line. */
const cleanLine = (value: unknown): string =>
  cut(
    cleanText(typeof value === "string" ? value.slice(0, MAX_LINE * 4) : value).replaceAll(/\n+/g, " "),
    MAX_LINE,
  );

function sizeOf(value: unknown): number {
  const size = Math.round(Number(value));
  return size > 0 && size <= 10_000 ? size : 0;
}

function pictureOf({ src, alt, width, height }: RawPicture, base: string): FeedPicture | undefined {
  const address = webAddress(src, base);
  const size = [sizeOf(width), sizeOf(height)] as const;
  const [knownWidth, knownHeight] = size[0] && size[1] ? size : [0, 0];
  // A counter of visits is no picture.
  if (!address || (knownWidth > 0 && knownWidth * knownHeight < 400)) return undefined;
  return { src: address, alt: cleanLine(alt), width: knownWidth, height: knownHeight };
}

/** An item of what a source says of it; `undefined` if it has no words and no picture. */
export function itemOf(raw: RawItem, base: string): FeedItem | undefined {
  const title = cleanLine(raw.title);
  const text = cleanText(raw.text);
  const link = webAddress(raw.link, base);
  const picture = raw.picture && pictureOf(raw.picture, base);
  if (!title && !text && !picture) return undefined;
  const words = [...(raw.words ?? [])].slice(0, MAX_WORDS).flatMap(([word, value]) => {
    const address = webAddress(value, base);
    return word.length > 1 && address ? [[word.toLowerCase(), address] as const] : [];
  });
  const id = typeof raw.id === "string" ? raw.id.slice(0, MAX_LINE) : "";
  return {
    key: keyOf(link, id || `${title}\n${text.slice(0, MAX_LINE)}`),
    ...{ title, link, text, picture },
    author: cleanLine(raw.author),
    date: feedDate(raw.date),
    tags: [...new Set((raw.tags ?? []).map(cleanLine).filter(Boolean))].slice(0, MAX_TAGS),
    video: webAddress(raw.video, base),
    words: new Map(words),
  };
}
