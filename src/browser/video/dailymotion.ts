import { flag, type Provider } from "./provider.ts";

/** Dailymotion's player. It talks only with the provider's own script. */
export const dailymotion: Provider = {
  host: "www.dailymotion.com",
  address({ id }, { startSeconds, autoplay, mute, controls }) {
    const fields = new URLSearchParams({
      autoplay: flag(autoplay),
      mute: flag(mute),
      controls: flag(controls),
      start: String(Math.floor(startSeconds)),
    });
    return `https://${dailymotion.host}/embed/video/${id}?${fields.toString()}`;
  },
};
