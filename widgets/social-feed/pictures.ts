import { safeUrl } from "#browser/safe-url.ts";
import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Feed } from "./feed.ts";

const DEFERRED = "[data-avatar], [data-cover-url]";
/** Hosts that the network serves pictures from. */
const NETWORK = /(?:^|\.)(?:facebook\.com|fbcdn\.net|fbsbx\.com|cdninstagram\.com)$/;

/** A picture that waits for consent. */
interface Picture {
  readonly image: HTMLImageElement;
  /** Its own address. */
  readonly address: string;
  /** What it shows while it waits; `null`: nothing. */
  readonly waiting: string | null;
  readonly srcset: string | null;
  /** The elements that the server has marked as blocked. */
  readonly marked: readonly Element[];
}

const isFromNetwork = (address: string | null) =>
  NETWORK.test(new URL(safeUrl(address, "image") ?? "about:blank").hostname);

/** The pictures of a feed whose address is kept in an attribute. */
function deferredIn({ host, settings }: Feed): Picture[] {
  return queryAll(host, DEFERRED).flatMap((holder) => {
    const [image] = isTag(holder, "img") ? [holder] : queryAll<HTMLImageElement>(holder, "img");
    const address = safeUrl(holder.dataset["avatar"] || holder.dataset["coverUrl"], "image");
    if (!image || address === null) return [];
    const printed = image.getAttribute("src");
    const isPrinted = safeUrl(printed, "image") === address || isFromNetwork(printed);
    const marked = [holder, image].filter(({ classList }) =>
      settings.parts.blocked.some((name) => classList.contains(name)),
    );
    return {
      image,
      address,
      waiting: isPrinted ? null : printed,
      srcset: image.getAttribute("srcset"),
      marked,
    };
  });
}

/** The network's pictures that stand in the page. */
const printedIn = (host: Element): Picture[] =>
  queryAll<HTMLImageElement>(host, "img[src]").flatMap((image) => {
    const address = image.getAttribute("src") ?? "";
    if (!isFromNetwork(address)) return [];
    return { image, address, waiting: null, srcset: image.getAttribute("srcset"), marked: [] };
  });

/** The pictures of a feed that wait for consent. */
export interface Pictures {
  /** Looks for new ones, and shows them all, or none. Returns the addresses of those that wait. */
  readonly show: (isAllowed: boolean) => readonly string[];
}

/** Finds the pictures of a feed that may not be loaded without consent. */
export function createPictures(feed: Feed): Pictures {
  const { host, changes, settings } = feed;
  const known = new Map<HTMLImageElement, Picture>();

  function look() {
    const printed = settings.consentRequired && !settings.overrideBlockCdn ? printedIn(host) : [];
    for (const picture of [...deferredIn(feed), ...printed])
      if (!known.has(picture.image)) known.set(picture.image, picture);
  }

  return {
    show(isAllowed) {
      look();
      for (const { image, address, waiting, srcset, marked } of known.values()) {
        const shown = isAllowed ? address : waiting;
        if (safeUrl(image.getAttribute("src"), "image") !== safeUrl(shown, "image"))
          changes.setAttribute(image, "src", shown);
        changes.setAttribute(image, "srcset", isAllowed ? srcset : null);
        for (const element of marked)
          for (const name of settings.parts.blocked) changes.toggleClass(element, name, !isAllowed);
      }
      return isAllowed ? [] : [...known.values()].map(({ address }) => address);
    },
  };
}
