import { beforeEach, expect, it } from "vitest";
import { createTotalAnnouncer } from "./total-announcer.ts";

let life: AbortController;
const region = () => document.querySelector("[role=status]");
const show = (total: string) => {
  document.querySelector("tbody")!.innerHTML =
    `<tr class="cart-subtotal"><th>Subtotal</th><td>£1</td></tr><tr class="order-total"><th>Total</th><td>\n<strong>${total}</strong>  <small>(incl. tax)</small></td></tr>`;
};

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = "<main><table><tbody></tbody></table></main>";
  show("£18.00");
});

it("a new total is announced politely, in the shop's words, once", () => {
  const announceTotal = createTotalAnnouncer(document.querySelector("main")!, life.signal);
  announceTotal();
  expect(region()?.textContent).toBe("");
  show("£20.00");
  announceTotal();
  expect(region()?.textContent).toBe("Total £20.00 (incl. tax)");
  const [said] = region()?.childNodes ?? [];
  announceTotal();
  expect(region()?.firstChild).toBe(said);
  life.abort();
  expect(region()).toBeNull();
});

it("a cart without a total is nothing to announce; the next total is new", () => {
  const announceTotal = createTotalAnnouncer(document.querySelector("main")!, life.signal);
  document.querySelector("tbody")!.innerHTML = "";
  announceTotal();
  expect(region()?.textContent).toBe("");
  show("£18.00");
  announceTotal();
  expect(region()?.textContent).toBe("Total £18.00 (incl. tax)");
  life.abort();
});
