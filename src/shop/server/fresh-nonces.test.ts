import { expect, it, vi } from "vitest";
import { completePage } from "#runtime/page.ts";
import { freshNonces } from "./fresh-nonces.ts";

const FETCHED = `<script>var wc_checkout_params = {"update_order_review_nonce":"bbbbbbbbbb"};</script>
  <input id="woocommerce-process-checkout-nonce" value="cccccccccc">`;

vi.mock("#browser/safe-html.ts", () => ({
  parseDocument: () =>
    Promise.resolve({ ok: true, data: new DOMParser().parseFromString(FETCHED, "text/html") }),
}));

it("F22 fresh nonces go into the page configuration and into the field of the form that holds one", async () => {
  document.body.innerHTML = '<input id="woocommerce-process-checkout-nonce" value="aaaaaaaaaa">';
  const page = completePage(
    { nonces: { update_order_review: "aaaaaaaaaa" } },
    () => 1_280,
    () => {},
  );
  const fresh = await freshNonces(page, ["#woocommerce-process-checkout-nonce"]);
  expect(fresh).toEqual({ update_order_review: "bbbbbbbbbb" });
  expect(page.nonces["update_order_review"]).toBe("bbbbbbbbbb");
  expect(document.querySelector("input")?.value).toBe("cccccccccc");
});
