import { isElement } from "#runtime/node-type.ts";

/** A popup or another panel over the page, for keyboard and pointer. */
export interface Layer {
  readonly isModal: boolean;
  /** Whether Escape reaches a modal layer: a `dialog` element gets its own cancel event instead. */
  readonly hearsEscape?: boolean;
  /** Called for Escape. */
  escape(event: KeyboardEvent): void;
  /** Called for a press that began and ended at `target`. */
  press(target: Element): void;
}

const layers: Layer[] = [];
let listening = new AbortController();
/** Where a press began and which layer was on top: a press does not reach the layer that it opens. */
let pressStart: { readonly target: EventTarget | null; readonly top: Layer | undefined } | null = null;

/** Whether a modal popup is open: it makes the rest of the page inert. */
export const hasModalLayer = (): boolean => layers.some(({ isModal }) => isModal);

/** Puts a popup on top; only the top one gets Escape and presses. Returns a function that removes it. */
export function addLayer(layer: Layer): () => void {
  if (layers.length === 0) listen();
  layers.push(layer);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    if (layers.length === 0) listening.abort();
  };
}

function listen() {
  listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("pointerdown", startPress, { signal, capture: true });
  document.addEventListener("click", endPress, { signal });
  document.addEventListener("keydown", escape, { signal });
}

function startPress({ target }: Event) {
  pressStart = { target, top: layers.at(-1) };
}

/** A click elsewhere than the press began, as after selecting text across the edge of a popup, is ignored. */
function endPress({ target }: MouseEvent) {
  const top = target === pressStart?.target ? pressStart.top : undefined;
  pressStart = null;
  const isOnPage = isElement(target) && target.isConnected;
  if (isOnPage && top && layers.includes(top)) top.press(target);
}

function escape(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (event.key === "Escape" && !event.defaultPrevented && (top?.hearsEscape || !top?.isModal))
    top?.escape(event);
}
