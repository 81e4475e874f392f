import { safeUrl } from "#browser/safe-url.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";

/** Widths of the pictures that a feed's server knows, in px. */
export const WIDTHS = [150, 320, 640] as const;
export type PictureWidth = (typeof WIDTHS)[number];

/** Addresses of a photo's picture by width. */
export type Pictures = ReadonlyMap<PictureWidth, string>;

/** The server's own copies of a picture. */
export interface Copy {
  readonly addresses: Pictures;
  /** Width to height of the picture. */
  readonly ratio: number;
}

/** `pending`: copies are being made. `video`, `error`: there are none. */
export type CopyState = Copy | "pending" | "video" | "error";

const MARKS: ReadonlySet<unknown> = new Set(["pending", "video", "error"]);
const isMark = (value: unknown): value is Exclude<CopyState, Copy> => MARKS.has(value);

const IMAGE_EXTENSION = /^\.(?:jpe?g|png|webp|avif|gif)$/;
const COPY_NAMES = [
  ["thumb", 150],
  ["low", 320],
  ["full", 640],
] as const;

/** The absolute address of a picture of the web, or undefined. On this site's host it has the page's protocol. */
export function pictureAddress(value: unknown): string | undefined {
  const address = safeUrl(value, "image");
  if (!address?.startsWith("http")) return undefined;
  const url = new URL(address);
  if (url.host === location.host) url.protocol = location.protocol;
  return url.href;
}

const recordOf = (text: string | undefined) => {
  const parsed = parseJson(text);
  return parsed.ok && isRecord(parsed.value) ? parsed.value : {};
};

/** The addresses that a photo's link names: one for each width, or else the one that is meant for show. */
export function readPictures({ dataset }: HTMLElement): Pictures {
  const sources = recordOf(dataset["imgSrcSet"]);
  const found = WIDTHS.flatMap((width) => {
    const address = pictureAddress(sources[width]);
    return address ? [[width, address] as const] : [];
  });
  const shown = pictureAddress(sources["d"]) ?? pictureAddress(dataset["fullRes"]);
  return new Map(found.length || !shown ? found : [[640, shown]]);
}

/** Reads the server's map of copies: media id → record. What is no record is left out; an empty list is an empty map. */
export function readCopies(given: unknown, folder: string): Map<string, CopyState> {
  const value = typeof given === "string" ? recordOf(given) : given;
  const copies = new Map<string, CopyState>();
  for (const [id, record] of isRecord(value) ? Object.entries(value) : []) {
    const state = copyOf(record, folder);
    if (state) copies.set(id, state);
  }
  return copies;
}

function copyOf(record: unknown, folder: string): CopyState | undefined {
  if (isMark(record)) return record;
  if (!isRecord(record)) return undefined;
  const { id, extension = ".jpg", sizes, ratio } = record;
  if (isMark(id)) return id;
  const isName = /^[\w-]{1,100}$/.test(String(id)) && IMAGE_EXTENSION.test(String(extension));
  if (!folder || !isName || !isRecord(sizes)) return undefined;
  const addresses = new Map<PictureWidth, string>();
  for (const [name, width] of COPY_NAMES) {
    const address = pictureAddress(`${folder}${String(id)}${name}${String(extension)}`);
    if (sizes[name] && address) addresses.set(width, address);
  }
  const known = Number(ratio);
  return addresses.size ? { addresses, ratio: known > 0.1 && known < 10 ? known : 1 } : undefined;
}
