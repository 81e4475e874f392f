import { submitForm } from "../submit-form.ts";
import type { Replay, ReleaseEvents, Wait } from "./wait.ts";

/** Events that show that the visitor wants this widget. */
const TRIGGER_EVENTS = ["pointerover", "pointerdown", "keydown", "focusin", "click", "submit"];

/** The longest a press waits for its widget; then the server's link or form works natively. */
const HOLD_LIMIT_MS = 4_000;

/** Elements whose clicks the browser must not handle before the widget. */
const PRESSABLE = "a,button,input,label,summary,[role],[tabindex]";

interface CapturedEvents {
  readonly wanted: Promise<void>;
  /** The widgets that wait for these events. */
  readonly widgets: Set<ReleaseEvents>;
  release(replay?: Replay): void;
}

const captures = new WeakMap<HTMLElement, CapturedEvents>();

/** Presses are held back until the widget can handle them; a click with a modifier opens a tab and is not. */
const isHeldBack = ({ type, target, button, ctrlKey, metaKey, shiftKey }: MouseEvent, host: HTMLElement) =>
  type === "submit" ||
  (type === "click" &&
    !(button || ctrlKey || metaKey || shiftKey) &&
    host.contains((target as Element).closest(PRESSABLE)));

/** Repeats an event without a widget: the server's link or form works. */
const dispatchNatively: Replay = (event) => {
  const { type, target } = event;
  if (type === "click") (target as HTMLElement).click();
  if (type === "submit") submitForm(target as HTMLFormElement, (event as SubmitEvent).submitter);
};

/** Stores the events of a host. Its widgets share them; they are replayed when the last widget releases them. */
function captureEvents(host: HTMLElement): CapturedEvents {
  const stored: Event[] = [];
  const listening = new AbortController();
  let limit: ReturnType<typeof setTimeout> | undefined;
  let want = () => {};

  const release = (replay: Replay = dispatchNatively) => {
    listening.abort();
    clearTimeout(limit);
    captures.delete(host);
    for (const event of stored.splice(0)) replay(event, host);
  };

  function store(event: Event) {
    // After this event: a widget whose code is loaded already would handle it twice.
    setTimeout(want);
    if (isHeldBack(event as MouseEvent, host)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      limit ??= setTimeout(release, HOLD_LIMIT_MS);
      stored.push(event);
    } else if (!stored.length || event.type === "keydown") stored.push(event);
  }

  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  for (const type of TRIGGER_EVENTS)
    host.addEventListener(type, store, { capture: true, signal: listening.signal });
  return { wanted, widgets: new Set(), release };
}

/** When the visitor points at, presses, focuses or submits something in the host. Holds back presses meanwhile. */
export async function interaction({ host, signal }: Omit<Wait, "argument">): Promise<ReleaseEvents> {
  const captured = captures.get(host) ?? captureEvents(host);
  captures.set(host, captured);
  const { wanted, widgets, release } = captured;
  const releaseEvents: ReleaseEvents = (replay) => {
    if (widgets.delete(releaseEvents) && !widgets.size) release(replay);
  };
  widgets.add(releaseEvents);
  signal.addEventListener("abort", () => releaseEvents());
  await wanted;
  return releaseEvents;
}
