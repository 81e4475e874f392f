import { isRecord } from "#runtime/parse-json.ts";
import { flag, type Provider } from "./provider.ts";

/** Vimeo's player, asked not to track. */
export const vimeo: Provider = {
  host: "player.vimeo.com",
  address({ id, hash }, { startSeconds, isBackground, autoplay, mute, controls }) {
    const fields = new URLSearchParams({
      ...(isBackground
        ? { background: "1", dnt: "1", muted: "1" }
        : { dnt: "1", autoplay: flag(autoplay), muted: flag(mute), controls: flag(controls) }),
      ...(hash && { h: hash }),
    });
    return `https://${vimeo.host}/video/${id}?${fields.toString()}#t=${startSeconds}s`;
  },
  api: {
    greetings: ["playing", "timeupdate", "ended", "error"].map((value) => ({
      method: "addEventListener",
      value,
    })),
    play: { method: "play" },
    pause: { method: "pause" },
    seek: (seconds) => ({ method: "setCurrentTime", value: seconds }),
    read({ event, data }) {
      if (event === "playing" || event === "ended") return { state: event };
      if (!isRecord(data)) return {};
      const { message, seconds } = data;
      if (event === "error") return { error: String(message) };
      return { seconds: typeof seconds === "number" ? seconds : undefined };
    },
  },
};
