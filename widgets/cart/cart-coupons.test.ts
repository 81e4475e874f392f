import { describe, expect, it, vi } from "vitest";
import { announcements } from "#tests/support/announcements.ts";
import { cart, enter, field, fixture, last, one, press, told } from "#tests/support/cart-page.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

describe("coupons", () => {
  const REFUSAL = '<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>';
  /** The cart anew, and the header's, which a refused coupon asks for as in the shop. */
  async function answerAnew() {
    await last().answer(cart());
    await last().answer("{}");
  }

  it("a refused one is explained at its field until something else is typed", async () => {
    const { islet } = await mountMarkup(fixture);
    const applied = vi.fn();
    islet.bus.on("applied_coupon", applied);
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "nope";
    await enter(code);
    expect(last().url).toBe("/?wc-ajax=apply_coupon");
    expect(last().body.get("coupon_code")).toBe("nope");
    await last().answer(
      '<ul class="woocommerce-error" role="alert"><li>Coupon "nope" does not exist.</li></ul>',
    );
    expect(one("#coupon-error-notice").textContent).toBe('Coupon "nope" does not exist.');
    expect(code.getAttribute("aria-describedby")).toBe("coupon-error-notice");
    expect(applied).toHaveBeenCalledExactlyOnceWith({ code: "nope" });
    expect(document.activeElement).toBe(code);
    code.dispatchEvent(new Event("input", { bubbles: true }));
    expect(document.querySelector("#coupon-error-notice")).toBeNull();
    expect(code.hasAttribute("aria-invalid")).toBe(false);
  });

  it("after a refused one the cart is shown anew, as in the shop, and everybody is told; the words at its field stay", async () => {
    const { islet } = await mountMarkup(fixture);
    const heard: string[] = [];
    for (const name of ["applied_coupon", "updated_cart_totals", "updated_wc_div"] as const)
      islet.bus.on(name, () => void heard.push(name));
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "nope";
    await enter(code);
    await last().answer(REFUSAL);
    await last().answer(cart());
    expect(heard).toEqual(["applied_coupon", "updated_cart_totals", "updated_wc_div"]);
    expect(one("#coupon-error-notice").textContent).toBe("No such coupon.");
    expect(one<HTMLInputElement>("#coupon_code").value).toBe("nope");
    expect(document.activeElement).toBe(one("#coupon_code"));
  });

  it("a refused one gets the focus from its button, but not from a visitor who has gone on", async () => {
    await mountMarkup(fixture);
    const code = one<HTMLInputElement>("#coupon_code");
    const refuse = () => last().answer(REFUSAL);
    code.value = "nope";
    one("[name=apply_coupon]").focus();
    await press(one("[name=apply_coupon]"));
    await refuse();
    expect(document.activeElement).toBe(code);
    expect(announcements()).toEqual(["No such coupon."]);
    await answerAnew();
    code.value = "no";
    await press(one("[name=apply_coupon]"));
    field().focus();
    await refuse();
    expect(document.activeElement).toBe(field());
    expect(announcements()).toEqual(["No such coupon."]);
  });

  it.each([
    ["stays in its field", () => one("#coupon_code").focus(), "alert"],
    ["comes from its button", () => one("[name=apply_coupon]").focus(), null],
  ])(
    "a refused one is told once, and not again with new markup, where the focus %s",
    async (_, focus, role) => {
      const { islet } = await mountMarkup(fixture);
      focus();
      one<HTMLInputElement>("#coupon_code").value = "nope";
      await press(one("[name=apply_coupon]"));
      await last().answer(REFUSAL);
      expect(one("#coupon-error-notice").getAttribute("role")).toBe(role);
      islet.bus.emit("wc_update_cart", { preserveNotices: true });
      await atRest();
      await last().answer(cart());
      expect(one("#coupon-error-notice").textContent).toBe("No such coupon.");
      expect(told()).toEqual([]);
    },
  );

  it("a refused one is an alert as in the shop once it has been read with its field, also in new markup", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { islet, stop } = await mountMarkup(fixture);
    const role = () => one("#coupon-error-notice").getAttribute("role");
    one("[name=apply_coupon]").focus();
    one<HTMLInputElement>("#coupon_code").value = "nope";
    await press(one("[name=apply_coupon]"));
    await last().answer(REFUSAL);
    expect(role()).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(role()).toBe("alert");
    expect(announcements()).toEqual(["No such coupon."]);
    islet.bus.emit("wc_update_cart", { preserveNotices: true });
    await atRest();
    await last().answer(cart());
    vi.advanceTimersByTime(1_000);
    expect(role()).toBe("alert");
    expect(announcements()).toEqual(["No such coupon."]);
    stop();
    vi.useRealTimers();
  });

  it("a refused one is forgotten when something else fails: its field is valid again", async () => {
    const { islet } = await mountMarkup(fixture);
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "nope";
    await enter(code);
    await last().answer(REFUSAL);
    await answerAnew();
    await press(one(".product-remove a"));
    await last().answer("", 429);
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
    expect([code.hasAttribute("aria-invalid"), code.hasAttribute("aria-describedby")]).toEqual([
      false,
      false,
    ]);
    islet.bus.emit("wc_update_cart", { preserveNotices: true });
    await atRest();
    await last().answer(cart());
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
  });

  it("what cannot be checked says so, and the code stays", async () => {
    await mountMarkup(fixture);
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "save10";
    await enter(code);
    await last().answer("", 429);
    expect(announcements()).toEqual(["The coupon could not be checked. Please try again."]);
    expect(code.value).toBe("save10");
  });
});
