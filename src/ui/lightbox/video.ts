import { type ProvidersVideo, providersVideo } from "#browser/video/video-id.ts";
import type { Page } from "#runtime/page.ts";
import { createVideoBox } from "./frame.ts";
import type { LightboxItem } from "./item.ts";
import { createLink, showProblem } from "./problem.ts";

const FILE = /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i;

interface VideoOptions {
  readonly page: Page;
  /** Whether the visitor has pressed this very video. */
  readonly isPressed: boolean;
}

/**
 * Shows a video in a frame: a file with the browser's own controls, a provider's in its player. Of another host than the
 * site's it loads at once if the page configuration allows the host, else when the visitor presses a button that names it.
 */
export function showVideo(frame: HTMLElement, item: LightboxItem, { page, isPressed }: VideoOptions): void {
  const { host, origin, pathname } = new URL(item.address);
  const provided = providersVideo(item.address);
  const isFile = !provided && FILE.test(pathname);
  const asked = provided?.provider.host ?? host;
  const isAllowed = origin === location.origin || page.allowedHosts.includes(asked);

  const show = (isPlaying: boolean) => {
    const player = provided
      ? createPlayer(playerAddress(provided, item.address, isPlaying), item, page)
      : createFile(item, isPlaying);
    const isReady = () => frame.removeAttribute("aria-busy");
    player.onload = isReady;
    player.onloadedmetadata = isReady;
    // A frame tells of no error.
    if (!provided)
      player.onerror = () =>
        showProblem(frame, page, {
          words: page.text("video_error", "The video could not be loaded."),
          address: item.address,
          linkName: openName(page),
          retry: () => show(isPlaying),
        });
    frame.replaceChildren(createVideoBox(item, player));
  };

  if (isAllowed && (provided || isFile)) return show(isPressed);
  frame.removeAttribute("aria-busy");
  frame.replaceChildren(
    createQuestion(item, page, {
      host: asked,
      accept: provided || isFile ? () => (frame.focus(), show(true)) : undefined,
    }),
  );
}

const openName = (page: Page) => page.text("video_open", "Open the video");

interface Question {
  readonly host: string;
  /** Loads the video; missing for a page that is no video. */
  readonly accept: (() => void) | undefined;
}

/** Says where a video is, with a button that loads it and a link to it. */
function createQuestion({ address }: LightboxItem, page: Page, { host, accept }: Question): HTMLElement {
  const question = document.createElement("p");
  question.className = "islet-lightbox__problem";
  question.append(page.text("video_elsewhere", "The video is at %s.").replace("%s", host), " ");
  if (accept) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "islet-lightbox__action";
    button.textContent = page.text("video_load", "Load the video");
    button.onclick = accept;
    question.append(button, " ");
  }
  question.append(createLink(address, openName(page)));
  return question;
}

function createFile({ address, alt }: LightboxItem, isPlaying: boolean): HTMLVideoElement {
  const video = document.createElement("video");
  video.controls = true;
  video.autoplay = isPlaying;
  video.setAttribute("playsinline", "");
  video.setAttribute("aria-label", alt);
  video.src = address;
  return video;
}

/** The address of a provider's player, which begins where the video's address asks for. */
const playerAddress = ({ provider, video }: ProvidersVideo, address: string, isPlaying: boolean) =>
  provider.address(video, {
    startSeconds: Number(new URL(address).searchParams.get("start")) || 0,
    autoplay: isPlaying,
    controls: true,
  });

function createPlayer(address: string, { alt }: LightboxItem, page: Page): HTMLIFrameElement {
  const player = document.createElement("iframe");
  player.title = alt || page.text("video", "Video");
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  player.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-presentation");
  // YouTube plays nothing for a page that does not say where it is.
  player.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  player.src = address;
  return player;
}
