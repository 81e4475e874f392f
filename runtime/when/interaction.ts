import { submitForm } from "../submit-form.ts";
import type { ReleaseEvents, Replay, Wait } from "./wait.ts";

/** Events that show that the visitor wants this widget. */
const TRIGGER_EVENTS = ["pointerover", "pointerdown", "keydown", "focusin", "click", "change", "submit"];

/** The longest a press waits for its widget; then the server's link or form works natively. */
const HOLD_LIMIT_MS = 4_000;

/** Elements whose clicks the browser must not handle before the widget, and icons, which may stand for a button. */
const PRESSABLE = "a,button,input,label,summary,[role],[tabindex],[class*=icon]";

/** Adds a widget that waits for a host's events; `wanted` starts it. */
type AddWidget = (wanted: () => void) => ReleaseEvents;

const captures = new WeakMap<HTMLElement, AddWidget>();

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
function captureEvents(host: HTMLElement): AddWidget {
  const stored: Event[] = [];
  let widgets: (() => void)[] = [];
  let isWanted = false;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function release(replay: Replay = dispatchNatively) {
    for (const type of TRIGGER_EVENTS) host.removeEventListener(type, store, true);
    clearTimeout(limit);
    captures.delete(host);
    for (const event of stored.splice(0)) replay(event, host);
  }

  function want() {
    if (!isWanted) for (const wanted of widgets) wanted();
    isWanted = true;
  }

  function store(event: Event) {
    // After this event: a widget whose code is loaded already would handle it twice.
    setTimeout(want);
    if (isHeldBack(event as MouseEvent, host)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      limit ??= setTimeout(release, HOLD_LIMIT_MS);
      stored.push(event);
    } else if (!stored.length || /^(keydown|change)$/.test(event.type)) stored.push(event);
  }

  for (const type of TRIGGER_EVENTS) host.addEventListener(type, store, true);
  return (wanted) => {
    // A push would reserve room for more.
    widgets = widgets.concat(wanted);
    if (isWanted) queueMicrotask(() => widgets.includes(wanted) && wanted());
    return (replay) => {
      if (!widgets.includes(wanted)) return;
      widgets = widgets.filter((other) => other !== wanted);
      if (!widgets.length) release(replay);
    };
  };
}

/**
 * When the visitor points at, presses, focuses or submits something in the host. Holds back presses until they are
 * released.
 */
export const interaction: Wait = (host, start) => {
  const addWidget = captures.get(host) ?? captureEvents(host);
  captures.set(host, addWidget);
  const releaseEvents = addWidget(() => start(releaseEvents));
  return releaseEvents;
};
