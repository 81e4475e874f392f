import { fittingPicture, neededWidth, type Picture } from "./choose-picture.ts";
import type { Feed, Photo } from "./feed.ts";
import { FACTORS } from "./layout.ts";
import type { Pictures } from "./pictures.ts";

const FIXED = { thumb: 150, medium: 320, full: 640 } as const;
const NONE: Pictures = new Map();

/** What pictures depend on, besides the feed's settings. */
export interface PictureOptions {
  /** Width of a photo's box in px. */
  readonly widthPx: () => number;
  /** Whether the visitor has agreed to pictures of other hosts, or need not be asked. */
  readonly isConsentGiven: () => boolean;
}

/** The pictures that a photo may be shown with. */
export interface OfferedPictures {
  /** The server's copy and the network's picture, what is to be shown first; those that are wide enough if there are any. */
  offered(photo: Photo, neededPx?: number): readonly Picture[];
  /** Whether other hosts may be asked. */
  mayAsk(): boolean;
}

/** Knows what a feed may show now. */
export function createOffer(
  { copies, settings, has }: Feed,
  { widthPx, isConsentGiven }: PictureOptions,
): OfferedPictures {
  const { imgRes, imageaspectratio, resizedUrl } = settings;
  const ownHosts = new Set([location.host, hostOf(resizedUrl)]);
  const isRemote = ({ address }: Picture) => !ownHosts.has(new URL(address).host);
  const factor = FACTORS[imageaspectratio];

  const copyOf = ({ id }: Photo) => {
    const copy = copies.get(id);
    return typeof copy === "object" ? copy : undefined;
  };
  const needed = (photo: Photo) =>
    imgRes === "auto"
      ? neededWidth({ widthPx: widthPx(), factor }, copyOf(photo)?.ratio ?? 1)
      : FIXED[imgRes];
  const mayAsk = () => isConsentGiven() || has("overrideBlockCDN");

  return {
    mayAsk,
    offered(photo, neededPx = needed(photo)) {
      const copy = fittingPicture(copyOf(photo)?.addresses ?? NONE, neededPx, true);
      const other = fittingPicture(photo.pictures, neededPx, false);
      const allowed = other && (mayAsk() || !isRemote(other)) ? other : undefined;
      const pictures = has("favorLocal") || !isConsentGiven() ? [copy, allowed] : [allowed, copy];
      return pictures.filter((picture) => picture !== undefined);
    },
  };
}

/** The host of an address; empty if it is none. */
function hostOf(address: string): string {
  try {
    return new URL(address, location.href).host;
  } catch {
    return "";
  }
}
