import { type CSSProperties, useEffect, useLayoutEffect } from "react";
import { createChanges } from "#dom/state/changes.ts";
import { useIslet } from "#runtime/island-context.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import type { IslandProps } from "#runtime/widget.ts";
import { cartWords } from "#shop/mini-cart/marks.ts";
import { CONTAINER, MAIN, TOGGLE } from "#shop/mini-cart/markup.ts";
import { type DropdownSize, sizeStyles } from "#shop/mini-cart/measure-dropdown.ts";
import { CartPanel } from "./CartPanel.tsx";
import { Drawer } from "./Drawer.tsx";
import { type CartMarkup, holdsToggle } from "./read-markup.ts";
import { ServerMarks } from "./ServerMarks.tsx";
import type { Settings } from "./settings.ts";
import { useDismissal } from "./use-dismissal.ts";
import { useDropdownSize } from "./use-dropdown-size.ts";
import { useOpening } from "./use-opening.ts";
import { useServerControls } from "./use-server-controls.ts";

/** A drawer that is open already slides on from where it is. */
const styleOf = (size: DropdownSize | undefined, openMs: number | undefined) =>
  ({
    ...(size && sizeStyles(size)),
    ...(openMs !== undefined && { "--islet-drawer-delay": `${-openMs}ms` }),
  }) as CSSProperties;

type Props = IslandProps<Settings, CartMarkup>;

/** Opens the cart over the page or below its button. On a page that is both cart and checkout it stays a link. */
export function MiniCart(props: Props) {
  return props.content.isLink ? <CartLink hasBox={props.content.hasBox} /> : <OpeningCart {...props} />;
}

function CartLink({ hasBox }: Pick<CartMarkup, "hasBox">) {
  const { host, page, signal } = useIslet();
  useEffect(() => {
    const toggle = host.querySelector(TOGGLE);
    const changes = createChanges(signal);
    if (toggle) changes.setAttribute(toggle, "href", page.cartUrl);
  }, [host, page, signal]);
  return hasBox ? null : <ServerContent select={holdsToggle} />;
}

function OpeningCart({ settings, content: { isElementor, hasBox, taken } }: Props) {
  const context = useIslet();
  const { host, id, page, guard, load } = context;
  const isModal = settings.cartType === "side-cart" && !hasBox;
  const panelId = `${id}-panel`;
  const { label, closeLabel } = cartWords(page);
  const opening = useOpening(settings, taken);
  const { isOpen, close, openMs } = opening;
  useServerControls(opening, { isHovered: settings.openCart === "mouseover", closesOnLeave: !isModal });
  const size = useDropdownSize(isOpen && !isModal);
  useDismissal(isOpen && !isModal, host, close);
  useEffect(() => {
    // Elementor prints its box before the button, so Tab would not reach it.
    if (isOpen && !isModal && isElementor && host.querySelector(`:is(${TOGGLE}):focus`))
      host.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true });
  }, [isOpen, isModal, isElementor, host]);
  // Where it was before the cart was drawn again around it. The drawer has moved the focus to its first control by now.
  useLayoutEffect(() => taken?.focused?.focus({ preventScroll: true }), [taken]);
  useEffect(() => {
    if (!isElementor) return;
    guard(async () =>
      (await load(() => import("#shop/cart/refresh-menu-carts.ts"))).refreshMenuCarts(
        context,
        settings.templates,
      ),
    );
  }, [isElementor, context, guard, load, settings.templates]);

  const panel = <CartPanel label={label} closeLabel={closeLabel} onClose={close} />;
  const listPx = size?.listPx;
  const marks = (
    <ServerMarks {...{ isOpen, isElementor, hasBox, isModal, panelId, label, closeLabel, listPx }} />
  );
  if (hasBox) return marks;
  return (
    <div className="islet-mini-cart" style={styleOf(size, openMs)}>
      {/* First: the drawer moves the focus to an element that must be marked and visible by then. */}
      {marks}
      <ServerContent select={holdsToggle} />
      {isModal && (
        <Drawer id={panelId} isOpen={isOpen} label={label} background={CONTAINER} onClose={close}>
          {isElementor ? (
            <ServerContent select={CONTAINER} />
          ) : (
            <div className="islet-drawer__panel islet-mini-cart__panel">{panel}</div>
          )}
        </Drawer>
      )}
      {!isModal && !isElementor && (
        <div id={panelId} className="islet-mini-cart__panel islet-mini-cart__dropdown" hidden={!isOpen}>
          {panel}
        </div>
      )}
    </div>
  );
}
