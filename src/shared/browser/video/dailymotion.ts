import { flag, type Message, type Provider } from "./provider.ts";

const command = (name: string, ...parameters: unknown[]): Message => ({ command: name, parameters });

const STATES = new Map<string | null, "playing" | "ended">([
  ["play", "playing"],
  ["playing", "playing"],
  ["video_end", "ended"],
]);

/** Dailymotion's player. It reports how it plays without being asked, as the fields of an address. */
export const dailymotion: Provider = {
  host: "www.dailymotion.com",
  address({ id }, { startSeconds, autoplay, mute, controls }) {
    const fields = new URLSearchParams({
      api: "postMessage",
      origin: location.origin,
      autoplay: flag(autoplay),
      mute: flag(mute),
      controls: flag(controls),
      start: String(Math.floor(startSeconds)),
    });
    return `https://${dailymotion.host}/embed/video/${id}?${fields.toString()}`;
  },
  api: {
    greetings: [],
    play: command("play"),
    pause: command("pause"),
    seek: (seconds) => command("seek", seconds),
    read({ text }) {
      const message = new URLSearchParams(typeof text === "string" ? text : "");
      const event = message.get("event");
      const seconds = event === "timeupdate" ? Number.parseFloat(message.get("time") ?? "") : Number.NaN;
      return { state: STATES.get(event), seconds: Number.isFinite(seconds) ? seconds : undefined };
    },
  },
};
