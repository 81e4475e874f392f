/** The link to the cart: Elementor's, the theme's, or that of a block of Islet's, which no theme's fragment replaces. */
export const TOGGLE = ".elementor-menu-cart__toggle_button, a.cart-contents, a.islet-cart-contents";
/** The cart's lines, total and buttons: what the shop's fragments replace. */
export const CONTENT = ".widget_shopping_cart_content";
/** The part of the content that scrolls. */
export const LIST = ".elementor-menu-cart__products, .woocommerce-mini-cart";
/** Elementor's overlay, its panel and its close button (a plain `div`). */
export const CONTAINER = ".elementor-menu-cart__container";
export const MAIN = ".elementor-menu-cart__main";
export const CLOSE = ".elementor-menu-cart__close-button, .elementor-menu-cart__close-button-custom";
/** Elementor's styles show the cart while the widget's root has this class. */
export const SHOWN = "elementor-menu-cart--shown";

/**
 * The box of a theme's own template: the nearest element around the content that the theme's styles take out of the page's
 * flow. Undefined if the content has none, or Elementor's.
 */
export function boxOf(host: HTMLElement): HTMLElement | undefined {
  let box = host.querySelector(CONTAINER) ? null : host.querySelector<HTMLElement>(CONTENT);
  while (box && box !== host && !/absolute|fixed/.test(getComputedStyle(box).position))
    box = box.parentElement;
  return box && box !== host && !box.querySelector(TOGGLE) ? box : undefined;
}

/** A header for other screen sizes is hidden: its drawer would block the page without being visible. */
export const isToggleShown = (host: HTMLElement): boolean =>
  host.querySelector(TOGGLE)?.checkVisibility?.() !== false;
