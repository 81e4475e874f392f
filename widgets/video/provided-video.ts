import { loadFrame } from "#browser/provider/load-frame.ts";
import type { ProvidersVideo } from "#browser/video/video-id.ts";
import { createConsent } from "#content/consent/consent.ts";
import { fitNotice } from "#content/consent/fit-notice.ts";
import { createNotice, type Notice } from "#content/consent/notice.ts";
import type { Service } from "#content/consent/service.ts";
import { keepOver } from "#dom/keep-over.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { createProvidersPlayer, type PlayerOptions } from "./create-player.ts";
import { playsByItself } from "./plays-by-itself.ts";
import type { PrintedVideo } from "./printed-video.ts";
import type { Stage } from "./stage.ts";

interface ProvidedOptions extends Omit<PlayerOptions, "failed"> {
  readonly source: ProvidersVideo;
  readonly printed: PrintedVideo;
  readonly service: Service;
  readonly stage: Stage;
  /** Whether the server has printed a frame that loads with the page. */
  readonly isLoading: boolean;
}

/** Says over the video's box who would be contacted. */
function showNotice(
  { printed, service, title, stage, context }: ProvidedOptions,
  load: (() => void) | undefined,
): Notice {
  const { host } = context;
  const { box, address: href } = printed;
  const signal = stage.begin();
  const notice = createNotice({ service, title, href, load }, context);
  host.append(notice.element);
  if (box !== host) keepOver(notice.element, box, signal);
  fitNotice(notice.element, box, signal);
  removeAtEnd(signal, notice.element);
  return notice;
}

interface PlayRequest {
  readonly isPressed: boolean;
  readonly mayLoad: () => boolean;
  readonly failed: () => void;
}

/** Puts the provider's player in place, and loads it. Its end aborts the signal. */
function showPlayer(options: ProvidedOptions, { isPressed, mayLoad, failed }: PlayRequest): AbortSignal {
  const { source, stage, settings, context, title } = options;
  const { host, page, warn } = context;
  const { provider, video } = source;
  const hasFocus = host.contains(document.activeElement);
  const signal = stage.begin();
  const isAutoplaying = !isPressed && provider.api !== undefined && playsByItself(settings, context);
  const { element, player } = createProvidersPlayer(source, {
    ...options,
    failed: (reason) => warn(`the video cannot be played: ${reason}`),
  });
  const address = provider.address(video, {
    startSeconds: settings.start || (video.start ?? 0),
    autoplay: isPressed || isAutoplaying,
    mute: settings.mute || isAutoplaying,
    controls: settings.controls,
    captions: settings.ccLoadPolicy,
  });
  stage.place(element, title);
  // In a dialog, the Escape key would go to the frame.
  if (hasFocus && host.contains(element)) element.focus({ preventScroll: true });
  if (isAutoplaying) stage.watchAutoplay(player);
  const hosts = options.isLoading ? [provider.host] : page.allowedHosts;
  loadFrame(element, address, { hosts, mayLoad, signal }).catch((error: Error) => {
    warn(`the video is not loaded: ${error.message}`);
    failed();
  });
  return signal;
}

/**
 * Asks a provider for its player only with the visitor's consent, or at a press where nothing on the page asks for it.
 * Returns what a press on the picture does.
 */
export function playProvided(options: ProvidedOptions): () => void {
  const { source, printed, service, stage, context } = options;
  const { host } = source.provider;
  const consent = createConsent(context);
  // Editors read which of their settings it is.
  const ofSetting = options.settings.videoUrl ? " of settings.video_url" : "";
  // What the page loads anyway needs no permission.
  const isAllowed = options.isLoading || context.page.allowedHosts.includes(host);
  /** For this one time. */
  let isPermitted = false;
  let isPlaying = false;
  let asking: Notice | undefined;
  const answer = () => consent.get("marketing", service.id);
  const mayLoad = () => isAllowed && (isPermitted || answer() === true);
  const ask = () => (asking = showNotice(options, isAllowed ? press : undefined));

  function play(isPressed: boolean) {
    asking = undefined;
    isPlaying = true;
    const failed = () => ask().fail();
    showPlayer(options, { isPressed, mayLoad, failed }).addEventListener("abort", () => {
      isPlaying = isPermitted = false;
    });
  }

  function press() {
    isPermitted = true;
    play(true);
  }

  function update() {
    if (mayLoad()) {
      // What the visitor has just allowed in the notice begins at once.
      if (!isPlaying && (asking || !printed.overlay))
        play(asking?.element.contains(document.activeElement) === true);
    } else if (!printed.overlay) ask();
    else if (isPlaying) stage.clear();
  }

  if (!isAllowed)
    context.inform(
      `the video${ofSetting} is a link only, because allowed_hosts of #islet-config does not name ${host}`,
    );
  if (!printed.overlay && answer() === undefined)
    context.inform(
      `the video does not load automatically${isAllowed ? "" : " either"}: nothing on the page asks for consent to marketing, and consent of #islet-config does not give it`,
    );
  consent.watch({ category: "marketing", service: service.id }, update);
  if (!printed.overlay) update();
  return () => {
    // A key that came while the widget started may come twice.
    if (isPlaying) return;
    if (isAllowed && answer() !== false) press();
    else ask().focus({ preventScroll: true });
  };
}
