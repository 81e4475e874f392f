import { queryAll, query } from "#dom/query.ts";
import { askPage, askShop, type CartAnswer, NOTICE } from "../requests.ts";
import { COUPON } from "../cart-page.ts";
import { type ActionRunner, isPage } from "./run-action.ts";

interface Coupon {
  readonly code: string;
  /** Taken off otherwise. */
  readonly isOn: boolean;
  readonly pressed: HTMLElement;
}

const CALLS = {
  on: { name: "apply_coupon", event: "applied_coupon", what: "coupon" },
  off: { name: "remove_coupon", event: "removed_coupon", what: "removal" },
} as const;

/** A coupon on or off: what the shop says of it, then the cart with it (reference: shop 4.5). */
export function changeCoupon(runner: ActionRunner, { code, isOn, pressed }: Coupon): Promise<void> {
  const { context, fail, host, inTurn, messages, page, show, signal, totals, urlOf } = runner;
  const { name, event, what } = CALLS[isOn ? "on" : "off"];
  const field = () => query<HTMLInputElement>(host, COUPON);
  const hasIt = ({ root }: CartAnswer) =>
    queryAll(root, "[data-coupon]").some(
      ({ dataset }) => dataset["coupon"]?.toLowerCase() === code.toLowerCase(),
    );

  function refuse(reason: string) {
    messages.clearNotices();
    messages.tellCoupon(reason);
    context.bus.emit(event, { code });
  }

  async function showAnswer(told: HTMLElement | "unknown") {
    const now = await askPage(urlOf(), page);
    if (signal.aborted) return;
    if (told === "unknown" && !(isPage(now) && hasIt(now) === isOn))
      return fail({ what, loss: told, pressed });
    const coupon = field();
    if (coupon) coupon.value = "";
    context.bus.emit(event, { code });
    const notices = told === "unknown" ? [] : queryAll(told, NOTICE);
    if (isPage(now)) show(now, { notices });
    else messages.tell(notices);
  }

  messages.clearCoupon();
  return inTurn(
    `coupon ${code}`,
    () => [isOn ? field()?.closest(".coupon") : pressed.closest("tr"), totals()],
    async () => {
      const told = await askShop(name, page, { [isOn ? "coupon_code" : "coupon"]: code });
      if (signal.aborted || told === "leaving") return;
      if (told === "failed") return fail({ what, loss: told, pressed });
      const error = told !== "unknown" && isOn && query(told, ".woocommerce-error, .is-error");
      return error ? refuse(error.textContent?.trim() ?? "") : showAnswer(told);
    },
  );
}
