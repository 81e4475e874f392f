import { pressWithSpace } from "#dom/press-with-space.ts";
import { slideToggle } from "#dom/slide-toggle.ts";
import { queryAll, query } from "#dom/query.ts";
import { COUPON_BOX, LOGIN_BOX } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";

/** The slide's pace of the shop and the builder (reference: shop 5.6, 5.7). */
const SLIDE_MS = 400;

/** What opens what: the shop's own templates, and the builder's divs inside the form. */
const BOXES = [
  { toggle: "a.showlogin", box: "form.login, form.woocommerce-form--login" },
  { toggle: "a.showcoupon", box: "form.checkout_coupon" },
  { toggle: `${LOGIN_BOX} .e-show-login`, box: ".e-woocommerce-login-anchor" },
  { toggle: `${COUPON_BOX} .e-show-coupon-form`, box: ".e-coupon-anchor" },
];

const FIRST_FIELD = "input:not([type=hidden])";

/** Login and coupon boxes that open and shut (checkout.1, checkout.4); served open or shut, they begin shut. */
export function createBoxes({ host, context, changes }: Checkout) {
  const { id, listen } = context;
  const pairs = BOXES.flatMap(({ toggle, box }) => {
    const [button, target] = [query(host, toggle), query(host, box)];
    return button && target ? [{ button, box: target }] : [];
  });

  function set(button: HTMLElement, box: HTMLElement, isOpen: boolean, durationMs = SLIDE_MS) {
    changes.setAttribute(button, "aria-expanded", String(isOpen));
    slideToggle(box, { isOpen, durationMs, changes });
    if (isOpen) query(box, FIRST_FIELD)?.focus({ preventScroll: true });
  }

  for (const [index, { button, box }] of pairs.entries()) {
    changes.setAttribute(button, "role", "button");
    if (!box.id) changes.setAttribute(box, "id", `${id}-box-${index}`);
    changes.setAttribute(button, "aria-controls", box.id);
    set(button, box, false, 0);
    const toggle = (event: Event) => {
      event.preventDefault();
      set(button, box, button.getAttribute("aria-expanded") !== "true");
    };
    listen(button, "click", toggle);
    pressWithSpace(context, button, () => button);
  }

  return {
    /** Shuts the box that holds, or is, this element; the focus goes to what opens it. */
    close(inside: Element) {
      for (const { button, box } of pairs) {
        if (!box.contains(inside) && !inside.contains(box)) continue;
        set(button, box, false);
        button.focus({ preventScroll: true });
      }
    },
  };
}

const TICKS = [
  { tick: "#ship-to-different-address input", box: "div.shipping_address" },
  { tick: "input#createaccount", box: "div.create-account:not(p):has(#account_password, input)" },
];

/** Parts of the form that a tick opens: another address, an account (reference: shop 5.6). */
export function followTicks({ host, form, context, changes }: Checkout): void {
  const show = (durationMs: number) => {
    for (const { tick, box } of TICKS) {
      const input = query<HTMLInputElement>(form, tick);
      if (!input) continue;
      for (const target of queryAll(form, box)) {
        if (target.contains(input)) continue;
        slideToggle(target, { isOpen: input.checked, durationMs, changes });
        const password = query<HTMLInputElement>(target, "#account_password");
        if (password && !input.checked) password.value = "";
      }
    }
  };
  show(0);
  context.listen(host, "change", ({ target }) => {
    if (target instanceof Element && TICKS.some(({ tick }) => target.matches(tick))) show(SLIDE_MS);
  });
}

/** The terms unfold below their link (reference: shop 5.6). */
export function followTerms({ host, context, changes }: Checkout): void {
  const LINK = "a.woocommerce-terms-and-conditions-link";
  const isOpen = (link: Element) => link.classList.contains(`woocommerce-terms-and-conditions-link--open`);
  context.listen(host, "click", (event) => {
    const link = event.target instanceof Element && event.target.closest(LINK);
    const terms = query(host, "div.woocommerce-terms-and-conditions");
    if (!link || !terms) return;
    event.preventDefault();
    const willOpen = !isOpen(link);
    changes.toggleClass(link, "woocommerce-terms-and-conditions-link--open", willOpen);
    changes.toggleClass(link, "woocommerce-terms-and-conditions-link--closed", !willOpen);
    slideToggle(terms, { isOpen: willOpen, durationMs: SLIDE_MS, changes });
  });
}
