import { queryAll } from "#dom/query.ts";

export const ALERTS = ".woocommerce-error, .woocommerce-message, .wc-block-components-notice-banner";
export const INFO = ".woocommerce-info, .wc-block-components-notice-banner.is-info";
export const ERROR = ".woocommerce-error, .is-error";

const WRAPPER = ".woocommerce-notices-wrapper";
const GROUP = ".woocommerce-NoticeGroup";
const BUILDER_AREA = ".e-woocommerce-notices-wrapper";
/** Parts of the page that the shop prints as notices. */
const PARTS =
  ".wc-empty-cart-message, .woocommerce-form-coupon-toggle, .woocommerce-form-login-toggle, .payment_box, .e-notices-demo-notice, .demo_store";

/**
 * The page's notices outside the area; a group counts as one notice. The page builder hides every notice outside its
 * area, so that area also gets those of lists.
 */
export function findNotices(area: HTMLElement): HTMLElement[] {
  const isBuilder = area.matches(BUILDER_AREA);
  return queryAll(document.body, `${GROUP}, ${ALERTS}, ${INFO}`).filter((notice) => {
    const isOfList = notice.matches(INFO) && !isBuilder && !notice.closest(WRAPPER);
    const isPart = notice.closest(PARTS) || notice.parentElement?.closest(GROUP);
    return !isOfList && !isPart && !area.contains(notice);
  });
}
