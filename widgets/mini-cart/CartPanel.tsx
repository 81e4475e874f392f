import { safeUrl } from "#browser/safe-url.ts";
import { useIslet } from "#runtime/island-context.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import { CONTENT } from "#shop/mini-cart/markup.ts";

interface CartPanelProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A theme's cart: the server's rows, total and buttons below Islet's heading. */
export function CartPanel({ label, closeLabel, onClose }: CartPanelProps) {
  const { page } = useIslet();
  const cartUrl = safeUrl(page.cartUrl, "link");
  return (
    <>
      <div className="islet-mini-cart__head">
        <h2 className="islet-mini-cart__title">{label}</h2>
        <button type="button" className="islet-mini-cart__close" aria-label={closeLabel} onClick={onClose} />
      </div>
      <div className="islet-mini-cart__content">
        <ServerContent select={CONTENT} />
        {cartUrl && (
          <a className="islet-mini-cart__link" href={cartUrl}>
            {page.text("view_cart", "View cart")}
          </a>
        )}
      </div>
    </>
  );
}
