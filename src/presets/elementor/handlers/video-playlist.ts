import { safeUrl } from "#browser/safe-url.ts";
import { query, queryAll } from "#dom/query.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Handler } from "./handler.ts";
import { sendPlaylistEvents } from "./playlist-events.ts";

/** The picture of a video in the list of tabs. */
const pictureOf = (panel: HTMLElement, playlist: HTMLElement) =>
  query<HTMLImageElement>(playlist, `[aria-controls="${CSS.escape(panel.id)}"] img`)?.src;

function picture(src: string | undefined): HTMLImageElement[] {
  const address = safeUrl(src, "image");
  if (!address) return [];
  const image = Object.assign(document.createElement("img"), { src: address, alt: "", loading: "lazy" });
  Object.assign(image.style, { width: "100%", height: "100%", objectFit: "contain" });
  return [image];
}

/** The place's height, if it has one: on phones the builder's style sheet gives it none. */
const SIZE = { width: "100%", height: "100%", aspectRatio: "16 / 9" };

/** A file of the site plays here; a provider's video is a link to it, so the provider learns nothing of the visitor. */
function player(panel: HTMLElement, playlist: HTMLElement): HTMLElement | undefined {
  const { videoUrl, videoType, videoTitle = "" } = panel.dataset;
  const address = safeUrl(videoUrl, "link");
  if (!address) return undefined;
  if (videoType === "hosted" && new URL(address).origin === location.origin) {
    const video = Object.assign(document.createElement("video"), {
      src: address,
      controls: true,
      preload: "none",
    });
    video.poster = pictureOf(panel, playlist) ?? "";
    Object.assign(video.style, SIZE);
    return video;
  }
  const link = Object.assign(document.createElement("a"), {
    href: address,
    target: "_blank",
    rel: "noopener",
  });
  Object.assign(link.style, { ...SIZE, display: "block", color: "#fff", background: "#000" });
  link.append(...picture(pictureOf(panel, playlist)));
  if (link.firstElementChild) link.setAttribute("aria-label", videoTitle || address);
  else link.textContent = videoTitle || address;
  return link;
}

/** Fills the panels of a list of videos, which the server prints empty. */
export const handler: Handler = (playlists, signal) => {
  for (const playlist of playlists)
    for (const panel of queryAll(playlist, ".e-tab-content[data-video-url]")) {
      const place = panel.firstElementChild;
      const filling = place?.childElementCount === 0 ? player(panel, playlist) : undefined;
      if (!place || !filling) continue;
      place.append(filling);
      if (isTag(filling, "video")) sendPlaylistEvents(filling, { playlist, panel, signal });
      removeAtEnd(signal, filling);
    }
};
