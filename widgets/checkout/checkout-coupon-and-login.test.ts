import { describe, expect, it, vi } from "vitest";
import { announcements } from "#tests/support/announcements.ts";
import { atRest } from "#tests/support/cart-server.ts";
import {
  alertTexts,
  calls,
  element,
  fixture,
  input,
  lastCall,
  mount,
  TABLE,
} from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

describe("coupon and login", () => {
  const login =
    '<form class="woocommerce-form-login login" method="post"><input name="username" value="ada"><input name="password" type="password" value="secret"><input type="hidden" name="woocommerce-login-nonce" value="0a0a0a0a0a"><input type="checkbox" name="rememberme" value="forever"><button type="submit" name="login">Log in</button></form>';
  const withLogin = fixture.replace('<form class="checkout_coupon', `${login}$&`);
  const send = async (selector: string) => {
    element<HTMLFormElement>(selector).requestSubmit();
    await atRest();
  };

  it.each([
    ["a link, whose Space scrolls the page", "", null, "false"],
    ["a button, which Space presses", ' role="button"', "button", "true"],
  ])("checkout.4 the opener stays what is printed, %s, and tells whether the box is open", async (...row) => {
    const [, attribute, role, afterSpace] = row;
    await mount(fixture.replace('class="showcoupon"', `$&${attribute}`));
    const opener = element(".showcoupon");
    const isOpen = () => opener.getAttribute("aria-expanded");
    expect([opener.getAttribute("role"), isOpen()]).toEqual([role, "false"]);
    expect(document.getElementById(opener.getAttribute("aria-controls") ?? "")).toBe(
      element("form.checkout_coupon"),
    );
    const space = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    opener.dispatchEvent(space);
    expect([isOpen(), space.defaultPrevented]).toEqual([afterSpace, role === "button"]);
    opener.click();
    expect(isOpen()).toBe(afterSpace === "true" ? "false" : "true");
  });

  it("checkout.4 a coupon is asked for once however often it is pressed, with the address's email", async () => {
    await mount();
    input("#coupon_code").value = "save10";
    element("form.checkout").insertAdjacentHTML(
      "beforeend",
      '<input id="billing_email" value="ada@example.com">',
    );
    await send("form.checkout_coupon");
    await send("form.checkout_coupon");
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["apply_coupon"]);
    expect(lastCall().body).toMatchObject({ coupon_code: "save10", billing_email: "ada@example.com" });
  });

  it("checkout.4 the box stays blocked until the notice stands: what is typed after it is kept", async () => {
    await mount();
    input("#coupon_code").value = "save10";
    await send("form.checkout_coupon");
    const box = element("form.checkout_coupon");
    const seen: unknown[] = [];
    const change = new MutationObserver(() => {
      if (!box.classList.contains("processing"))
        seen.push([document.querySelector(".woocommerce-message")?.textContent, input("#coupon_code").value]);
    });
    change.observe(box, { attributes: true });
    await lastCall().answer('<div class="woocommerce-message">Coupon applied.</div>');
    await vi.waitFor(() => expect(seen[0]).toEqual(["Coupon applied.", ""]));
    change.disconnect();
  });

  it("checkout.4 a coupon is taken off once however often its link is pressed", async () => {
    await mount();
    element(TABLE).insertAdjacentHTML(
      "beforeend",
      '<tfoot><tr><td><a class="woocommerce-remove-coupon" data-coupon="save10" href="/?remove_coupon=save10">Remove</a></td></tr></tfoot>',
    );
    for (const _ of [1, 2]) {
      element(".woocommerce-remove-coupon").click();
      await atRest();
    }
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["remove_coupon"]);
  });

  const printed = (html: string, selector: string) => {
    const body = document.createElement("body");
    body.innerHTML = html;
    return body.querySelector(selector)?.outerHTML;
  };

  it("checkout.4 an unmount while a coupon is checked leaves the box as it was printed", async () => {
    const page = await mount();
    await send("form.checkout_coupon");
    expect(element("form.checkout_coupon").classList).toContain("processing");
    page.stop();
    expect(element("form.checkout_coupon").outerHTML).toBe(printed(fixture, "form.checkout_coupon"));
    await atRest();
    expect(element("form.checkout_coupon").outerHTML).toBe(printed(fixture, "form.checkout_coupon"));
  });

  it("checkout.4 an unmount while a coupon's error is shown leaves the box as it was printed", async () => {
    const page = await mount();
    await send("form.checkout_coupon");
    await lastCall().answer('<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>');
    expect(input("#coupon_code").getAttribute("aria-invalid")).toBe("true");
    expect(input("#coupon_code").getAttribute("aria-describedby")).toBe("coupon-error-notice");
    expect(element("#coupon-error-notice").textContent).toBe("No such coupon.");
    expect(document.activeElement).toBe(input("#coupon_code"));
    expect(announcements()).toEqual(["No such coupon."]);
    page.stop();
    expect(element("form.checkout_coupon").outerHTML).toBe(printed(fixture, "form.checkout_coupon"));
  });

  it.each([
    ["is refused", '<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>', 200],
    ["cannot be checked", "", 500],
  ])("a coupon that %s takes away what was said of the one before", async (_, html, status) => {
    await mount();
    await send("form.checkout_coupon");
    await lastCall().answer('<div class="woocommerce-message" role="alert">Coupon code applied.</div>');
    expect(document.querySelector(".woocommerce-message")?.textContent).toBe("Coupon code applied.");
    await send("form.checkout_coupon");
    await calls.findLast(({ endpoint }) => endpoint === "apply_coupon")?.answer(html, status);
    await atRest();
    expect(element("#coupon-error-notice").textContent).not.toBe("");
    expect(document.querySelector(".woocommerce-message")).toBeNull();
  });

  it("a coupon's error is an alert as in the shop once it has been read with its field", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await mount();
    await send("form.checkout_coupon");
    await lastCall().answer('<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>');
    expect(alertTexts()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(alertTexts()).toEqual(["No such coupon."]);
    expect(announcements()).toEqual(["No such coupon."]);
    vi.useRealTimers();
  });

  it("checkout.2 an unmount while a login is on its way leaves the form as it was printed", async () => {
    const page = await mount(withLogin);
    await send("form.login");
    expect(element("form.login").classList).toContain("processing");
    page.stop();
    expect(element("form.login").outerHTML).toBe(printed(withLogin, "form.login"));
    await atRest();
    expect(element("form.login").outerHTML).toBe(printed(withLogin, "form.login"));
  });

  it("checkout.5 an empty login and an empty coupon are sent, `required` or not: the answer is the shop's", async () => {
    const html = withLogin
      .replaceAll(
        /<input name="(username)" value="ada">|<input name="(password)"[^>]*>/g,
        '<input name="$1$2" value="" required>',
      )
      .replace('<input type="text" name="coupon_code"', "$& required");
    const page = await mount(html);
    await send("form.login");
    expect(lastCall().body).toMatchObject({ username: "", password: "" });
    await send("form.checkout_coupon");
    expect(lastCall()).toMatchObject({ endpoint: "apply_coupon", body: { coupon_code: "" } });
    page.stop();
    for (const form of ["form.login", "form.checkout_coupon"])
      expect(element(form).outerHTML).toBe(printed(html, form));
  });

  it.each([false, true])(
    "checkout.2 the login posts its five fields, remember as ticked: %s",
    async (isTicked) => {
      await mount(withLogin);
      input("[name=rememberme]").checked = isTicked;
      await send("form.login");
      expect(lastCall().body).toEqual({
        action: "elementor_woocommerce_checkout_login_user",
        username: "ada",
        password: "secret",
        nonce: "0a0a0a0a0a",
        remember: String(isTicked),
      });
    },
  );
});

describe("openers that stand twice or come later", () => {
  const expanded = (opener: string) => element(opener).getAttribute("aria-expanded");

  it("checkout.4 a link in the shop's own error opens the coupon, and says whether it is open", async () => {
    await mount();
    element("form.checkout").insertAdjacentHTML(
      "beforebegin",
      '<div class="woocommerce-error" role="alert">Have a coupon? <a href="#" class="showcoupon" id="late">Enter it</a></div>',
    );
    element("#late").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(expanded("#late")).toBe("false");
    element("#late").click();
    expect([expanded("#late"), expanded(".showcoupon")]).toEqual(["true", "true"]);
    expect(document.activeElement).toBe(input("form.checkout_coupon [name=coupon_code]"));
    element(".showcoupon").click();
    expect(expanded("#late")).toBe("false");
  });

  it("checkout.4 of two copies each link opens the form behind it", async () => {
    const copies = /<div class="woocommerce-form-coupon-toggle">[^]*?<\/form>/.exec(fixture)?.[0] ?? "";
    await mount(fixture.replace(copies, `<div id="one">${copies}</div><div id="two">${copies}</div>`));
    element("#two .showcoupon").click();
    expect(["#one", "#two"].map((copy) => expanded(`${copy} .showcoupon`))).toEqual(["false", "true"]);
    expect(document.activeElement).toBe(input("#two [name=coupon_code]"));
  });
});

describe("other output around the shop's answer", () => {
  it("checkout.4 a refused coupon is told in the shop's words alone", async () => {
    await mount();
    input("form.checkout_coupon [name=coupon_code]").value = "nope";
    element<HTMLFormElement>("form.checkout_coupon").requestSubmit();
    await atRest();
    await lastCall().answer(
      '<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul><b>Warning</b>: Undefined index',
    );
    expect(element("#coupon-error-notice").textContent).toBe("No such coupon.");
  });

  it("checkout.4 a coupon of which no answer comes is told, and the totals are asked for", async () => {
    await mount();
    input("form.checkout_coupon [name=coupon_code]").value = "ten";
    element<HTMLFormElement>("form.checkout_coupon").requestSubmit();
    await atRest();
    await lastCall().drop();
    await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
    expect(input("form.checkout_coupon [name=coupon_code]").value).toBe("ten");
  });
});
