import { describe, expect, it, vi } from "vitest";
import {
  button,
  cart,
  enter,
  field,
  fixture,
  last,
  one,
  page,
  press,
  sent,
  told,
  type,
} from "#tests/support/cart-page.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

describe("quantities", () => {
  it("cart.1 are sent 1500 ms after the last change, once", async () => {
    await mountMarkup(fixture);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("2");
    vi.advanceTimersByTime(1_400);
    type("3");
    vi.advanceTimersByTime(1_499);
    await atRest();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await atRest();
    expect(sent).toHaveLength(1);
    expect(last().url).toBe("/cart/");
    expect(last().body.get("cart[aaa111][qty]")).toBe("3");
    expect(last().body.get("update_cart")).toBe("Update cart");
  });

  it("cart.1 that are empty wait for the visitor", async () => {
    await mountMarkup(fixture);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("");
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await atRest();
    expect(sent).toEqual([]);
  });

  it("cart.1 that are wrong are not sent: the browser's own words stand beside the field until it is right", async () => {
    const { stop } = await mountMarkup(fixture.replaceAll('min="0"', 'min="0" max="5"'));
    const wait = async () => {
      vi.advanceTimersByTime(1_500);
      vi.useRealTimers();
      await atRest();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(HTMLInputElement.prototype, "validationMessage", "get").mockImplementation(function (
      this: HTMLInputElement,
    ) {
      return Number(this.value) > 5 ? "At most 5." : "";
    });
    field("bbb222").focus();
    type("99");
    await wait();
    type("99");
    await wait();
    expect([sent, told()]).toEqual([[], ["At most 5."]]);
    expect(field().closest("td")?.textContent).toContain("At most 5.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(one(`[id="${field().getAttribute("aria-describedby")}"]`).textContent).toBe("At most 5.");
    expect(document.activeElement).toBe(field("bbb222"));
    type("4");
    expect([told(), field().hasAttribute("aria-invalid")]).toEqual([[], false]);
    await wait();
    vi.useRealTimers();
    expect(last().body.get("cart[aaa111][qty]")).toBe("4");
    stop();
  });

  it("cart.2 cannot be changed in the editor, and nothing there is sent", async () => {
    await mountMarkup(fixture, { config: { is_editor: true } });
    expect(field().disabled).toBe(true);
    expect(button().disabled).toBe(true);
    await press(one(".product-remove a"));
    expect(sent).toEqual([]);
  });

  it("cart.2 in a preview are not sent by themselves", async () => {
    await mountMarkup(fixture, { config: { is_preview: true } });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await atRest();
    expect([sent, field().disabled]).toEqual([[], false]);
  });

  it("cart.2 what the editor itself says of an add asks for nothing", async () => {
    await mountMarkup(fixture, { config: { is_editor: true } });
    const detail = { fragments: { e_manually_triggered: true } };
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { detail, bubbles: true }));
    await atRest();
    expect(sent).toEqual([]);
  });

  it("the button can be pressed once something has changed, until the server knows it", async () => {
    const { islet } = await mountMarkup(fixture);
    const events: string[] = [];
    for (const name of ["updated_cart_totals", "updated_wc_div"] as const)
      islet.bus.on(name, () => events.push(name));
    expect(button().disabled).toBe(true);
    type("2");
    expect(button().disabled).toBe(false);
    const same = field();
    await enter(field());
    expect(one(".cart_item").getAttribute("aria-busy")).toBe("true");
    await last().answer(
      cart({ beanie: "2", notice: '<div class="woocommerce-message" role="alert">Cart updated.</div>' }),
    );
    expect(field()).toBe(same);
    expect(field().value).toBe("2");
    expect(button().disabled).toBe(true);
    expect(one(".cart_item").hasAttribute("aria-busy")).toBe(false);
    expect(told()).toEqual(["Cart updated."]);
    expect(events).toEqual(["updated_cart_totals", "updated_wc_div"]);
  });

  it("the button can be pressed at once for what was typed before the code came", async () => {
    const { settled } = await mountMarkup(
      fixture.replace('data-widget="cart"', '$& data-widget-on="interaction"'),
    );
    field().value = "2";
    field().dispatchEvent(new Event("pointerover", { bubbles: true }));
    await vi.waitFor(() => expect(one("[data-widget=cart]").dataset["widgetState"]).toBe("mounted"));
    await settled();
    expect(button().disabled).toBe(false);
    await press(button());
    expect(last().body.get("cart[aaa111][qty]")).toBe("2");
  });

  it("what the server does not take is shown as it is in the cart", async () => {
    await mountMarkup(fixture);
    type("99");
    await enter(field());
    const notice = '<ul class="woocommerce-error" role="alert"><li>Only 5 left.</li></ul>';
    await last().answer(cart({ notice }));
    expect(field().value).toBe("1");
    expect(told()).toEqual(["Only 5 left."]);
  });

  it("a list of quantities shows what the shop has made of the choice", async () => {
    const options = (chosen: string) =>
      ["1", "2", "4"]
        .map((value) => `<option${value === chosen ? " selected" : ""}>${value}</option>`)
        .join("");
    const withList = (markup: string, chosen: string) =>
      markup.replace(
        /<input[^>]*name="cart\[aaa111\]\[qty\]"[^>]*>/,
        `<select class="qty" name="cart[aaa111][qty]">${options(chosen)}</select>`,
      );
    await mountMarkup(withList(fixture, "1"));
    const select = one<HTMLSelectElement>("select.qty");
    select.value = "4";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await press(button());
    await last().answer(withList(cart(), "2"));
    expect(one<HTMLSelectElement>("select.qty").value).toBe("2");
  });

  it.each([
    [
      "a quantity that is a text",
      '<input class="qty" inputmode="numeric" name="cart[aaa111][qty]" value="1">',
    ],
    ["an add-on's field", '<input type="text" name="cart[aaa111][engraving]" value="For A">'],
  ])("Enter in %s updates the cart, and applies no coupon", async (_, markup) => {
    await mountMarkup(fixture);
    one(".cart_item td:last-child").insertAdjacentHTML("beforeend", `<span id="other">${markup}</span>`);
    const other = one<HTMLInputElement>("#other input");
    other.value = "2";
    other.dispatchEvent(new Event("input", { bubbles: true }));
    await enter(other);
    expect(last().body.has("update_cart")).toBe(true);
    expect(last().body.has("apply_coupon")).toBe(false);
  });

  it("a number typed while an answer is on its way stays, in a field without the focus, too", async () => {
    await mountMarkup(fixture);
    type("2");
    await enter(field());
    type("4");
    type("7", "bbb222");
    await last().answer(cart({ beanie: "2" }));
    expect([field().value, field("bbb222").value]).toEqual(["4", "7"]);
    expect(button().disabled).toBe(false);
  });

  it("cart.1 that were sent by themselves are not sent again when the field is left", async () => {
    await mountMarkup(fixture);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(1_500);
    await atRest();
    expect(sent).toHaveLength(1);
    await last().answer(cart({ beanie: "3" }));
    // The header's cart.
    await last().answer("{}");
    field().dispatchEvent(new Event("change", { bubbles: true }));
    vi.advanceTimersByTime(1_500);
    vi.useRealTimers();
    await atRest();
    expect(button().disabled).toBe(true);
    expect(sent.filter(({ url }) => url === "/cart/")).toHaveLength(1);
  });

  it("are sent with 1 where a theme gives the button no value", async () => {
    await mountMarkup(fixture.replace(' name="update_cart" value="Update cart"', ' name="update_cart"'));
    type("2");
    await enter(field());
    expect(last().body.get("update_cart")).toBe("1");
  });

  it.each([
    ["3", ["The cart could not be updated. Please try again."]],
    ["0", []],
  ])(
    "%s whose answer is lost is not done by a cart without its row, unless it is none",
    async (value, words) => {
      await mountMarkup(fixture);
      type(value);
      await enter(field());
      await last().drop();
      const left = document.createElement("div");
      left.innerHTML = fixture;
      left.querySelector("[href*=aaa111]")?.closest("tr")?.remove();
      await last().answer(page(left.innerHTML));
      expect(told()).toEqual(words);
    },
  );

  it("a refused nonce is replaced by the one of the answer, once", async () => {
    await mountMarkup(fixture);
    type("2");
    await enter(field());
    await last().answer(cart({ nonce: "ffffffffff" }));
    expect(sent.map(({ body }) => body.get("woocommerce-cart-nonce"))).toEqual(["d03163f6af", "ffffffffff"]);
    await last().answer(cart({ beanie: "2", nonce: "ffffffffff" }));
    expect(field().value).toBe("2");
  });

  const FAILED = "The cart could not be updated. Please try again.";
  const LOST = /^No answer came, so the change may have been made already\. /;
  it.each([
    ["a refusal of the server", "", 429],
    ["a login page", page("<form></form>"), 200],
    ["half an answer", cart({ beanie: "2" }).slice(0, 900), 200],
  ])("%s is told, and the next press is the browser's own", async (_what, text, status) => {
    await mountMarkup(fixture);
    type("2");
    await enter(field());
    await last().answer(text, status);
    // A lost answer is asked for once more.
    if (status === 200) await last().answer("", 429);
    expect(told()).toEqual([status === 200 ? expect.stringMatching(LOST) : FAILED]);
    expect(field().value).toBe("2");
    let isOurs = true;
    const look = (event: Event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener("submit", look, { once: true });
    await press(button());
    expect(isOurs).toBe(false);
  });

  it("the page that the browser is on the way to says what was done: nothing asks the shop before it", async () => {
    const { islet } = await mountMarkup(fixture);
    type("2");
    await enter(field());
    await last().answer("", 429);
    const asked = sent.length;
    const leave = new Event("submit", { bubbles: true, cancelable: true });
    Object.assign(leave, { submitter: button() });
    button().closest("form")?.dispatchEvent(leave);
    islet.bus.emit("wc_update_cart", {});
    await atRest();
    expect(leave.defaultPrevented).toBe(false);
    expect(sent).toHaveLength(asked);
    islet.bus.emit("page/restored", {});
    await atRest();
    expect(sent).toHaveLength(asked + 1);
  });
});

it("an add-on's field that may stay empty holds no quantity back", async () => {
  const addOn = '<input class="qty" type="number" name="gift_boxes[aaa111]" value="">';
  await mountMarkup(fixture.replace(/<input[^>]*name="cart\[aaa111\]\[qty\]"/, `${addOn}$&`));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type("3");
  vi.advanceTimersByTime(1_500);
  vi.useRealTimers();
  await atRest();
  expect(sent.map(({ body }) => body.get("cart[aaa111][qty]"))).toEqual(["3"]);
});
