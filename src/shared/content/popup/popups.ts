/** One popup of the page. It is open from the request to open until the request to close. */
export interface Popup {
  readonly host: HTMLElement;
  /** The setting `avoid_multiple_popups`: not shown together with other popups. */
  isExclusive: boolean;
  /** The element that the visitor pressed to open it; gets the focus back. */
  invoker: HTMLElement | null;
  isOpen(): boolean;
  /** Calls the listener at every change of `isOpen`; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  open(invoker: HTMLElement | null): void;
  close(): void;
  /** Takes it off the list of popups on the screen, after its exit animation or at its end. */
  remove(): void;
}

const popups = new WeakMap<HTMLElement, Popup>();
/** In the order of opening, including popups whose exit animation runs. */
const onScreen = new Set<Popup>();

/** Returns the popup of a host, the same object for popup and popup-triggers; it is open if that of the host before was. */
export function popupOf(host: HTMLElement): Popup {
  const popup = popups.get(host) ?? createPopup(host);
  popups.set(host, popup);
  const before = [...onScreen].find(isReplacedBy(host));
  if (before?.isOpen()) popup.open(before.invoker);
  return popup;
}

/** The popup opened last. */
export const topPopup = (): Popup | undefined => [...onScreen].at(-1);

/** Whether another popup is on the screen and one of the two is exclusive. */
export const isBlockedByAnother = (popup: Popup): boolean =>
  [...onScreen].some(
    (other) => other !== popup && other.host.isConnected && (other.isExclusive || popup.isExclusive),
  );

/** Whether a host has left the page, and this one has come for it. */
const isReplacedBy = (host: Element) => (popup: Popup) =>
  !popup.host.isConnected &&
  ["data-widget-key", "data-id", "id"].every(
    (name) => popup.host.getAttribute(name) === host.getAttribute(name),
  );

function createPopup(host: HTMLElement): Popup {
  const listeners = new Set<() => void>();
  let isOpen = false;

  function setOpen(next: boolean) {
    if (isOpen === next) return;
    isOpen = next;
    for (const listener of [...listeners]) listener();
  }

  const popup: Popup = {
    host,
    isExclusive: false,
    invoker: null,
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(invoker) {
      if (isOpen) return;
      popup.invoker = invoker;
      onScreen.delete(popup);
      onScreen.add(popup);
      setOpen(true);
    },
    close: () => setOpen(false),
    remove() {
      onScreen.delete(popup);
      setOpen(false);
    },
  };
  return popup;
}
