import { isRecord } from "#runtime/parse-json.ts";
import { flag, type Message, type Provider } from "./provider.ts";

const command = (func: string, ...args: unknown[]): Message => ({ event: "command", func, args });

const STATES = new Map<unknown, "playing" | "ended">([
  [0, "ended"],
  [1, "playing"],
]);

/** YouTube's player, on the host that sets no cookies. */
export const youtube: Provider = {
  host: "www.youtube-nocookie.com",
  address({ id }, { startSeconds, isBackground = false, autoplay, mute, controls, captions }) {
    const hasControls = !isBackground && controls;
    const fields = new URLSearchParams({
      enablejsapi: "1",
      origin: location.origin,
      autoplay: flag(isBackground || autoplay),
      mute: flag(isBackground || mute),
      controls: flag(hasControls),
      disablekb: flag(!hasControls),
      fs: flag(!isBackground),
      iv_load_policy: "3",
      playsinline: "1",
      rel: "0",
      start: String(Math.floor(startSeconds)),
      ...(captions && { cc_load_policy: "1" }),
    });
    return `https://${youtube.host}/embed/${id}?${fields.toString()}`;
  },
  api: {
    greetings: [
      { event: "listening" },
      command("addEventListener", "onStateChange"),
      command("addEventListener", "onError"),
    ],
    play: command("playVideo"),
    pause: command("pauseVideo"),
    seek: (seconds) => command("seekTo", seconds, true),
    read({ event, info }) {
      if (event === "onError") return { error: `error ${String(info)}` };
      if (event === "onStateChange") return { state: STATES.get(info) };
      if (!isRecord(info)) return {};
      const { playerState, currentTime } = info;
      return {
        state: STATES.get(playerState),
        seconds: typeof currentTime === "number" ? currentTime : undefined,
      };
    },
  },
};
