import { queryAll } from "#dom/query.ts";

export const ALERTS = ".woocommerce-error, .woocommerce-message, .wc-block-components-notice-banner";
export const INFO = ".woocommerce-info, .wc-block-components-notice-banner.is-info";
export const ERROR = ".woocommerce-error, .is-error";

const WRAPPER = ".woocommerce-notices-wrapper";
const GROUP = ".woocommerce-NoticeGroup";
const ELEMENTOR_AREA = ".e-woocommerce-notices-wrapper";
/** The shop's script, gateways and their tests find their errors here. */
const FORMS = "form.checkout, form#order_review, form#add_payment_method";
/** Parts of the page that the shop prints as notices. */
const PARTS =
  ".wc-empty-cart-message, .woocommerce-form-coupon-toggle, .woocommerce-form-login-toggle, .payment_box, .e-notices-demo-notice, .demo_store";

/**
 * The page's notices outside the area; a group counts as one notice. Elementor hides every notice outside its
 * area, so that area also gets those of lists.
 */
export function findNotices(area: HTMLElement): HTMLElement[] {
  const isElementor = area.matches(ELEMENTOR_AREA);
  return queryAll(document.body, `${GROUP}, ${ALERTS}, ${INFO}`).filter((notice) => {
    const isOfList = notice.matches(INFO) && !isElementor && !notice.closest(WRAPPER);
    const isPart = notice.closest(PARTS) || notice.parentElement?.closest(GROUP);
    return !isOfList && !isPart && !area.contains(notice);
  });
}

/** Whether a notice stays in the form of a checkout. Only Elementor's area takes it: Elementor hides it elsewhere. */
export const isOfForm = (notice: Element, area: Element): boolean =>
  !area.matches(ELEMENTOR_AREA) && notice.closest(FORMS) !== null;
