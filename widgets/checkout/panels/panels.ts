import { slideToggle } from "#dom/motion/slide-toggle.ts";
import { numbered } from "#dom/numbered.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import { query } from "#dom/query.ts";
import { COUPON_BOX, LOGIN_BOX } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";

/** The shop's own duration. */
const SLIDE_MS = 400;

interface PanelSelectors {
  readonly toggle: string;
  readonly panel: string;
}

/** The shop's login and coupon forms. */
export const SHOP_PANELS: readonly PanelSelectors[] = [
  { toggle: "a.showlogin", panel: "form.login, form.woocommerce-form--login" },
  { toggle: "a.showcoupon", panel: "form.checkout_coupon" },
];
/** Elementor's boxes inside the checkout form. */
export const BOX_PANELS: readonly PanelSelectors[] = [
  { toggle: `${LOGIN_BOX} .e-show-login`, panel: ".e-woocommerce-login-anchor" },
  { toggle: `${COUPON_BOX} .e-show-coupon-form`, panel: ".e-coupon-anchor" },
];

const FIRST_FIELD = "input:not([type=hidden])";

/** The panels for login and coupon. */
export interface Panels {
  /** Closes the panel around or inside an element and focuses its toggle. */
  close(element: Element): void;
}

/** Closes the panels for login and coupon; their links open them. */
export function createPanels(
  { host, context, changes }: Pick<Checkout, "host" | "context" | "changes">,
  panelSelectors: readonly PanelSelectors[],
): Panels {
  const pairs = panelSelectors.flatMap((selectors) => {
    const [toggle, panel] = [query(host, selectors.toggle), query(host, selectors.panel)];
    return toggle && panel ? [{ toggle, panel }] : [];
  });
  const setOpen = ({ toggle, panel }: (typeof pairs)[number], isOpen: boolean, durationMs = SLIDE_MS) => {
    changes.setAttribute(toggle, "aria-expanded", String(isOpen));
    slideToggle(panel, { isOpen, durationMs, changes });
    if (isOpen) query(panel, FIRST_FIELD)?.focus({ preventScroll: true });
  };

  for (const [index, pair] of numbered(pairs)) {
    const { toggle, panel } = pair;
    if (!panel.id) changes.setAttribute(panel, "id", `${context.id}-box-${index}`);
    changes.setAttribute(toggle, "aria-controls", panel.id);
    setOpen(pair, false, 0);
    context.listen(toggle, "click", (event) => {
      event.preventDefault();
      setOpen(pair, toggle.getAttribute("aria-expanded") !== "true");
    });
    // Space scrolls the page where the shop prints a link.
    pressWithSpace(context, toggle, () => (toggle.matches("[role=button]") ? toggle : null));
  }

  return {
    close(element) {
      for (const pair of pairs) {
        if (!pair.panel.contains(element) && !element.contains(pair.panel)) continue;
        setOpen(pair, false);
        pair.toggle.focus({ preventScroll: true });
      }
    },
  };
}
