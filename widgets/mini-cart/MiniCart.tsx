import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect } from "react";
import { createChanges } from "#dom/changes.ts";
import { useDismissal } from "#hooks/use-dismissal.ts";
import { useIslet } from "#runtime/island-context.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import type { IslandProps } from "#runtime/widget.ts";
import { Drawer } from "#ui/Drawer.tsx";
import { CartPanel } from "./CartPanel.tsx";
import { type CartMarkup, CLOSE, CONTAINER, holdsToggle, TOGGLE } from "./markup.ts";
import type { Settings } from "./settings.ts";
import { useOpening } from "./use-opening.ts";
import { useRoom } from "./use-room.ts";
import { useServerMarks } from "./use-server-marks.ts";

type Props = IslandProps<Settings, CartMarkup>;

/** Opens the cart over the page or below its button; on a page that is cart and checkout in one it stays a link. */
export function MiniCart(props: Props) {
  return props.content.isLink ? <CartLink /> : <OpeningCart {...props} />;
}

function CartLink() {
  const { host, page, signal } = useIslet();
  useEffect(() => {
    const toggle = host.querySelector(TOGGLE);
    if (toggle) createChanges(signal).setAttribute(toggle, "href", page.cartUrl);
  }, [host, page, signal]);
  return <ServerContent select={holdsToggle} />;
}

function OpeningCart({ settings, content: { isBuilder } }: Props) {
  const context = useIslet();
  const { host, id, page, guard } = context;
  const isModal = settings.cartType === "side-cart";
  const panelId = `${id}-panel`;
  const label = page.text("cart", "Cart");
  const closeLabel = page.text("close_cart", "Close cart");
  const { isOpen, press, hover, close } = useOpening(settings);
  const roomPx = useRoom(isOpen && !isModal);
  useServerMarks({ isOpen, isBuilder, isModal, panelId, label, closeLabel });
  useDismissal(isOpen && !isModal, host, close);
  useEffect(() => {
    if (!isBuilder) return;
    guard(async () => (await import("#shop/menu-cart.ts")).refreshMenuCarts(context, settings.templates));
  }, [isBuilder, context, guard, settings.templates]);

  const isOn = ({ target }: { target: EventTarget }, selector: string) =>
    target instanceof Element && !!target.closest(selector);

  function answerClick(event: MouseEvent) {
    if (isOn(event, CLOSE)) close();
    // A modified click opens the cart's page in a tab of its own.
    if (!isOn(event, TOGGLE) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    press();
  }

  function answerKey(event: KeyboardEvent) {
    const isSpace = event.key === " ";
    if (isSpace && isOn(event, TOGGLE)) press();
    else if ((isSpace || event.key === "Enter") && isOn(event, CLOSE)) close();
    else return;
    event.preventDefault();
  }

  const panel = <CartPanel label={label} closeLabel={closeLabel} onClose={close} />;
  return (
    // The server's own link and close button are operated here, because fragments replace them.
    <div
      className="islet-mini-cart"
      style={{ "--islet-mini-cart-list": roomPx && `${roomPx}px` } as CSSProperties}
      onClick={answerClick}
      onKeyDown={answerKey}
      onMouseOver={(event) => settings.openCart === "mouseover" && isOn(event, TOGGLE) && hover()}
      onMouseLeave={() => settings.openCart === "mouseover" && !isModal && close()}
    >
      <ServerContent select={holdsToggle} />
      {isModal && (
        <Drawer id={panelId} isOpen={isOpen} label={label} background={CONTAINER} onClose={close}>
          {isBuilder ? (
            <ServerContent select={CONTAINER} />
          ) : (
            <div className="islet-drawer__panel islet-mini-cart__panel">{panel}</div>
          )}
        </Drawer>
      )}
      {!isModal && !isBuilder && (
        <div id={panelId} className="islet-mini-cart__panel islet-mini-cart__dropdown" hidden={!isOpen}>
          {panel}
        </div>
      )}
    </div>
  );
}
