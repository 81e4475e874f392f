import { selectAll } from "#browser/selectors.ts";
import { createFramePlayer } from "#browser/video/frame-player.ts";
import type { Player, PlayerEvents } from "#browser/video/player.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createBackgroundFrame } from "./background-frame.ts";
import { createFilePlayer } from "./file-player.ts";
import { followRange } from "./follow-range.ts";
import { createPlayback } from "./playback.ts";
import type { Settings } from "./settings.ts";
import { type VideoSource, videoSource } from "./video-source.ts";

/** A player shows its own controls and a spinner when it begins. */
const HIDDEN_MS = 1_000;

/** Where the video is shown: what the server printed for it, or an element before the host's content. */
function createBox({ parts }: Settings, { host, signal }: WidgetContext, changes: Changes): HTMLElement {
  const [printed] = selectAll(host, parts.video) as HTMLElement[];
  const box = printed ?? document.createElement("div");
  changes.toggleClass(box, "islet-background-media__video", true);
  if (printed) return box;
  host.prepend(box);
  removeAtEnd(signal, box);
  return box;
}

interface Stage {
  readonly box: HTMLElement;
  readonly settings: Settings;
  readonly context: WidgetContext;
  readonly changes: Changes;
}

function createPlayer(source: VideoSource, stage: Stage, events: PlayerEvents): Player {
  const { box, context, changes, settings } = stage;
  const { backgroundVideoStart: start, backgroundPlayOnce: isOnce } = settings;
  const common = { classNames: settings.parts.player, events };
  if ("file" in source)
    return createFilePlayer(box, context, { ...common, url: source.file, start, isOnce, changes });
  const { provider, video } = source;
  const frame = createBackgroundFrame(settings.parts.player);
  const player = createFramePlayer(frame, context, { provider, events });
  frame.src = provider.address(video, { startSeconds: start, isBackground: true });
  box.append(frame);
  removeAtEnd(context.signal, frame);
  return player;
}

/** Plays a video. It is seen 1 s after it has begun; where it does not play, the host's picture is. */
function play(source: VideoSource, settings: Settings, context: WidgetContext): void {
  const { parts, backgroundPlayOnce: isOnce } = settings;
  const { page, after, warn, signal } = context;
  const changes = createChanges(signal);
  const box = createBox(settings, context, changes);
  const stage = { box, settings, context, changes };
  let player: Player | undefined;
  let hasBegun = false;
  let isOver = false;

  function show(isShown: boolean) {
    for (const name of parts.loading) changes.toggleClass(box, name, !isShown);
  }

  function end() {
    isOver = true;
    show(false);
    player?.pause();
    playback.end();
  }

  const range = { start: settings.backgroundVideoStart, end: settings.backgroundVideoEnd };
  const events: PlayerEvents = {
    ...followRange(range, (seconds) => {
      if (isOver) return;
      if (isOnce) return end();
      player?.seek(seconds);
      player?.play();
    }),
    playing() {
      if (hasBegun || isOver) return;
      hasBegun = true;
      playback.offerPause(box);
      after(HIDDEN_MS, () => show(!isOver));
    },
    failed(reason) {
      if (isOver) return;
      warn(`the background video cannot be played: ${reason}; the picture stays`);
      end();
    },
  };

  show(false);
  const playback = createPlayback(
    context,
    (isMoving) => {
      if (isMoving) (player ??= createPlayer(source, stage, events)).play();
      else player?.pause();
    },
    () => settings.backgroundPlayOnMobile || page.deviceMode() !== "mobile",
  );
}

/** Plays a video behind the host's content; a provider is asked for it only while the visitor agrees. */
export function playVideo(settings: Settings, context: WidgetContext): void {
  const { backgroundVideoLink: link } = settings;
  const { page, warn, inform, guard, load } = context;
  if (!link) return;
  const source = videoSource(link, page.allowedHosts);
  if (!source) return warn("background_video_link is no address of a video; the picture stays");
  if ("refusedHost" in source)
    return inform(
      `the background video is not loaded, because allowed_hosts of #islet-config does not name ${source.refusedHost}; the picture stays`,
    );
  if ("file" in source) return play(source, settings, context);
  guard(async () => {
    const { withConsent } = await load(() => import("#content/with-consent.ts"));
    withConsent([`https://${source.provider.host}`], context, (given) => play(source, settings, given));
  });
}
