import type { Replay, Settle, Wait } from "./wait.ts";

/** Events that say a visitor wants this widget (clause runtime.12). */
const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin", "click", "submit"];

/** The longest a press waits for its widget, in ms; then the server's own link or form does its work. */
const HOLD_LIMIT_MS = 4_000;

/** What the browser answers by itself, and must not before the widget has had its say. */
const PRESSABLE = "a,button,input,label,summary,[role],[tabindex]";

interface Hold {
  readonly wanted: Promise<void>;
  /** By what each of them settles. */
  readonly widgets: Set<Settle>;
  release(replay?: Replay): void;
}

const holds = new WeakMap<HTMLElement, Hold>();

/** Presses are kept from the browser until the widget can answer them; a modified click opens a tab and is not ours. */
const isHeld = ({ type, target, button, ctrlKey, metaKey, shiftKey }: MouseEvent, host: HTMLElement) =>
  type === "submit" ||
  (type === "click" &&
    !(button || ctrlKey || metaKey || shiftKey) &&
    host.contains((target as Element).closest(PRESSABLE)));

/** Without any widget the server's link or form does its work. */
const plainly: Replay = (event) => {
  const { type, target } = event;
  if (type === "click") (target as HTMLElement).click();
  if (type === "submit")
    HTMLFormElement.prototype.requestSubmit.call(target, (event as SubmitEvent).submitter);
};

/** Events are kept from the first one on; several widgets of one host share them, and the last one to settle lets go. */
function hold(host: HTMLElement): Hold {
  const kept: Event[] = [];
  const listening = new AbortController();
  let limit: ReturnType<typeof setTimeout> | undefined;
  let want = () => {};

  const release = (replay: Replay = plainly) => {
    listening.abort();
    clearTimeout(limit);
    holds.delete(host);
    for (const event of kept.splice(0)) replay(event, host);
  };

  function keep(event: Event) {
    // Only once the event has run its course: a widget whose code is here already would hear it twice.
    setTimeout(want);
    if (isHeld(event as MouseEvent, host)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      limit ??= setTimeout(release, HOLD_LIMIT_MS);
      kept.push(event);
    } else if (!kept.length || event.type === "keydown") kept.push(event);
  }

  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  for (const sign of SIGNS) host.addEventListener(sign, keep, { capture: true, signal: listening.signal });
  return { wanted, widgets: new Set(), release };
}

/** When the visitor points at, presses, focuses or submits something in the host. */
export async function interaction({ host, signal }: Omit<Wait, "argument">): Promise<Settle> {
  const held = holds.get(host) ?? hold(host);
  holds.set(host, held);
  const { wanted, widgets, release } = held;
  const settle: Settle = (replay) => {
    if (widgets.delete(settle) && !widgets.size) release(replay);
  };
  widgets.add(settle);
  signal.addEventListener("abort", () => settle());
  await wanted;
  return settle;
}
