import { type RefObject, useLayoutEffect } from "react";
import { lockScroll } from "#dom/scroll-lock.ts";
import type { ProviderWindow } from "#shop/payment/payment.ts";

interface DialogRefs {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  /** Parent of the provider's content. */
  readonly body: RefObject<HTMLElement | null>;
}

/** Opens the dialog while there is a provider's window; then the focus returns to the invoker. */
export function useDialog(provider: ProviderWindow | undefined, { dialog, panel, body }: DialogRefs): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!provider || !element) return;
    body.current?.append(provider.content);
    element.showModal();
    // Not into the frame: it would swallow Escape.
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
