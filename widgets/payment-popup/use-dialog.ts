import { type RefObject, useLayoutEffect } from "react";
import { lockScroll } from "#dom/scroll/scroll-lock.ts";
import type { ProviderWindow } from "#shop/payment/payment.ts";

interface DialogRefs {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  /** The element that the provider's content is appended to. */
  readonly body: RefObject<HTMLElement | null>;
}

/** Keeps the dialog open while the provider has a window. When it closes, the focus returns to the element that opened it. */
export function useDialog(provider: ProviderWindow | undefined, { dialog, panel, body }: DialogRefs): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!provider || !element) return;
    body.current?.append(provider.content);
    element.showModal();
    // Focus the panel, not the provider's frame: inside a frame, Escape would not reach the dialog.
    panel.current?.focus({ preventScroll: true });
    const unlock = lockScroll();
    provider.onShown();
    return () => {
      provider.content.remove();
      unlock();
      element.close();
      // React restores the focus at the end of this commit.
      queueMicrotask(() => provider.invoker()?.focus({ preventScroll: true }));
    };
  }, [provider, dialog, panel, body]);
}
