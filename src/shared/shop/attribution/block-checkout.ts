import { getAttributionData } from "./attribution-data.ts";
import { onTrackingChange } from "./tracking.ts";

/** The part of the block editor's `wp.data` that is used here. */
export interface BlockData {
  /** Undefined if the page has no such store. */
  dispatch(store: string):
    | {
        setExtensionData?(
          namespace: string,
          data: Readonly<Record<string, unknown>>,
          isReplaced: boolean,
        ): unknown;
      }
    | undefined;
  /** Calls the listener after every change of the store; returns its undo. */
  subscribe(listener: () => void, store: string): () => void;
}

const STORE = "wc/store/checkout";
const NAMESPACE = "woocommerce/order-attribution";

/**
 * Writes the origin of an order into the block checkout's extension data until the signal aborts. The store's first
 * change resets the data, so it is written again then.
 */
export function feedBlockCheckout(data: BlockData, signal: AbortSignal): void {
  const send = () => void data.dispatch(STORE)?.setExtensionData?.(NAMESPACE, getAttributionData(), true);
  let isChanged = false;
  const unsubscribe = data.subscribe(() => {
    if (isChanged || signal.aborted) return;
    isChanged = true;
    send();
  }, STORE);
  signal.addEventListener("abort", unsubscribe);
  onTrackingChange(send, signal);
  send();
}
