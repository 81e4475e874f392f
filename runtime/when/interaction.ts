import { submitForm } from "../submit-form.ts";
import type { Replay, ReleaseEvents, Wait } from "./wait.ts";

/** Events that say a visitor wants this widget (clause runtime.12). */
const TRIGGER_EVENTS = ["pointerover", "pointerdown", "keydown", "focusin", "click", "submit"];

/** The longest a press waits for its widget, in ms; then the server's own link or form does its work. */
const HOLD_LIMIT_MS = 4_000;

/** What the browser answers by itself, and must not before the widget has had its say. */
const PRESSABLE = "a,button,input,label,summary,[role],[tabindex]";

interface CapturedEvents {
  readonly wanted: Promise<void>;
  /** What each of them releases the events with. */
  readonly widgets: Set<ReleaseEvents>;
  release(replay?: Replay): void;
}

const captures = new WeakMap<HTMLElement, CapturedEvents>();

/** Presses are stored from the browser until the widget can answer them; a modified click opens a tab and is not ours. */
const isHeldBack = ({ type, target, button, ctrlKey, metaKey, shiftKey }: MouseEvent, host: HTMLElement) =>
  type === "submit" ||
  (type === "click" &&
    !(button || ctrlKey || metaKey || shiftKey) &&
    host.contains((target as Element).closest(PRESSABLE)));

/** Without any widget the server's link or form does its work. */
const dispatchNatively: Replay = (event) => {
  const { type, target } = event;
  if (type === "click") (target as HTMLElement).click();
  if (type === "submit") submitForm(target as HTMLFormElement, (event as SubmitEvent).submitter);
};

/** Stores events from the first one on; the widgets of one host share them, and the last to release lets them happen. */
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
    // Only once the event has run its course: a widget whose code is here already would hear it twice.
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

/** When the visitor points at, presses, focuses or submits something in the host. */
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
