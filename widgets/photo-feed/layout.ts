import { numbered } from "#dom/numbered.ts";
import type { Feed, Photo } from "./feed.ts";

/** Height to width of a photo's box. */
export const FACTORS = { "1:1": 1, "4:5": 1.25, "3:4": 1.33 } as const;

/** Windows below this width show `nummobile` photos at first. */
const PHONE_PX = 480;
const SMALL_PX = 120;
const MEDIUM_PX = 240;

/** Boxes of one shape for the photos of a feed. */
export interface Layout {
  /** Gives every photo its box; to be called when photos have come or the feed has another width. */
  update(): void;
  /** Width of a photo's box in px; 0 while the feed cannot be seen. */
  widthPx(): number;
  /** Shows the photos that were too many at first. @returns them */
  showSurplus(): readonly Photo[];
}

export function createLayout(feed: Feed): Layout {
  const { host, list, photos, changes } = feed;
  const { num, nummobile, imageaspectratio, parts } = feed.settings;
  let isLimited = true;
  let widthPx = 0;

  for (const [name, columns] of Object.entries(columnsOf(feed.settings)))
    changes.setStyle(list, `--islet-photo-feed-columns${name}`, String(columns));

  function toggle(element: Element, names: readonly string[], isOn: boolean) {
    for (const name of names)
      if (element.classList.contains(name) !== isOn) changes.toggleClass(element, name, isOn);
  }

  const limit = () => (isLimited && ((window.innerWidth < PHONE_PX && nummobile) || num)) || Infinity;

  return {
    widthPx: () => widthPx,
    update() {
      const most = limit();
      for (const [index, { item }] of numbered(photos)) toggle(item, parts.surplus, index >= most);
      widthPx = photos[0]?.link.getBoundingClientRect().width ?? 0;
      if (widthPx === 0) return;
      const height = `${widthPx * FACTORS[imageaspectratio]}px`;
      for (const { link } of photos) changes.setStyle(link, "height", height);
      toggle(host, parts.small, widthPx <= SMALL_PX);
      toggle(host, parts.medium, widthPx > SMALL_PX && widthPx <= MEDIUM_PX);
    },
    showSurplus() {
      const hidden = photos.slice(limit());
      isLimited = false;
      return hidden;
    },
  };
}

/** The columns in wide windows, on tablets and on phones, by what follows the name of their style. */
function columnsOf({ cols, colstablet, colsmobile }: Feed["settings"]) {
  const number = /^(?:[1-9]|10)$/.test(colsmobile) ? Number(colsmobile) : undefined;
  const onPhones = number ?? (colsmobile === "same" || cols < 3 ? cols : 1);
  return { "": cols, "-tablet": colstablet, "-mobile": onPhones };
}
