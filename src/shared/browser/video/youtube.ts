import { isRecord } from "#runtime/parse-json.ts";
import { flag, type Message, type Provider } from "./provider.ts";

const command = (func: string, ...args: unknown[]): Message => ({ event: "command", func, args });

const STATES = new Map<unknown, "playing" | "ended">([
  [0, "ended"],
  [1, "playing"],
]);

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,2}$/i;
const SWITCH = /^[01]$/;

/**
 * The player's documented variables, and what their values may be, but those that a page with its own script decides and those
 * of what could be pressed.
 */
const VARIABLES: Readonly<Record<string, RegExp>> = {
  cc_lang_pref: LANGUAGE,
  cc_load_policy: SWITCH,
  color: /^(?:red|white)$/,
  hl: LANGUAGE,
  iv_load_policy: /^[13]$/,
  list: /^[\w-]{2,64}$/,
  listType: /^(?:playlist|user_uploads)$/,
  loop: SWITCH,
  modestbranding: SWITCH,
  playlist: /^[\w-]{11}(?:,[\w-]{11}){0,49}$/,
  rel: SWITCH,
};

/** The variables that are known and hold what they may. */
function checked(variables = ""): Readonly<Record<string, string>> {
  const given = new Map(
    [...new URLSearchParams(variables)].map(([name, value]) => [name.toLowerCase(), value]),
  );
  return Object.fromEntries(
    Object.entries(VARIABLES)
      .map(([name, kind]) => [name, kind, given.get(name.toLowerCase()) ?? ""] as const)
      .flatMap(([name, kind, value]) => (kind.test(value) ? [[name, value]] : [])),
  );
}

/** YouTube's player, on the host that sets no cookies. */
export const youtube: Provider = {
  host: "www.youtube-nocookie.com",
  address(
    { id, variables, end, list },
    { startSeconds, isBackground = false, autoplay, mute, controls, captions },
  ) {
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
      ...(!isBackground && end && { end: String(end) }),
      ...(!isBackground && list && { list }),
      ...(captions && { cc_load_policy: "1" }),
      ...(isBackground && checked(variables)),
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
