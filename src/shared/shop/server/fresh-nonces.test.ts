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

it("F22 a server that tells a visitor's nonces is asked for them, so that the page may come from a cache", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"nonces":{"apply_coupon":"dddddddddd"}}')));
  const page = completePage(
    { session_url: "/session", nonces: { apply_coupon: "aaaaaaaaaa" } },
    () => 1_280,
    () => {},
  );
  expect(await freshNonces(page)).toEqual({ apply_coupon: "dddddddddd" });
  expect(page.nonces["apply_coupon"]).toBe("dddddddddd");
  expect(await freshNonces(page, ["#woocommerce-process-checkout-nonce"])).toEqual({
    apply_coupon: "dddddddddd",
    update_order_review: "bbbbbbbbbb",
  });
  vi.unstubAllGlobals();
});
