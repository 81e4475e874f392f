import { nextState, type PaymentEvent, type PaymentState } from "./states.ts";

/** What the provider shows, and what may come of it. */
export interface ProviderWindow {
  /** Clean nodes; not in the document yet. */
  readonly content: HTMLElement;
  /** The provider's page in it; null where the provider answers in words. */
  readonly frame: HTMLIFrameElement | null;
  /** Whose messages count. */
  readonly origins: readonly string[];
  /** Told once it is on the screen. */
  shown(): void;
  /** The provider gives up: `cancelled` by the visitor, or because its page cannot be loaded. */
  giveUp(isCancelled: boolean): void;
  /** What gets the focus when it closes. */
  invoker(): HTMLElement | undefined;
}

/** A payment at one moment. */
export interface PaymentSnapshot {
  readonly state: PaymentState;
  /** While `open`. */
  readonly provider: ProviderWindow | undefined;
}

/** The payment of a page: whoever takes it moves it, whoever draws it follows. */
export interface Payment {
  get(): PaymentSnapshot;
  /** Hears of every move; returns its undo. */
  subscribe(listener: () => void): () => void;
  /** Moves as the table of states says; false where the event means nothing now. */
  move(event: PaymentEvent, provider?: ProviderWindow): boolean;
}

const known = new WeakMap<HTMLElement, Payment>();

/** The payment that is drawn in this host: the same object for whoever takes it and whoever draws it. */
export function paymentOf(host: HTMLElement): Payment {
  const payment = known.get(host) ?? createPayment();
  known.set(host, payment);
  return payment;
}

function createPayment(): Payment {
  const listeners = new Set<() => void>();
  let snapshot: PaymentSnapshot = { state: "idle", provider: undefined };
  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move(event, provider) {
      const state = nextState(snapshot.state, event);
      if (!state) return false;
      snapshot = { state, provider: state === "open" ? provider : undefined };
      for (const listener of [...listeners]) listener();
      return true;
    },
  };
}
