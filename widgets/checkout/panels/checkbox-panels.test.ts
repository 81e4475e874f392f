import { expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import { calls, element, fixture, input } from "#tests/support/checkout-page.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const account = `<p class="create-account"><input type="checkbox" id="createaccount" name="createaccount"></p>
  <div class="create-account" data-widget="password-field" data-settings='{"strength":"yes","stop_checkout":"yes"}'>
    <p class="form-row"><input type="password" class="input-text" id="account_password" name="account_password"></p></div>`;

it("who types a weak password, then wants no account after all, can place the order", async () => {
  await mountMarkup(fixture.replace('<div id="order_review"', `${account}$&`));
  input("#createaccount").click();
  input("#account_password").value = "abc";
  input("#account_password").dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(element("#place_order").classList).toContain("disabled"));
  element("#place_order").click();
  await atRest();
  expect(calls).toHaveLength(0);
  input("#createaccount").click();
  await atRest();
  expect(element("#place_order").classList).not.toContain("disabled");
  element("#place_order").click();
  await atRest();
  expect(calls.map(({ endpoint }) => endpoint)).toContain("checkout");
  expect(calls.at(-1)?.body["account_password"]).toBe("");
});
