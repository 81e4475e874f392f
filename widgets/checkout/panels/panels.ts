import { slideToggle } from "#dom/motion/slide-toggle.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import { query, queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
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

/**
 * Closes the panels for login and coupon; their links open them. A link may come later, such as that in the shop's own
 * error, and stand anywhere; it opens the panel after it.
 */
export function createPanels(
  { host, context, changes }: Pick<Checkout, "host" | "context" | "changes">,
  kinds: readonly PanelSelectors[],
): Panels {
  const { panels, panelOf, toggleAt, togglesOf } = finderOf(host, kinds);
  const openPanels = new WeakSet<Element>();
  const lastToggles = new WeakMap<Element, HTMLElement>();
  let count = 0;

  function mark(panel: HTMLElement) {
    if (!panel.id) changes.setAttribute(panel, "id", `${context.id}-box-${count++}`);
    for (const toggle of togglesOf(panel)) {
      changes.setAttribute(toggle, "aria-controls", panel.id);
      changes.setAttribute(toggle, "aria-expanded", String(openPanels.has(panel)));
    }
  }

  function setOpen(panel: HTMLElement, isOpen: boolean, durationMs = SLIDE_MS) {
    openPanels[isOpen ? "add" : "delete"](panel);
    mark(panel);
    slideToggle(panel, { isOpen, durationMs, changes });
    if (isOpen) query(panel, FIRST_FIELD)?.focus({ preventScroll: true });
  }

  for (const panel of panels()) setOpen(panel, false, 0);
  context.listen(document, "focusin", ({ target }) => {
    const panel = panelOf(toggleAt(target));
    if (panel) mark(panel);
  });
  context.listen(document, "click", (event) => {
    const toggle = toggleAt(event.target);
    const panel = panelOf(toggle);
    if (!toggle || !panel) return;
    event.preventDefault();
    lastToggles.set(panel, toggle);
    setOpen(panel, !openPanels.has(panel));
  });
  // Space scrolls the page where the shop prints a link.
  pressWithSpace(context, document, (target) => {
    const toggle = toggleAt(target);
    return toggle?.matches("[role=button]") ? toggle : null;
  });

  return {
    close(element) {
      for (const panel of panels()) {
        if (!panel.contains(element) && !element.contains(panel)) continue;
        setOpen(panel, false);
        const last = lastToggles.get(panel);
        (last?.isConnected ? last : togglesOf(panel)[0])?.focus({ preventScroll: true });
      }
    },
  };
}

/** Finds links and panels as they are now. */
function finderOf(host: HTMLElement, kinds: readonly PanelSelectors[]) {
  const allToggles = kinds.map(({ toggle }) => toggle).join(", ");

  function panelOf(toggle: Element | null): HTMLElement | undefined {
    const kind = toggle && kinds.find((selectors) => toggle.matches(selectors.toggle));
    const found = kind ? queryAll(host, kind.panel) : [];
    const isAfter = (panel: Element) =>
      toggle && toggle.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING;
    return found.find(isAfter) ?? found[0];
  }
  const togglesOf = (panel: Element) =>
    queryAll(document, allToggles).filter((toggle) => panelOf(toggle) === panel);

  return {
    panelOf,
    togglesOf,
    toggleAt: (target: EventTarget | null) =>
      isElement(target) ? target.closest<HTMLElement>(allToggles) : null,
    /** Those that a link opens. */
    panels: () =>
      kinds.flatMap(({ panel }) => queryAll(host, panel)).filter((panel) => togglesOf(panel).length),
  };
}
