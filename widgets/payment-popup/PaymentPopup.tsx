import {
  type CSSProperties,
  type FocusEvent,
  type SyntheticEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { IslandProps } from "#runtime/widget.ts";
import { paymentOf } from "#shop/payment/payment.ts";
import type { Settings } from "./settings.ts";
import { useProvider } from "./use-provider.ts";
import { useWindow } from "./use-window.ts";

/** The provider's page in a dialog over the shop's (clauses payment-popup.7 and .9). */
export function PaymentPopup({ settings: { label, closeButtonFade } }: IslandProps<Settings>) {
  const { host, page } = useIslet();
  const payment = paymentOf(host);
  const { provider } = useSyncExternalStore(payment.subscribe, payment.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isKeyboard, setKeyboard] = useState(false);
  const close = () => void payment.move("closed");
  const show = ({ target }: FocusEvent) => setKeyboard((was) => was || target.matches(":focus-visible"));
  const { isBusy, problem } = useProvider(provider, close);
  useWindow(provider, { dialog, panel, place });

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="islet-payment"
      aria-label={label || page.text("payment", "Payment")}
      style={{ "--islet-payment-fade": `${closeButtonFade}s` } as CSSProperties}
      onCancel={cancel}
      onClose={() => dialog.current?.open || close()}
    >
      <div ref={panel} className="islet-payment__panel" tabIndex={-1} aria-busy={isBusy}>
        <button
          type="button"
          className="islet-payment__close"
          aria-label={page.text("close", "Close")}
          data-shown={isKeyboard}
          onFocus={show}
          onClick={close}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
            <path d="m2 2 12 12M14 2 2 14" />
          </svg>
        </button>
        <p className="islet-payment__problem" role="alert">
          {problem}
        </p>
        <div ref={place} className="islet-payment__place" />
        <div className="islet-payment__loader" role="status" data-busy={isBusy}>
          {isBusy && (
            <span className="islet-visually-hidden">{page.text("payment_loading", "Loading…")}</span>
          )}
        </div>
      </div>
    </dialog>
  );
}
