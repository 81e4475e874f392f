import { safeUrl } from "#browser/safe-url.ts";
import { closest } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";

/** What may open a lightbox; `opens` decides. */
export const OPENERS = "a[href],[data-elementor-lightbox],[data-action-link]";

/** Addresses of Elementor that say what to open; its buttons have them in an attribute. */
const ACTION = /^#?(?:%23)?elementor-action.*lightbox/i;

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const VIDEO_HOST = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)$/i;

/** The absolute form of an address of the web; undefined for any other. */
export function webAddress(given: unknown): URL | undefined {
  const address = safeUrl(given, "image");
  return address?.startsWith("http") ? new URL(address) : undefined;
}

/** Whether an address leads to a video: a file, or a page of a provider. */
export const isVideo = ({ host, pathname }: URL): boolean => VIDEO.test(pathname) || VIDEO_HOST.test(host);

/** The action of a link or button; undefined for others. */
export function actionOf(opener: HTMLElement): string | undefined {
  const address = opener.dataset["actionLink"] ?? opener.getAttribute("href") ?? "";
  return ACTION.test(address) ? address : undefined;
}

/** Whether a press on an element opens a lightbox. */
export function opens(opener: HTMLElement): boolean {
  const { elementorOpenLightbox: choice, elementorLightbox, elementorLightboxVideo: video } = opener.dataset;
  if (choice === "no" || opener.hasAttribute("download")) return false;
  if (elementorLightbox || video || actionOf(opener)) return true;
  const address = webAddress(opener.getAttribute("href"));
  return !!address && (PICTURE.test(address.pathname) || isVideo(address));
}

/** The opener at the target of an event in a host, or around it; null if there is none. */
export function openerAt(target: EventTarget | null, host: HTMLElement): HTMLElement | null {
  const opener = closest(target as Element, OPENERS);
  return isHtmlElement(opener) && host.contains(opener) && opens(opener) ? opener : null;
}
