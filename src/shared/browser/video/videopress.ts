import { flag, type Provider } from "./provider.ts";

/** VideoPress' player. It reports how it plays without being asked. */
export const videopress: Provider = {
  host: "videopress.com",
  address({ id }, { startSeconds, autoplay, mute, controls }) {
    const fields = new URLSearchParams({
      autoPlay: flag(autoplay),
      muted: flag(mute),
      controls: flag(controls),
      at: String(Math.floor(startSeconds)),
    });
    return `https://${videopress.host}/embed/${id}?${fields.toString()}`;
  },
  api: {
    greetings: [],
    play: { event: "videopress_action_play" },
    pause: { event: "videopress_action_pause" },
    seek: (seconds) => ({ event: "videopress_action_set_currenttime", currentTime: seconds }),
    read({ event, currentTimeMs }) {
      if (event === "videopress_playing") return { state: "playing" };
      if (event === "videopress_ended") return { state: "ended" };
      const isTime = event === "videopress_timeupdate" && typeof currentTimeMs === "number";
      return { seconds: isTime ? currentTimeMs / 1_000 : undefined };
    },
    takesObjects: true,
  },
};
