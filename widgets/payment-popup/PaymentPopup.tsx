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
import { Cross } from "#ui/Cross.tsx";
import type { Settings } from "./settings.ts";
import { useDialog } from "./use-dialog.ts";
import { useProviderMessages } from "./use-provider-messages.ts";

/** The provider's page in a modal dialog. */
export function PaymentPopup({ settings: { label, closeButtonFade } }: IslandProps<Settings>) {
  const { host, page } = useIslet();
  const payment = paymentOf(host);
  const { provider } = useSyncExternalStore(payment.subscribe, payment.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isKeyboard, setKeyboard] = useState(false);
  const close = () => void payment.move("closed");
  const showToKeyboard = ({ target }: FocusEvent) =>
    setKeyboard((was) => was || target.matches(":focus-visible"));
  const { isBusy, problem } = useProviderMessages(provider, close);
  useDialog(provider, { dialog, panel, body });

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
          className="islet-button islet-payment__close"
          aria-label={page.text("close", "Close")}
          data-shown={isKeyboard}
          onFocus={showToKeyboard}
          onClick={close}
        >
          <Cross />
        </button>
        <p className="islet-payment__problem" role="alert">
          {problem}
        </p>
        <div ref={body} className="islet-payment__place" />
        <div className="islet-payment__loader" role="status" data-busy={isBusy}>
          {isBusy && (
            <span className="islet-visually-hidden">{page.text("payment_loading", "Loading…")}</span>
          )}
        </div>
      </div>
    </dialog>
  );
}
