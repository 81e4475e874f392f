import { type ProvidersVideo, providersVideo } from "#browser/video/video-id.ts";
import { isTag } from "#runtime/node-type.ts";
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

/** Where a video is shown. */
interface VideoPlace extends Pick<VideoOptions, "page"> {
  readonly frame: HTMLElement;
  readonly item: LightboxItem;
}

/**
 * Shows a video in a frame: a file with the browser's own controls, a provider's in its player. Of a host that the page
 * configuration allows, a file loads at once, and a player once the visitor agrees; of any other host, when the visitor
 * presses a button that names it.
 */
export function showVideo(frame: HTMLElement, item: LightboxItem, { page, isPressed }: VideoOptions): void {
  const { host, origin, pathname } = new URL(item.address);
  const provided = providersVideo(item.address);
  const isFile = !provided && FILE.test(pathname);
  const asked = provided?.provider.host ?? host;
  const isAllowed = origin === location.origin || page.allowedHosts.includes(asked);
  const place = { frame, item, page };

  const show = (isPlaying: boolean) => {
    if (!provided) return showFile(place, isPlaying);
    const player = createPlayer(item, page);
    player.src = playerAddress(provided, isPlaying);
    player.onload = () => frame.removeAttribute("aria-busy");
    frame.replaceChildren(createVideoBox(item, player));
  };

  if (provided && isAllowed) return showGated(place, playerAddress(provided, isPressed));
  if (isFile && isAllowed) return show(isPressed);
  frame.removeAttribute("aria-busy");
  frame.replaceChildren(
    createQuestion(item, page, {
      host: asked,
      accept: provided || isFile ? () => (frame.focus(), show(true)) : undefined,
    }),
  );
}

const openName = (page: Page) => page.text("video_open", "Open the video");

const showFailure = ({ frame, item, page }: VideoPlace, retry: () => void) =>
  showProblem(frame, page, {
    words: page.text("video_error", "The video could not be loaded."),
    address: item.address,
    linkName: openName(page),
    retry,
  });

/** Leaves a player to the widget that keeps frames from loading until the visitor agrees. */
function showGated(place: VideoPlace, address: string): void {
  const { frame, item, page } = place;
  const player = createPlayer(item, page);
  const box = createVideoBox(item, player);
  player.dataset["src"] = address;
  player.dataset["href"] = item.address;
  box.setAttribute("data-widget", "frame-gate");
  box.addEventListener("islet:mounted", () => {
    const isReady = () => frame.removeAttribute("aria-busy");
    if (player.hasAttribute("src")) player.onload = isReady;
    else isReady();
  });
  box.addEventListener("islet:problem", () => {
    // Once it is there, it shows visitors itself what does not load.
    if (box.getAttribute("data-widget-state") !== "mounted")
      showFailure(place, () => showGated(place, address));
  });
  // A button of its notice goes with the press; in the player, Escape would not close the lightbox.
  const keepFocus = ({ target }: Event) => {
    if (isTag(target, "button")) frame.focus();
  };
  box.addEventListener("click", keepFocus, { capture: true });
  frame.replaceChildren(box);
}

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

/** Shows a file, which plays automatically or waits. */
function showFile(place: VideoPlace, isPlaying: boolean): void {
  const { frame, item } = place;
  const video = document.createElement("video");
  video.controls = true;
  video.autoplay = isPlaying;
  video.setAttribute("playsinline", "");
  video.setAttribute("aria-label", item.alt);
  video.src = item.address;
  video.onloadedmetadata = () => frame.removeAttribute("aria-busy");
  video.onerror = () => showFailure(place, () => showFile(place, isPlaying));
  frame.replaceChildren(createVideoBox(item, video));
}

/** The address of a provider's player, which begins where the video's address asks for. */
const playerAddress = ({ provider, video }: ProvidersVideo, isPlaying: boolean) =>
  provider.address(video, {
    startSeconds: video.start ?? 0,
    autoplay: isPlaying,
    controls: true,
  });

/** Creates a frame that loads nothing yet. */
function createPlayer({ alt }: LightboxItem, page: Page): HTMLIFrameElement {
  const player = document.createElement("iframe");
  player.title = alt || page.text("video", "Video");
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  player.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-presentation");
  // YouTube plays nothing for a page that does not say where it is.
  player.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  return player;
}
