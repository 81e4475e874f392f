import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Player, PlayerEvents } from "./player.ts";
import type { Message, Provider } from "./provider.ts";

interface FrameOptions {
  readonly url: string;
  readonly provider: Provider;
  readonly classNames: readonly string[];
  readonly events: PlayerEvents;
}

const GREET_EVERY_MS = 250;
const MOST_GREETINGS = 40;

/** Nobody presses, focuses or reads it, and it leads nowhere. */
function createFrame({ url, classNames }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.classList.add("islet-background-media__frame", ...classNames);
  frame.setAttribute("aria-hidden", "true");
  frame.setAttribute("tabindex", "-1");
  frame.setAttribute("inert", "");
  frame.setAttribute("allow", "autoplay");
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  // YouTube plays nothing for a page that does not say where it is.
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  frame.src = url;
  return frame;
}

function messageIn(data: unknown): Message {
  const parsed = parseJson(data);
  const message = parsed.ok ? parsed.value : data;
  return isRecord(message) ? message : {};
}

/** Plays a provider's video in a frame. */
export function createFramePlayer(
  box: HTMLElement,
  { signal, listen, after }: WidgetContext,
  options: FrameOptions,
): Player {
  const { provider, events } = options;
  const frame = createFrame(options);
  let isHeard = false;
  let greetings = 0;

  // No secrets are sent. Where the frame is blocked it shows a page of the browser's, and to name another origin is an error.
  const send = (message: Message) => frame.contentWindow?.postMessage(JSON.stringify(message), "*");

  /** A player that has only loaded does not listen yet. */
  function greet() {
    if (isHeard) return;
    if (greetings++ >= MOST_GREETINGS) return events.failed("it does not answer");
    for (const greeting of provider.greetings) send(greeting);
    after(GREET_EVERY_MS, greet);
  }

  listen(frame, "load", greet, { once: true });
  listen(window, "message", (event) => {
    const { source, origin, data } = event as MessageEvent<unknown>;
    if (source !== frame.contentWindow || origin !== `https://${provider.host}`) return;
    // What it was told before it was ready may be lost.
    if (!isHeard) for (const greeting of provider.greetings) send(greeting);
    isHeard = true;
    const { state, error, seconds } = provider.read(messageIn(data));
    if (error !== undefined) events.failed(error);
    if (seconds !== undefined) events.time(seconds);
    if (state) events[state]();
  });
  box.append(frame);
  signal.addEventListener("abort", () => frame.remove());
  return {
    play: () => send(provider.play),
    pause: () => send(provider.pause),
    seek: (seconds) => send(provider.seek(seconds)),
  };
}
