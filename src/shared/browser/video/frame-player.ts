import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Player, PlayerEvents } from "./player.ts";
import type { Message, Provider } from "./provider.ts";

interface FrameOptions {
  readonly provider: Provider;
  readonly events: PlayerEvents;
}

const GREET_EVERY_MS = 250;
const MOST_GREETINGS = 40;

function messageIn(data: unknown): Message {
  const parsed = parseJson(data);
  const message = parsed.ok ? parsed.value : data;
  return isRecord(message) ? message : { text: message };
}

/** Talks with a provider's player in a frame, which the caller puts on the page and gives its address. */
export function createFramePlayer(
  frame: HTMLIFrameElement,
  { listen, after }: Pick<WidgetContext, "listen" | "after">,
  { provider: { host, api }, events }: FrameOptions,
): Player {
  let isHeard = false;
  let greetings = 0;

  // No secrets are sent. Where the frame is blocked it shows a page of the browser's, and to name another origin is an error.
  function send(message: Message | undefined) {
    if (message) frame.contentWindow?.postMessage(api?.takesObjects ? message : JSON.stringify(message), "*");
  }

  /** A player that has only loaded does not listen yet. */
  function greet() {
    if (isHeard || !api?.greetings.length || !frame.isConnected) return;
    if (greetings++ >= MOST_GREETINGS) return events.failed("it does not answer");
    for (const greeting of api.greetings) send(greeting);
    after(GREET_EVERY_MS, greet);
  }

  listen(frame, "load", greet, { once: true });
  listen(window, "message", (event) => {
    const { source, origin, data } = event as MessageEvent<unknown>;
    if (!api || !source || source !== frame.contentWindow || origin !== `https://${host}`) return;
    // Messages that it got before it was ready may be lost.
    if (!isHeard) for (const greeting of api.greetings) send(greeting);
    isHeard = true;
    const { state, error, seconds } = api.read(messageIn(data));
    if (error !== undefined) events.failed(error);
    if (seconds !== undefined) events.time(seconds);
    if (state) events[state]();
  });
  return {
    play: () => send(api?.play),
    pause: () => send(api?.pause),
    seek: (seconds) => send(api?.seek(seconds)),
  };
}
