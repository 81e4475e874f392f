import { safeUrl } from "#browser/safe-url.ts";
import { providersVideo } from "#browser/video/video-id.ts";
import { createHeldFrame } from "#content/consent/held-frame.ts";
import { serviceOf } from "#content/consent/service.ts";
import { asButton } from "#dom/press/as-button.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { playFile } from "./file-video.ts";
import { type PrintedVideo, readVideo } from "./printed-video.ts";
import { playProvided } from "./provided-video.ts";
import type { Settings } from "./settings.ts";
import { createStage } from "./stage.ts";

/** What starts the video; `undefined` if nothing says where one is. */
function starter(
  printed: PrintedVideo,
  settings: Settings,
  context: WidgetContext,
): (() => void) | undefined {
  const { page, warn, inform } = context;
  const { address, players, button } = printed;
  const stage = createStage(printed, settings, context);
  const title = titleOf(printed) || page.text("video", "Video");
  const source = providersVideo(address);
  const service = source && serviceOf(`https://${source.provider.host}`);
  if (source && service) {
    let isLoading = false;
    for (const frame of players) {
      if (!isTag(frame, "iframe")) continue;
      isLoading ||= frame.hasAttribute("src");
      createHeldFrame({ frame, address }, context.signal).empty();
    }
    return playProvided({ isLoading, source, printed, service, stage, settings, context, title });
  }
  const url = safeUrl(address, "request", { hosts: page.allowedHosts });
  if (url) return playFile(url, { printed, stage, settings, context, title });
  if (safeUrl(address, "link"))
    inform(
      "the video of settings.video_url is not played, because allowed_hosts of #islet-config does not name its host",
    );
  else if (button || players.length === 0)
    warn("neither settings.video_url nor the element says where the video is");
  return undefined;
}

/** What the server says of the video. */
const titleOf = ({ overlay, players }: PrintedVideo) =>
  overlay?.getAttribute("aria-label") ||
  overlay?.textContent?.trim() ||
  overlay?.querySelector("img")?.alt ||
  players.map((player) => player.title).find((title) => title) ||
  "";

/** Plays a video at the visitor's press, or automatically where that is wanted; contacts no provider before that. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { listen, page, signal } = context;
  const changes = createChanges(signal);
  for (const name of settings.parts.host) changes.toggleClass(host, name, true);
  changes.setStyle(host, "--islet-video-ratio", settings.aspectRatio.replace(":", "/"));
  const printed = readVideo(host, settings);
  const { overlay, button } = printed;
  const start = starter(printed, settings, context);
  if (!start || !overlay || !button) return;
  asButton(button, start, { changes, listen });
  if (!button.getAttribute("aria-label")) {
    const title = titleOf(printed);
    changes.setAttribute(
      button,
      "aria-label",
      `${page.text("play_video", "Play video")}${title && `: ${title}`}`,
    );
  }
  // The whole picture can be pressed; its button has its own listener.
  listen(overlay, "click", (event) => {
    if (!event.defaultPrevented) start();
  });
}
