import type { Checkout } from "./checkout.ts";
import { createFormActions } from "./form-actions.ts";
import { followClicks, followEnter } from "./form-events.ts";
import { BOX_PANELS, createPanels } from "./panels/panels.ts";

/** Runs Elementor's login and coupon boxes beside the shop's own script, which does everything else. */
export function followBoxes(checkout: Checkout): void {
  const actions = createFormActions(checkout, {
    panels: createPanels(checkout, BOX_PANELS),
    totalsQueue: { pause() {}, resume() {} },
    checkoutUrl: "",
  });
  const rules = { ...actions, hasBoxes: true, removeCoupon: undefined };
  followClicks(checkout, rules);
  followEnter(checkout, rules);
}
