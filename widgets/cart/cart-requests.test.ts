import { expect, it, vi } from "vitest";
import { callShop } from "./cart-requests.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const TOTALS = '<div class="cart_totals"><table><tr><th>Total</th><td>£9.00</td></tr></table></div>\n';
const page = { wcAjaxUrl: "/?wc-ajax=%%endpoint%%", nonces: {}, allowedHosts: [] } as unknown as Parameters<
  typeof callShop
>[1];

function ask(answer: string) {
  vi.stubGlobal("fetch", async () => new Response(answer));
  return callShop("update_shipping_method", page, {});
}

it.each([
  ["a closing comment", "<!-- cached -->"],
  ["a number", "0"],
  ["a warning", "\n<b>Warning</b>: Undefined index in x.php on line 3"],
])("a notice that is followed by %s is the shop's word", async (_, after) => {
  const answer = await ask(
    `<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>${after}`,
  );
  expect(answer instanceof HTMLElement && answer.querySelector("li")?.textContent).toBe("No such coupon.");
});

it("an answer that was cut is not taken for the cart, wherever the cut is", async () => {
  const whole = await ask(TOTALS);
  expect(whole instanceof HTMLElement && whole.textContent?.trim()).toBe("Total£9.00");
  const end = TOTALS.trimEnd().length;
  for (let cut = 1; cut < end; cut++)
    expect([cut, await ask(TOTALS.slice(0, cut))]).toEqual([cut, "unknown"]);
});
