import { type RefObject, useLayoutEffect } from "react";
import { lockScroll } from "#dom/scroll-lock.ts";
import type { ProviderWindow } from "#shop/payment/payment.ts";

interface Parts {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly place: RefObject<HTMLElement | null>;
}

/** Shows the provider's window while there is one: the focus comes in, and goes back to what was pressed. */
export function useWindow(provider: ProviderWindow | undefined, { dialog, panel, place }: Parts): void {
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!provider || !box) return;
    place.current?.append(provider.content);
    box.showModal();
    // Not into the frame: from there no key would reach this page, and Escape would close nothing.
    panel.current?.focus({ preventScroll: true });
    const unlock = lockScroll();
    provider.shown();
    return () => {
      provider.content.remove();
      unlock();
      box.close();
      // React ends this commit with the focus where it was when it began.
      queueMicrotask(() => provider.invoker()?.focus({ preventScroll: true }));
    };
  }, [provider, dialog, panel, place]);
}
