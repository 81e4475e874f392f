import { selectAll } from "#browser/selectors.ts";
import { isFeedId } from "#content/feed-id.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Picture } from "./choose-picture.ts";
import { type CopyState, type Pictures, readCopies, readPictures } from "./pictures.ts";
import type { Settings } from "./settings.ts";

/** A photo as the server has printed it. */
export interface Photo {
  readonly item: HTMLElement;
  readonly link: HTMLElement;
  readonly image: HTMLImageElement;
  /** The network's id of it; empty if the page does not say. */
  readonly id: string;
  readonly pictures: Pictures;
  /** The address that the server has printed, of a placeholder as a rule. */
  readonly printed: string | null;
  /** What is shown in its place. */
  shown?: Picture | undefined;
  /** Whether a copy (`true`) and a picture of the network (`false`) could not be loaded: each is tried once. */
  readonly failed: Set<boolean>;
}

/** A feed of the page, and what its widget works with. */
export interface Feed {
  readonly host: HTMLElement;
  readonly list: HTMLElement;
  /** Its id on the server, which is asked for nothing if it is empty. */
  readonly feedId: string;
  readonly settings: Settings;
  readonly changes: Changes;
  readonly context: WidgetContext;
  /** In the order of the page. */
  readonly photos: Photo[];
  /** The server's copies by the network's ids. */
  readonly copies: Map<string, CopyState>;
  readonly has: (flag: Settings["flags"][number]) => boolean;
}

/** Finds the parts of a feed. Throws if there is no list. */
export function readFeed(settings: Settings, context: WidgetContext): Feed {
  const { host, signal } = context;
  const { parts, flags, resizedUrl } = settings;
  const list = selectAll(host, parts.list).find(isHtmlElement);
  if (!list) throw missing("its element must hold a list of photos");
  const copies = new Map<string, CopyState>();
  for (const element of selectAll(host, parts.copies) as HTMLElement[])
    for (const [id, copy] of readCopies(element.dataset["resized"], resizedUrl)) copies.set(id, copy);
  return {
    host,
    list,
    feedId: feedIdOf(settings, context),
    settings,
    changes: createChanges(signal),
    context,
    photos: [],
    copies,
    has: (flag) => flags.includes(flag),
  };
}

function feedIdOf({ feedId }: Settings, { warn }: WidgetContext): string {
  if (!feedId || isFeedId(feedId)) return feedId;
  warn(
    `settings.feed_id must be at most 100 letters, digits and characters of ~*:.#-, not ${JSON.stringify(feedId.slice(0, 60))}: nothing is asked of the server`,
  );
  return "";
}

/** Takes over photos of the list that are new to the feed, and drops those that are gone. @returns the new ones */
export function adoptPhotos({
  list,
  photos,
  settings: { parts },
  changes,
  context: { page },
}: Feed): Photo[] {
  const known = new Map(photos.map((photo) => [photo.item as Element, photo]));
  const fresh: Photo[] = [];
  const all = selectAll(list, parts.item, { limit: Infinity }).flatMap((item) => {
    const photo = known.get(item) ?? readPhoto(item, parts);
    if (photo && !known.has(item)) fresh.push(photo);
    return photo ?? [];
  });
  photos.splice(0, photos.length, ...all);
  for (const { link, image } of fresh) {
    changes.toggleClass(link, "islet-photo-feed__link", true);
    if (!link.textContent?.trim() && !link.hasAttribute("aria-label"))
      changes.setAttribute(link, "aria-label", image.alt || page.text("photo", "Photo"));
  }
  return fresh;
}

function readPhoto(item: Element, parts: Settings["parts"]): Photo | undefined {
  const link = selectAll(item, parts.link).find(isHtmlElement);
  const image = link && selectAll(link, parts.image).find((element) => isTag(element, "img"));
  if (!isHtmlElement(item) || !link || !image) return undefined;
  const id = item.dataset["id"] ?? item.id.replace(/^sbi_/, "");
  return {
    item,
    link,
    image,
    id,
    pictures: readPictures(link),
    printed: image.getAttribute("src"),
    failed: new Set(),
  };
}

/** The network's ids of photos that the server has made no copies of, or has not finished. */
export const idsWithoutCopies = ({ photos, copies }: Feed): string[] =>
  photos
    .map(({ id }) => id)
    .filter((id) => id !== "" && [undefined, "pending"].includes(copies.get(id) as string));
