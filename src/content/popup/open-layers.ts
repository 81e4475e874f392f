/** A popup that is on the screen, as the keyboard and the pointer meet it. */
export interface Layer {
  readonly isModal: boolean;
  /** Escape, where the popup is not modal: a modal one hears of it from the browser, by its cancel event. */
  escape(event: KeyboardEvent): void;
  /** A press that began and ended at `target`. */
  press(target: Element): void;
}

const layers: Layer[] = [];
let listening = new AbortController();
/** Where a press has begun, and what was on top then: what its own click opens hears nothing of it. */
let begun: { readonly at: EventTarget | null; readonly top: Layer | undefined } | null = null;

/** Whether something on the screen makes the rest of the page inert. */
export const hasModalLayer = (): boolean => layers.some(({ isModal }) => isModal);

/**
 * Puts a popup on top; returns its undo. Only the one on top hears Escape and presses
 * (reference: content 1.12), and each event closes one at most.
 */
export function addLayer(layer: Layer): () => void {
  if (layers.length === 0) listen();
  layers.push(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
    if (layers.length === 0) listening.abort();
  };
}

function listen() {
  listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      begun = { at: target, top: layers.at(-1) };
    },
    { signal, capture: true },
  );
  document.addEventListener("click", press, { signal });
  document.addEventListener("keydown", escape, { signal });
}

/** Text that is selected by dragging out of a popup ends with a click outside: that one was no press there. */
function press({ target }: MouseEvent) {
  const top = target === begun?.at ? begun.top : undefined;
  begun = null;
  const isThere = target instanceof Element && target.isConnected;
  if (isThere && top && layers.includes(top)) top.press(target);
}

function escape(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (event.key === "Escape" && !event.defaultPrevented && !top?.isModal) top?.escape(event);
}
