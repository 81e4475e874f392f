import { decodeActionHash } from "#browser/action-hash.ts";
import type { LightboxItem } from "#ui/lightbox/item.ts";
import { type GroupItems, itemOf, itemsWith, openersIn, ratioOf } from "./items.ts";
import { isVideo, webAddress } from "./opener.ts";
import type { Settings } from "./settings.ts";

type Action = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The picture or video that an action names; undefined if its address is none of the web. */
function itemOfAction(action: Action): LightboxItem | undefined {
  const address = webAddress(action["url"]);
  if (!address) return undefined;
  const title = textOf(action["title"]);
  return {
    address: address.href,
    alt: title,
    caption: title,
    description: textOf(action["description"]),
    widthPx: 0,
    heightPx: 0,
    videoRatio: action["type"] === "video" || isVideo(address) ? ratioOf(action) : undefined,
  };
}

/** What an action shows: with its group if the page has the same picture there. Nothing for any other action. */
export function itemsOfAction(hash: string, settings: Settings): GroupItems {
  const action = decodeActionHash(hash);
  const item = action?.name === "lightbox" ? itemOfAction(action.settings) : undefined;
  if (!action || !item) return { items: [], start: 0 };
  const group = textOf(action.settings["slideshow"]);
  const member =
    group && openersIn(document, group).find((opener) => itemOf(opener, settings)?.address === item.address);
  return member ? itemsWith(member, member, settings) : { items: [item], start: 0 };
}
