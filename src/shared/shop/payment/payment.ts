import { nextState, type PaymentEvent, type PaymentState } from "./payment-states.ts";

/** The provider's page, ready to be shown, and its callbacks. */
export interface ProviderWindow {
  /** Clean nodes that are not in the document yet. */
  readonly content: HTMLElement;
  /** The frame of the provider's page; null if the provider sent text only. */
  readonly frame: HTMLIFrameElement | null;
  /** Origins whose messages count. */
  readonly origins: readonly string[];
  /** Called once the window is on the screen. */
  onShown(): void;
  /** Called if the visitor cancels at the provider, or if the provider's page cannot be loaded. */
  giveUp(isCancelled: boolean): void;
  /** The element that gets the focus when the window closes. */
  invoker(): HTMLElement | undefined;
}

/** A payment at one moment. */
export interface PaymentSnapshot {
  readonly state: PaymentState;
  /** Only while `open`. */
  readonly provider: ProviderWindow | undefined;
}

/** A store: the form's widget changes the payment, the popup's island draws it. */
export interface Payment {
  get(): PaymentSnapshot;
  /** Calls the listener after every change; returns its undo. */
  subscribe(listener: () => void): () => void;
  /** Applies an event; false if it is ignored in the current state. */
  move(event: PaymentEvent, provider?: ProviderWindow): boolean;
}

const payments = new WeakMap<HTMLElement, Payment>();

/** The payment of a popup's host: always the same object. */
export function paymentOf(host: HTMLElement): Payment {
  const payment = payments.get(host) ?? createPayment();
  payments.set(host, payment);
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
