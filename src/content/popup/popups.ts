/** One popup of the page: whether it should be on the screen, from the wish to open until it has gone. */
export interface Popup {
  readonly host: HTMLElement;
  /** Its `avoid_multiple_popups`. */
  isAlone: boolean;
  /** Whether what decides when it opens runs on the host. */
  hasTriggers: boolean;
  /** What the visitor pressed to open it; gets the focus back. */
  readonly invoker: HTMLElement | null;
  /** Whether it should be seen. */
  isOpen(): boolean;
  /** Hears of every change of `isOpen`; returns its undo. */
  subscribe(listener: () => void): () => void;
  open(invoker: HTMLElement | null): void;
  close(): void;
  /** Told once nothing of it is on the screen any more, after its exit animation or its end. */
  leave(): void;
}

const known = new WeakMap<HTMLElement, Popup>();
/** In the order of opening; those on their way out still count. */
const onScreen = new Set<Popup>();

/** The popup of a host: the same object for whoever decides and whoever draws. */
export function popupOf(host: HTMLElement): Popup {
  const popup = known.get(host) ?? createPopup(host);
  known.set(host, popup);
  return popup;
}

/** The popup opened last. */
export const topPopup = (): Popup | undefined => [...onScreen].at(-1);

/** Whether another popup keeps this one away: one of the two wants to be alone (clause popup.5). */
export const isBlockedByAnother = (popup: Popup): boolean =>
  [...onScreen].some((other) => other !== popup && (other.isAlone || popup.isAlone));

function createPopup(host: HTMLElement): Popup {
  const listeners = new Set<() => void>();
  let isOpen = false;
  let invoker: HTMLElement | null = null;

  function set(next: boolean) {
    if (isOpen === next) return;
    isOpen = next;
    for (const listener of [...listeners]) listener();
  }

  const popup: Popup = {
    host,
    isAlone: false,
    hasTriggers: false,
    get invoker() {
      return invoker;
    },
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(pressed) {
      if (isOpen) return;
      invoker = pressed;
      onScreen.delete(popup);
      onScreen.add(popup);
      set(true);
    },
    close: () => set(false),
    leave() {
      onScreen.delete(popup);
      set(false);
    },
  };
  return popup;
}
