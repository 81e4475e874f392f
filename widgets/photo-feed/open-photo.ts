import { safeUrl } from "#browser/safe-url.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { LightboxItem } from "#ui/lightbox/item.ts";
import { openLightbox } from "#ui/lightbox/lightbox.ts";
import type { Photo } from "./feed.ts";
import { pictureAddress } from "./pictures.ts";
import type { RunningFeed } from "./running-feed.ts";

const DURATION_MS = 333;
/** More than the network allows in one post. */
const MOST_PARTS = 20;

const captionOf = ({ link, image }: Photo) => (image.alt || link.textContent || "").trim();

/** The parts of a carousel, `data-carousel='[{"type":"image","media":"…"}]'`: their addresses and kinds. */
function partsOf({ link }: Photo): { readonly address: string; readonly isVideo: boolean }[] {
  const parsed = parseJson(link.dataset["carousel"]);
  const given = parsed.ok && isRecord(parsed.value) ? parsed.value["data"] : parsed.ok && parsed.value;
  return (Array.isArray(given) ? given.slice(0, MOST_PARTS) : []).flatMap((part: unknown) => {
    if (!isRecord(part)) return [];
    const isVideo = part["type"] === "video";
    const address = isVideo ? videoAddress(part["media"]) : pictureAddress(part["media"]);
    return address ? [{ address, isVideo }] : [];
  });
}

function videoAddress(given: unknown): string | undefined {
  const address = safeUrl(given, "link");
  return address?.startsWith("http") ? address : undefined;
}

/** What a photo shows over the page: its video, the parts of its carousel, or its largest picture. */
function itemsOf(photo: Photo, { pictures }: RunningFeed): LightboxItem[] {
  const largest = pictures.largest(photo);
  if (!largest) return [];
  const item = (address: string, isVideo: boolean): LightboxItem => ({
    address,
    alt: captionOf(photo),
    caption: captionOf(photo),
    widthPx: 0,
    heightPx: 0,
    ...(isVideo && { videoRatio: "4 / 5" }),
  });
  const video = videoAddress(photo.link.dataset["video"]);
  if (video) return [item(video, true)];
  const parts = pictures.mayAsk() ? partsOf(photo) : [];
  return parts.length ? parts.map(({ address, isVideo }) => item(address, isVideo)) : [item(largest, false)];
}

/** Opens a photo over the page, with the others of its feed. */
export function openPhoto(photo: Photo, running: RunningFeed): void {
  const { photos, context } = running.feed;
  const groups = photos.map((one) => itemsOf(one, running));
  photo.link.focus({ preventScroll: true });
  openLightbox({
    items: groups.flat(),
    start: groups.slice(0, photos.indexOf(photo)).flat().length,
    loop: true,
    name: context.page.text("photos", "Photos"),
    id: "",
    isRtl: getComputedStyle(photo.link).direction === "rtl",
    spacing: 0.12,
    showAnimationDuration: DURATION_MS,
    hideAnimationDuration: DURATION_MS,
    context,
  });
}
