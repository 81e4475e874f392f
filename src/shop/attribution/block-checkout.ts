import { getAttributionData } from "./attribution-data.ts";
import { onTrackingChange } from "./tracking.ts";

/** What of the block editor's `wp.data` is needed; an adapter hands it over. */
export interface BlockData {
  /** Nothing where the page has no such store. */
  dispatch(store: string):
    | {
        setExtensionData?(
          namespace: string,
          data: Readonly<Record<string, unknown>>,
          isReplaced: boolean,
        ): unknown;
      }
    | undefined;
  /** Calls after every change of that store; returns its own end. */
  subscribe(changed: () => void, store: string): () => void;
}

const STORE = "wc/store/checkout";
const NAMESPACE = "woocommerce/order-attribution";

/**
 * Keeps the block checkout's extension data of an order's origin right until the signal aborts (clause
 * order-attribution.3). Sent once more after the store's first change, which resets it (reference: shop 11.5).
 */
export function feedBlockCheckout(data: BlockData, signal: AbortSignal): void {
  const send = () => void data.dispatch(STORE)?.setExtensionData?.(NAMESPACE, getAttributionData(), true);
  let isChanged = false;
  const stop = data.subscribe(() => {
    if (isChanged || signal.aborted) return;
    isChanged = true;
    send();
  }, STORE);
  signal.addEventListener("abort", stop);
  onTrackingChange(send, signal);
  send();
}
