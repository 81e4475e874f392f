import { closest, selectAll } from "#browser/selectors.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { LightboxItem } from "#ui/lightbox/item.ts";
import { isVideo, OPENERS, opens, webAddress } from "./opener.ts";
import type { Settings } from "./settings.ts";

/** More than any page shows. */
const MOST_ITEMS = 1_000;

/** The longest name that an item takes from the text of its link. */
const MOST_LETTERS = 200;

/** Elementor's names of the shapes of videos. */
const RATIOS = new Map<unknown, string>([
  ["219", "21 / 9"],
  ["43", "4 / 3"],
  ["32", "3 / 2"],
  ["11", "1 / 1"],
  ["916", "9 / 16"],
]);

type Texts = Pick<Settings, "titles" | "descriptions">;

/** The group that an opener names, with an attribute of Elementor's or as `rel="lightbox[name]"`; empty if it names none. */
export const groupNameOf = (opener: HTMLElement): string =>
  opener.dataset["elementorLightboxSlideshow"] ??
  /^lightbox\[(.+)\]/.exec(opener.getAttribute("rel") ?? "")?.[1] ??
  "";

const isShown = (opener: HTMLElement) => opener.checkVisibility?.() ?? true;

/** The openers of a group, or those without one, in an element. */
export const openersIn = (root: Document | Element, group: string) =>
  (selectAll(root, OPENERS, { limit: MOST_ITEMS }) as HTMLElement[]).filter(
    (opener) => groupNameOf(opener) === group && opens(opener),
  );

/** The place that Elementor gives an item in its group. */
const indexOf = ({ dataset }: HTMLElement) => Number(dataset["elementorLightboxIndex"] ?? 0) || 0;

/** What is shown together with an opener, in order: its group, or the other openers of the element around them. */
function membersWith(opener: HTMLElement, host: HTMLElement, around: string): HTMLElement[] {
  const group = groupNameOf(opener);
  const root = host === opener ? closest(opener, around) : host;
  const openers = group ? openersIn(document, group) : root ? openersIn(root, "") : [opener];
  return openers
    .filter((other) => other === opener || isShown(other))
    .sort((one, other) => indexOf(one) - indexOf(other));
}

function captionOf(opener: HTMLElement): string {
  const figure = closest(opener, "figure,.gallery-item");
  const [caption] = figure ? selectAll(figure, "figcaption,.wp-caption-text", { limit: 1 }) : [];
  return caption?.textContent?.trim() ?? "";
}

/** What an opener shows; undefined if its address is none of the web. */
export function itemOf(opener: HTMLElement, { titles, descriptions }: Texts): LightboxItem | undefined {
  const { elementorLightbox, elementorLightboxVideo, elementorLightboxTitle, elementorLightboxDescription } =
    opener.dataset;
  const parsed = parseJson(elementorLightbox);
  const data = parsed.ok && isRecord(parsed.value) ? parsed.value : {};
  const address = webAddress(elementorLightboxVideo || data["url"] || opener.getAttribute("href"));
  if (!address) return undefined;
  const [image] = selectAll(opener, "img[alt],[role=img][aria-label]", { limit: 1 });
  const title = elementorLightboxTitle ?? captionOf(opener);
  return {
    address: address.href,
    alt:
      image?.getAttribute("alt") ||
      image?.getAttribute("aria-label") ||
      title ||
      (opener.textContent ?? "").trim().slice(0, MOST_LETTERS),
    caption: titles ? title : "",
    description: descriptions ? elementorLightboxDescription : "",
    hash: actionHashOf(opener),
    widthPx: 0,
    heightPx: 0,
    videoRatio:
      elementorLightboxVideo || data["type"] === "video" || isVideo(address) ? ratioOf(data) : undefined,
  };
}

/** Elementor's action that opens this again, as the hash of an address. */
const actionHashOf = ({ dataset }: HTMLElement): string | undefined => {
  const { eActionHash: hash } = dataset;
  return hash?.startsWith("#elementor-action") ? hash : undefined;
};

/** The shape of a video in Elementor's description of it: 16 to 9 unless it says another. */
export function ratioOf({ modalOptions }: Readonly<Record<string, unknown>>): string {
  return RATIOS.get(isRecord(modalOptions) && modalOptions["videoAspectRatio"]) ?? "16 / 9";
}

/** What one press shows. */
export interface GroupItems {
  readonly items: readonly LightboxItem[];
  /** Index of the item that was pressed. */
  readonly start: number;
}

/** Whether two openers show the same: a picture and its name may both be links, and only one of them has the caption. */
const isSame = (one: LightboxItem, other: LightboxItem) =>
  one.address === other.address && (!one.caption || !other.caption || one.caption === other.caption);

/** The items that a press on an opener shows, each once: an address with several captions is several. */
export function itemsWith(opener: HTMLElement, host: HTMLElement, settings: Settings): GroupItems {
  const own = itemOf(opener, settings);
  if (!own) return { items: [], start: 0 };
  const items: LightboxItem[] = [];
  for (const member of membersWith(opener, host, settings.group)) {
    const item = member === opener ? own : itemOf(member, settings);
    if (!item) continue;
    const place = items.findIndex((other) => isSame(other, item));
    if (place < 0) items.push(item);
    else if (item.caption && !items[place]?.caption) items[place] = item;
  }
  return { items, start: items.findIndex((item) => isSame(item, own)) };
}
