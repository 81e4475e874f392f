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

it("an answer that was cut is not taken for the cart, wherever the cut is", async () => {
  const whole = await ask(TOTALS);
  expect(whole instanceof HTMLElement && whole.textContent?.trim()).toBe("Total£9.00");
  const end = TOTALS.trimEnd().length;
  for (let cut = 1; cut < end; cut++)
    expect([cut, await ask(TOTALS.slice(0, cut))]).toEqual([cut, "unknown"]);
});
