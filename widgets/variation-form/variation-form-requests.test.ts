import { describe, expect, it, vi } from "vitest";
import { atRest, type CartCall } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import {
  calls,
  choose,
  chosenId,
  list,
  marks,
  one,
  press,
  problem,
  productPage,
  shown,
  variation,
} from "#tests/support/variation-page.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

describe("more variations than the shop prints", () => {
  async function chooseBoth(colour = "Red") {
    await choose("size", "Small");
    await choose("colour", colour);
  }
  const call = (index = 0) => calls[index] as CartCall;

  it("are asked from the server, once for each choice", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    expect([call().endpoint, call().body]).toEqual([
      "get_variation",
      { product_id: "38", attribute_size: "Small", attribute_colour: "Red" },
    ]);
    expect(one(".single_variation").getAttribute("aria-busy")).toBe("true");
    await call().answer(variation(7, "Small", "Red"));
    expect([chosenId(), shown(), one(".single_variation").hasAttribute("aria-busy")]).toEqual([
      "7",
      "£7",
      false,
    ]);
    await choose("colour", "Blue");
    await call(1).answer(variation(8, "Small", "Blue"));
    await choose("colour", "Red");
    expect([calls.length, shown()]).toEqual([2, "£7"]);
  });

  it("are asked once for choices that were made before the code for them was there", async () => {
    await mountMarkup(productPage(false));
    for (const [name, value] of [
      ["size", "Small"],
      ["colour", "Red"],
    ] as const) {
      list(name).value = value;
      list(name).dispatchEvent(new Event("change", { bubbles: true }));
    }
    await atRest();
    expect(calls).toHaveLength(1);
  });

  it("that no variation fits is asked once, too", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    await call().answer("false");
    await choose("colour", "Blue");
    await call(1).answer(variation(8, "Small", "Blue"));
    await choose("colour", "Red");
    expect(calls).toHaveLength(2);
    expect(document.querySelector(".wc-no-matching-variations")).not.toBeNull();
  });

  it("are waited for 10 seconds", async () => {
    await mountMarkup(productPage(false));
    await choose("size", "Small");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    list("colour").value = "Red";
    list("colour").dispatchEvent(new Event("change", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(9_990);
    expect(calls).toHaveLength(1);
    expect(problem()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(20);
    vi.useRealTimers();
    await atRest();
    expect(problem()).toContain("could not be looked up");
  });

  it("only the last answer counts", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    await choose("colour", "Blue");
    await call(1).answer(variation(8, "Small", "Blue"));
    await call(0).answer(variation(7, "Small", "Red"));
    expect([chosenId(), shown()]).toEqual(["8", "£8"]);
  });

  it("one that does not exist is told in the shop's own markup, once, and a press is refused", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    await call().answer("false");
    expect(one("[role=alert] > .wc-no-matching-variations.woocommerce-info").textContent).toContain(
      "no products matched",
    );
    expect(await press()).toBe(false);
    await choose("colour", "Blue");
    expect(document.querySelector(".wc-no-matching-variations")).toBeNull();
  });

  it.each([
    ["an error of the server", "<h1>Error</h1>", 500],
    ["a login page", "<!doctype html><p>Log in</p>", 200],
    ["an empty answer", "", 200],
    ["half an answer", '{"variation_id"', 200],
    ["a refusal", "-1", 403],
    ["something else", "[]", 200],
  ])("%s is told; choices stay, and the form can be sent", async (_what, body, status) => {
    await mountMarkup(productPage(false, { widgets: "variation-form add-to-cart" }));
    await chooseBoth();
    await call().answer(body, status);
    expect(problem()).toBe(
      "The price of this choice could not be looked up. You can still add it to your cart.",
    );
    expect([list("colour").value, chosenId(), marks()]).toEqual(["Red", "0", []]);
    expect(await press()).toBe(true);
    expect(calls).toHaveLength(1);
  });
});
